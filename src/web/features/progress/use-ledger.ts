import { useInfiniteQuery } from "@tanstack/react-query";
import { listLedger } from "#contracts/xp.ts";
import { call } from "#web/platform/api/api.ts";

/** Refetched from the first page on each opening. */
export function useLedger() {
  return useInfiniteQuery({
    queryKey: [listLedger.path],
    queryFn: ({ pageParam, signal }) =>
      call(listLedger, pageParam === null ? {} : { before: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
    staleTime: 0,
  });
}
