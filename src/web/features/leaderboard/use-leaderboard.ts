import { useQuery } from "@tanstack/react-query";
import { readLeaderboard, readStanding } from "#contracts/leaderboard.ts";
import { call } from "#web/platform/api/api.ts";

const FRESH = { staleTime: 0, refetchOnMount: "always", retryOnMount: true } as const;

/** Refetched on each visit, since ranks change. */
export function useLeaderboard() {
  return useQuery({
    queryKey: [readLeaderboard.path],
    queryFn: ({ signal }) => call(readLeaderboard, {}, { signal }),
    ...FRESH,
  });
}

/** Whether the person is listed, why not, and whether they have been asked. */
export function useStanding() {
  return useQuery({
    queryKey: [readStanding.path],
    queryFn: ({ signal }) => call(readStanding, {}, { signal }),
    ...FRESH,
  });
}
