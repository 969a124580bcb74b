import type { Plugin } from "../draft.ts";
import { templateOf } from "../history.ts";
import type { Template } from "../playbook/playbook.ts";
import { keepCandidates } from "./narrow.ts";

const NEAR_DUPLICATE = 0.93;
/** Done so lately that the same in other words would feel like a repeat. */
const LATELY_BATCHES = 4;

/** Removes repeats, rejected templates, and those that read like them or like what was done lately. */
export const deduplication: Plugin = {
  name: "deduplication",
  enhance: (draft, { request, playbook, library }) => {
    const { past } = request.history;
    const seen = new Set(past.map(({ templateId }) => templateId));
    const unwanted = past.flatMap((quest) =>
      quest.outcome === "rejected" || (quest.outcome === "completed" && quest.batchesAgo <= LATELY_BATCHES)
        ? (templateOf(quest, playbook) ?? [])
        : [],
    );
    const isLikeThem = (template: Template) =>
      unwanted.some((other) => library.likeness(template, other) >= NEAR_DUPLICATE);
    return keepCandidates(draft, ({ template }) => !seen.has(template.id) && !isLikeThem(template));
  },
};
