import type { Plugin } from "../draft.ts";
import { templateOf } from "../history.ts";

const PENALTY = 0.15;
const REMEMBERED = 12;

/** Lowers candidates similar to recent rejections. */
export const rejectionPenalty: Plugin = {
  name: "rejection penalty",
  enhance: (draft, { request, playbook, library }) => {
    const { past } = request.history;
    const rejected = past
      .filter(({ outcome }) => outcome === "rejected")
      .slice(0, REMEMBERED)
      .flatMap((quest) => templateOf(quest, playbook) ?? []);
    if (rejected.length === 0) return draft;
    const candidates = draft.candidates
      .map(({ template, score }) => {
        const likeness = Math.max(0, ...rejected.map((other) => library.likeness(template, other)));
        return { template, score: score - PENALTY * likeness };
      })
      .sort((a, b) => b.score - a.score);
    return { ...draft, candidates };
  },
};
