import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { acknowledgeAlert, listAlertLog, readAlertChannels, testAlerts } from "#contracts/console/alerts.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";

const REFETCH_MS = 15_000;

/** All alerts, newest first, page by page. */
export function useAlertLog() {
  const query = useInfiniteQuery({
    queryKey: [listAlertLog.path],
    queryFn: ({ pageParam, signal }) =>
      call(listAlertLog, pageParam === null ? {} : { before: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: REFETCH_MS,
    ...READ_ON_MOUNT,
  });
  return { query, alerts: query.data?.pages.flatMap((page) => page.alerts) };
}

/** Alerts that are not over, however many there were since. */
export function useOpenAlerts() {
  return useQuery({
    queryKey: [listAlertLog.path, "open"],
    queryFn: ({ signal }) => call(listAlertLog, { open: "true" }, { signal }),
    refetchInterval: REFETCH_MS,
    ...READ_ON_MOUNT,
  });
}

export function useAlertChannels() {
  return useQuery({ ...queryOf(readAlertChannels), refetchInterval: REFETCH_MS, ...READ_ON_MOUNT });
}

export function useAcknowledge() {
  return useOperatorAction({
    run: (id: string) => call(acknowledgeAlert, { id }),
    done: ({ title, acknowledgedBy }) => ({
      title: "Alert Acknowledged",
      description: `${title}, by ${acknowledgedBy ?? "nobody"}.`,
    }),
    failed: () => "The alert was not acknowledged",
  });
}

export function useTestAlerts() {
  return useOperatorAction({
    run: () => call(testAlerts, {}),
    done: ({ targets }) => ({
      title: "Test Alert Sent",
      description: `To ${targets === 1 ? "1 address" : `${targets} addresses`}. What became of it stands below.`,
    }),
    failed: () => "No test alert was sent",
  });
}
