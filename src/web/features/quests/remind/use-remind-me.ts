import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { QuestView } from "#contracts/quests.ts";
import {
  forgetQuestReminder,
  type QuestReminderView,
  type RemindersView,
  remindOfQuest,
  showReminders,
} from "#contracts/reminders/reminders.ts";
import { dayAt } from "#domain/general/calendar-day.ts";
import { call } from "#web/platform/api/api.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { queryOf } from "#web/platform/api/query-of.ts";
import { t } from "#web/platform/language/text.ts";
import { addThisDevice, PushRefused, thisDevice } from "#web/platform/push/push-device.ts";
import { useMember } from "#web/platform/session/session.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { openProfile } from "#web/wiring/profile-address.ts";
import { longDay } from "../quest-time.ts";

const KEY = [showReminders.path];

/** Whether a reminder of this quest is set, and what sets it or takes it back with one tap. */
export function useRemindMe(quest: QuestView) {
  const queries = useQueryClient();
  const { timeZone } = useMember();
  const reminders = useQuery(queryOf(showReminders));
  const put = (change: (before: readonly QuestReminderView[]) => QuestReminderView[]) =>
    queries.setQueryData<RemindersView>(
      KEY,
      (before) => before && { ...before, quests: change(before.quests) },
    );
  const without = (list: readonly QuestReminderView[]) => list.filter(({ questId }) => questId !== quest.id);
  const forget = useMutation({
    mutationFn: () => call(forgetQuestReminder, { questId: quest.id }),
    onSuccess: () => {
      put(without);
      toast({ title: t("No reminder"), description: quest.title });
    },
    onError: (error) => toastError(displayOf(error)),
  });
  const remind = useMutation({
    mutationFn: async () => {
      const { pushKey, devices } = await queries.fetchQuery(queryOf(showReminders));
      await reachSomebody(pushKey, devices);
      return call(remindOfQuest, { questId: quest.id });
    },
    onSuccess: (set) => {
      put((list) => [...without(list), set]);
      void queries.invalidateQueries({ queryKey: KEY });
      toast({
        title: t("Reminder set"),
        description: `${timeText(set.at, timeZone)}: ${quest.title}`,
        variant: "success",
        action: { label: t("Undo"), run: () => forget.mutate() },
      });
    },
    onError: (error) =>
      toast({
        title: t("No reminder"),
        description: error instanceof PushRefused ? error.message : displayOf(error),
        variant: "destructive",
        action: { label: t("Reminders"), run: () => openProfile("reminders") },
      }),
  });
  const isSet = reminders.data?.quests.some(({ questId }) => questId === quest.id) ?? false;
  return { isSet, toggle: () => (isSet ? forget.mutate() : remind.mutate()) };
}

/** This browser if it can be notified, otherwise one that was added before. */
async function reachSomebody(pushKey: string | null, devices: RemindersView["devices"]): Promise<void> {
  if (pushKey === null) throw new PushRefused(t("This instance sends no notifications."));
  const here = await thisDevice();
  if (here && devices.some(({ fingerprint }) => fingerprint === here)) return;
  try {
    await addThisDevice(pushKey);
  } catch (error) {
    if (devices.length === 0 || !(error instanceof PushRefused)) throw error;
  }
}

/** "Thursday at 19:00" */
function timeText(at: string, timeZone: string): string {
  const moment = new Date(at);
  const clock = moment.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  return t("{weekday} at {time}", { weekday: longDay(dayAt(moment, timeZone)), time: clock });
}
