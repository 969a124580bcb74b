import type { Plugin } from "../draft.ts";
import { templateOf } from "../history.ts";
import type { Template } from "../playbook/playbook.ts";
import { STAGES, type Stage } from "../playbook/schema.ts";
import { keepCandidates } from "./narrow.ts";

const NEAR_DUPLICATE = 0.93;

/** Removes repeats, rejected templates and similar ones, and rungs whose previous rung is not completed. */
export const deduplication: Plugin = {
  name: "deduplication",
  enhance: (draft, { request, playbook, library }) => {
    const { past } = request.history;
    const seen = new Set(past.map(({ templateId }) => templateId));
    const completed = new Set(
      past.flatMap(({ templateId, outcome }) => (outcome === "completed" && templateId ? templateId : [])),
    );
    const rejected = past.flatMap((quest) =>
      quest.outcome === "rejected" ? (templateOf(quest, playbook) ?? []) : [],
    );
    const rejectedFamilies = new Set(rejected.map(({ family }) => family));
    const isLikeRejected = (template: Template) =>
      rejected.some((other) => library.likeness(template, other) >= NEAR_DUPLICATE);
    return keepCandidates(
      draft,
      ({ template }) =>
        !seen.has(template.id) &&
        !rejectedFamilies.has(template.family) &&
        isUnlocked(template, completed, request.stage) &&
        !isLikeRejected(template),
    );
  },
};

/** The previous rung is completed, or belongs only to stages this person has passed. */
function isUnlocked(template: Template, completed: ReadonlySet<string>, stage: Stage): boolean {
  const { previous } = template;
  if (!previous || completed.has(previous.id)) return true;
  return previous.stages.every((other) => STAGES.indexOf(other) < STAGES.indexOf(stage));
}
