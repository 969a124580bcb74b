import type { State } from "#domain/business/fact-keys.ts";
import type { Template } from "./playbook/playbook.ts";

/** What somebody tells us because it hurts, or because it is the very next thing. */
const PRESSING: readonly State[] = [
  "soldOut",
  "churn",
  "silent",
  "unpaid",
  "stock",
  "freeUsers",
  "oneClient",
  "noShows",
  "latePay",
  "scopeCreep",
  "returns",
  "supportLoad",
  "dateSet",
  "tooCheap",
  "tooDear",
  "smallBatch",
  "fees",
  "badWords",
  "seasonal",
];
/** How somebody is, rather than what is the matter. */
const LASTING: readonly State[] = ["fewBuyers", "shy", "noBudget", "anonymous", "alone", "regulated"];

const WORTH = { pressing: 1.5, lasting: 0.6, milestone: 0.2 } as const;

/** Extra worth of a quest written for a state that the business is in. */
export function stateWorth({ when }: Pick<Template, "when">): number {
  if (PRESSING.some((state) => when.includes(state))) return WORTH.pressing;
  if (LASTING.some((state) => when.includes(state))) return WORTH.lasting;
  return when.length > 0 ? WORTH.milestone : 0;
}

/** The states that a quest is written for, the most pressing first. */
export function statesOf({ when }: Pick<Template, "when">): State[] {
  return [...PRESSING, ...LASTING].filter((state) => when.includes(state));
}

/** Whether both quests answer the same state; one answer a week is enough. */
export function sharesState(a: Template, b: Template): boolean {
  return statesOf(a).some((state) => b.when.includes(state));
}
