import { useQuery } from "@tanstack/react-query";
import { readLeaderboard, readStanding } from "#contracts/leaderboard.ts";
import { call } from "#web/platform/api/api.ts";

const FRESH = { staleTime: 0, refetchOnMount: "always", retryOnMount: true } as const;

/** Read anew at each visit: ranks move. */
export function useLeaderboard() {
  return useQuery({
    queryKey: [readLeaderboard.path],
    queryFn: ({ signal }) => call(readLeaderboard, {}, { signal }),
    ...FRESH,
  });
}

/** Whether the person is listed, why not, and whether they were asked. */
export function useStanding() {
  return useQuery({
    queryKey: [readStanding.path],
    queryFn: ({ signal }) => call(readStanding, {}, { signal }),
    ...FRESH,
  });
}
