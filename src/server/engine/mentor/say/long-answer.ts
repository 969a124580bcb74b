import type { Person } from "../../person.ts";
import type { Card } from "../../playbook/schema.ts";
import type { Stage } from "../../playbook/vocabulary.ts";
import { fill, type Words } from "../../quest/render.ts";

/** The long answer to a topic: its card, for this stage and type of business. */
export function longAnswer(card: Card, words: Words, stage: Stage, type: Person["type"]): string {
  const say = (text: string) => fill(text, words);
  return [
    `**${say(card.summary)}**`,
    say(card.principle),
    say(card.stages[stage]),
    say(card.types[type]),
    card.steps.map((step, index) => `${index + 1}. ${say(step)}`).join("\n"),
    `Watch out: ${say(card.pitfall)}`,
  ].join("\n\n");
}
