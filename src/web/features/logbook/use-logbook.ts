import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { listLogbook, readPace } from "#contracts/logbook.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf } from "#web/platform/api/query-of.ts";

/** Refetched from the first page on each opening. */
export function useLogbook() {
  return useInfiniteQuery({
    queryKey: [listLogbook.path],
    queryFn: ({ pageParam, signal }) =>
      call(listLogbook, pageParam === null ? {} : { before: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
    staleTime: 0,
  });
}

export function usePace() {
  return useQuery({
    ...queryOf(readPace),
    gcTime: 0,
    staleTime: 0,
  });
}
