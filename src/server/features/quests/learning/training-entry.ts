import type { QuestOrigin } from "#domain/quests/quest.ts";
import { ratingOf } from "#domain/quests/quest-outcome.ts";
import type { Person } from "#server/engine/person.ts";
import type { Playbook, Template } from "#server/engine/playbook/playbook.ts";
import { fill, wordsOfType } from "#server/engine/quest/render.ts";

/** Anonymous training entry: only the engine's proposal, worded for the business type. */
export function trainingEntry(
  { lexicons }: Pick<Playbook, "lexicons">,
  { type, stage }: Pick<Person, "type" | "stage">,
  quest: { readonly id: string; readonly origin: QuestOrigin; readonly template: Template },
  outcome: "completed" | "rejected",
  now: Date,
) {
  const { template } = quest;
  return {
    quest_id: quest.id,
    created_at: now,
    business_type: type,
    business_stage: stage ?? "Unknown",
    task_type: template.category,
    template_id: template.id,
    original_task: fill(template.title, wordsOfType(lexicons[type])),
    user_rating: ratingOf(quest.origin, outcome),
    tags: [outcome, template.difficulty, ...template.attributes],
  };
}
