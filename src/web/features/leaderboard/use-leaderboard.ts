import { useQuery } from "@tanstack/react-query";
import { readLeaderboard, readStanding } from "#contracts/leaderboard.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";

const FRESH = { staleTime: 0, ...READ_ON_MOUNT };

/** Refetched on each visit, since ranks change. */
export function useLeaderboard() {
  return useQuery({ ...queryOf(readLeaderboard), ...FRESH });
}

/** Whether the person is listed, why not, and whether they have been asked. */
export function useStanding() {
  return useQuery({ ...queryOf(readStanding), ...FRESH });
}
