import type { BatchRequest } from "../draft.ts";
import type { Template } from "../playbook/playbook.ts";
import { situationSlot } from "../playbook/vocabulary.ts";

/** Whether a quest was written for a business like this one, and all that it speaks of is known. */
export function suits(
  { models, about, trades, kind, isOfSomeTrades, knows, namedByTrade, situation }: Template,
  { person }: Pick<BatchRequest, "person">,
): boolean {
  const { way, tags, trade, kind: ownKind, words } = person.business;
  const isLikeKind = kind !== null && kind === ownKind && !isOfSomeTrades;
  return (
    (models === "*" || models.includes(way.model)) &&
    (trades === null || (trade !== null && trades.has(trade.id)) || isLikeKind) &&
    (about.length === 0 || about.some((tag) => tags.has(tag))) &&
    knows.every((slot) => words[slot] !== undefined) &&
    namedByTrade.every((slot) => words[slot] !== way.slots[slot]) &&
    (situation === null || words[situationSlot(situation)] !== undefined)
  );
}
