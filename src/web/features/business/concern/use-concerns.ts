import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listConcerns, postponeConcerns, readConcern, takeConcern } from "#contracts/business/concerns.ts";
import { showPath } from "#contracts/business/path.ts";
import type { InputOf } from "#contracts/endpoint.ts";
import { listQuests } from "#contracts/quests.ts";
import { call } from "#web/platform/api/api.ts";

const CONCERNS_KEY = [listConcerns.path] as const;

export function useConcerns() {
  return useQuery({
    queryKey: CONCERNS_KEY,
    queryFn: ({ signal }) => call(listConcerns, {}, { signal }),
    // Asked once a visit: the card must not change or vanish while somebody reads it.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useReadConcern() {
  return useMutation({ mutationFn: (text: string) => call(readConcern, { text }) });
}

export function useTakeConcern() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taken: InputOf<typeof takeConcern>) => call(takeConcern, taken),
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: [listQuests.path] }),
        queries.invalidateQueries({ queryKey: [showPath.path] }),
      ]);
    },
  });
}

export function usePostponeConcerns() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(postponeConcerns, {}),
    onSuccess: () => queries.setQueryData(CONCERNS_KEY, { isDue: false, concerns: [] }),
  });
}
