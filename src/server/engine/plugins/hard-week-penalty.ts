import type { Plugin } from "../draft.ts";

/** As much as a quest that is nearly the same as a rejected one loses, and more: one that fits by far still comes. */
const PENALTY = 0.3;

/** Lowers candidates about what was hard last week. */
export const hardWeekPenalty: Plugin = {
  name: "hard week penalty",
  enhance: (draft, { request: { hardSubjects } }) => {
    if (!hardSubjects || hardSubjects.size === 0) return draft;
    const candidates = draft.candidates
      .map(({ template, score }) => {
        const isHard = template.avoid.some((name) => hardSubjects.has(name));
        return { template, score: isHard ? score - PENALTY : score };
      })
      .sort((a, b) => b.score - a.score);
    return { ...draft, candidates };
  },
};
