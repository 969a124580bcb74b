import type { Candidate, Draft } from "../draft.ts";

/** The draft with fewer candidates, or the same object if all of them stay. */
export function keepCandidates(draft: Draft, isFine: (candidate: Candidate) => boolean): Draft {
  const candidates = draft.candidates.filter(isFine);
  return candidates.length === draft.candidates.length ? draft : { ...draft, candidates };
}
