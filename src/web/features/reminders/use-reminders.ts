import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { InputOf } from "#contracts/endpoint.ts";
import {
  type DeviceView,
  makeCalendar,
  type RemindersView,
  removeCalendar,
  removeDevice,
  setReminders,
  showReminders,
  testDevice,
} from "#contracts/reminders/reminders.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { addThisDevice, endThisDevice, thisDevice } from "#web/platform/push/push-device.ts";

const KEY = [showReminders.path];
const THIS_DEVICE_KEY = ["this push device"];

export function useReminders() {
  return useQuery({ ...queryOf(showReminders), ...READ_ON_MOUNT });
}

/** Null if this browser is not notified. */
export function useThisDevice() {
  return useQuery({ queryKey: THIS_DEVICE_KEY, queryFn: thisDevice, ...READ_ON_MOUNT });
}

export function useSetReminders() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changes: InputOf<typeof setReminders>) => call(setReminders, changes),
    onSuccess: (reminders) => queries.setQueryData(KEY, reminders),
  });
}

export function useMakeCalendar() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(makeCalendar, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRemoveCalendar() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeCalendar, {}),
    onSuccess: () => change(queries, () => ({ calendar: null })),
  });
}

export function useAddDevice(pushKey: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => addThisDevice(pushKey),
    onSuccess: (added) => {
      change(queries, ({ devices }) => ({
        devices: [...devices.filter(({ id }) => id !== added.id), added],
      }));
      queries.setQueryData(THIS_DEVICE_KEY, added.fingerprint);
    },
  });
}

export function useRemoveDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (device: DeviceView) => {
      await call(removeDevice, { deviceId: device.id });
      if ((await thisDevice()) === device.fingerprint) await endThisDevice();
    },
    onSuccess: (_, { id }) => {
      change(queries, ({ devices }) => ({ devices: devices.filter((device) => device.id !== id) }));
      void queries.invalidateQueries({ queryKey: THIS_DEVICE_KEY });
    },
  });
}

export function useTestDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (deviceId: string) => call(testDevice, { deviceId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

function change(
  queries: ReturnType<typeof useQueryClient>,
  changes: (before: RemindersView) => Partial<RemindersView>,
): void {
  queries.setQueryData<RemindersView>(KEY, (before) => before && { ...before, ...changes(before) });
}
