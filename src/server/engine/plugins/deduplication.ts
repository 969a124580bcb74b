import type { Plugin } from "../draft.ts";
import { templateOf } from "../history.ts";
import type { Template } from "../playbook/playbook.ts";
import { titleLikeness } from "../quest/title-likeness.ts";
import { keepCandidates } from "./narrow.ts";

/** Removes quests that this person had before. */
export const deduplication: Plugin = {
  name: "deduplication",
  enhance: (draft, { request }) => {
    const seen = new Set(request.history.past.map(({ templateId }) => templateId));
    return keepCandidates(draft, ({ template }) => !seen.has(template.id));
  },
};

const NEAR_DUPLICATE = 0.93;
const SAME_TITLE = 0.62;
/** Done so lately that the same in other words would feel like a repeat. */
const LATELY_BATCHES = 4;
/** A title is recognised for longer. */
const REMEMBERED_BATCHES = 12;

/** Removes quests that read like one that was rejected, or done lately. After the frontier: comparing takes time. */
export const likenessGuard: Plugin = {
  name: "likeness guard",
  enhance: (draft, { request, playbook, library }) => {
    const unwanted = request.history.past.flatMap((quest) =>
      quest.outcome === "rejected" || (quest.outcome === "completed" && quest.batchesAgo <= LATELY_BATCHES)
        ? (templateOf(quest, playbook) ?? [])
        : [],
    );
    const remembered = request.history.past.flatMap((quest) =>
      quest.outcome === "completed" && quest.batchesAgo <= REMEMBERED_BATCHES
        ? (templateOf(quest, playbook) ?? [])
        : [],
    );
    const isLikeThem = (template: Template) =>
      unwanted.some((other) => library.likeness(template, other) >= NEAR_DUPLICATE) ||
      [...unwanted, ...remembered].some((other) => titleLikeness(template, other) >= SAME_TITLE);
    return keepCandidates(draft, ({ template }) => !isLikeThem(template));
  },
};
