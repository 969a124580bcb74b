import { STATES, type State } from "#domain/business/fact-keys.ts";
import type { PastQuest } from "../history.ts";
import type { Playbook, Template } from "../playbook/playbook.ts";

/** Troubles and chances that the person told: a coach speaks of these first. */
const TOLD = 1.9;
/** Derived, or lasting: they colour a week rather than rule it. */
const OTHERS: Partial<Record<State, number>> = {
  dateSet: 2.2,
  smallBatch: 1.4,
  seasonal: 1.1,
  fewBuyers: 1,
  regulated: 0.8,
  noBudget: 0.7,
  alone: 0.5,
  anonymous: 0.9,
  // Readers found its quests true for anybody.
  unsure: 0.9,
  shy: 1,
};
/** What was told in other words than those of a state. */
const SITUATION = 1.8;
/** A quest for several states at once fits the better. */
const FURTHER = 0.4;
/** A quest that says the person's own figures. */
const OWN_FIGURES = 0.8;
/** A quest for somebody who has reached certain milestones. */
const FOR_MILESTONES = 0.4;

const isState = (fact: string): fact is State => (STATES as readonly string[]).includes(fact);

export function statesOf({ when }: Pick<Template, "when">): State[] {
  return when.filter(isState);
}

/** What a quest is worth because it was written for this situation; its conditions are known to hold. */
export function stateWorth({
  when,
  knows,
  situation,
}: Pick<Template, "when" | "knows" | "situation">): number {
  if (situation !== null) return SITUATION;
  const worths = statesOf({ when }).map((state) => OTHERS[state] ?? TOLD);
  const figures = knows.length > 0 ? OWN_FIGURES : 0;
  if (worths.length === 0) return figures + (when.length > 0 ? FOR_MILESTONES : 0);
  return Math.max(...worths) + FURTHER * (worths.length - 1) + figures;
}

/** Whether a quest answers something that the person told, at whatever point of the way. */
export function answersTold(template: Pick<Template, "when" | "situation">): boolean {
  return template.situation !== null || statesOf(template).some((state) => (OTHERS[state] ?? TOLD) > 1);
}

/** Quests about the silence that were done while it lasts: after these the offer itself is the question. */
const ASKED_ENOUGH = 2;
const CHANGES_OFFER = 1.5;

/** Worth of changing offer or price for somebody who has asked and shown it, and still nobody buys. */
export function offerChangeWorth(
  past: readonly PastQuest[],
  { byId }: Pick<Playbook, "byId">,
): (template: Template) => number {
  const asked = past.filter(
    ({ outcome, templateId }) =>
      outcome === "completed" && byId.get(templateId ?? "")?.when.includes("silent"),
  );
  if (asked.length < ASKED_ENOUGH) return () => 0;
  return ({ when, milestone }) =>
    when.includes("silent") && (milestone === "offer" || milestone === "price") ? CHANGES_OFFER : 0;
}

/** Whether a quest is for this trade, this situation or these figures rather than for any business of the model. */
export function isMadeFor({
  trades,
  when,
  knows,
  situation,
}: Pick<Template, "trades" | "when" | "knows" | "situation">): boolean {
  return trades !== null || when.length > 0 || knows.length > 0 || situation !== null;
}
