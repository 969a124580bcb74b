import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  answerStageMove,
  type BusinessView,
  correctFact,
  describeBusiness,
  showBusiness,
} from "#contracts/business/business.ts";
import { showPath } from "#contracts/business/path.ts";
import type { InputOf } from "#contracts/endpoint.ts";
import { call } from "#web/platform/api/api.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";

// Both keys begin with their path, by which writes to quests and to the profile invalidate them.
const BUSINESS_KEY = [showBusiness.path] as const;
const PATH_KEY = [showPath.path] as const;

export function useBusiness() {
  return useQuery({
    queryKey: BUSINESS_KEY,
    queryFn: ({ signal }) => call(showBusiness, {}, { signal }),
  });
}

export function usePath() {
  return useQuery({ queryKey: PATH_KEY, queryFn: ({ signal }) => call(showPath, {}, { signal }) });
}

/** Every write answers with all that is known then. */
function keep(queries: QueryClient, business: BusinessView): void {
  queries.setQueryData(BUSINESS_KEY, business);
  void queries.invalidateQueries({ queryKey: PATH_KEY });
}

export function useDescribeBusiness() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changes: InputOf<typeof describeBusiness>) => call(describeBusiness, changes),
    onSuccess: (business) => keep(queries, business),
  });
}

export function useCorrectFact() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (correction: InputOf<typeof correctFact>) => call(correctFact, correction),
    onSuccess: (business) => keep(queries, business),
  });
}

export function useAnswerStageMove() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answer: InputOf<typeof answerStageMove>) => call(answerStageMove, answer),
    onSuccess: (business) => {
      keep(queries, business);
      // The stage is part of the profile.
      void queries.invalidateQueries({ queryKey: SESSION_KEY });
    },
    // Refused means that the proposal on screen is out of date.
    onError: () => queries.invalidateQueries({ queryKey: BUSINESS_KEY }),
  });
}
