import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listConcerns, postponeConcerns, readConcern, takeConcern } from "#contracts/business/concerns.ts";
import { showPath } from "#contracts/business/path.ts";
import type { InputOf } from "#contracts/endpoint.ts";
import { listQuests } from "#contracts/quests.ts";
import { call } from "#web/platform/api/api.ts";

const CONCERNS_KEY = [listConcerns.path] as const;
/** Not asked again in this visit. */
const ANSWERED = { isDue: false, concerns: [] };

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
    onSuccess: () => {
      queries.setQueryData(CONCERNS_KEY, ANSWERED);
      void queries.invalidateQueries({ queryKey: [listQuests.path] });
      void queries.invalidateQueries({ queryKey: [showPath.path] });
    },
  });
}

export function usePostponeConcerns(onPostponed: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(postponeConcerns, {}),
    onSuccess: () => {
      queries.setQueryData(CONCERNS_KEY, ANSWERED);
      onPostponed();
    },
  });
}
