import type { Caution } from "../../playbook/vocabulary.ts";
import type { Asking } from "../asking.ts";
import { BODILY, CAUTION_SENTENCES } from "./stakes.ts";

/** The card whose caution says most about it. */
const CARD_OF: Partial<Record<Caution, string>> = { tax: "tax", insurance: "insurance", law: "legal-form" };

/** The topic's own caution says more than the general one. */
export function cautionLine({ mentor }: Asking, caution: Caution, topic: string | null): string {
  // What could hurt somebody is said in its own words, whatever the topic.
  const own = BODILY.has(caution)
    ? null
    : [topic, CARD_OF[caution]].map((name) => name && mentor.playbook.cards.get(name)?.caution).find(Boolean);
  return `_${own ?? CAUTION_SENTENCES[caution]}_`;
}

/** Topics of law and tax have a caution for each of their answers. */
export function cautionOfTopic({ mentor }: Asking, topic: string): Caution | null {
  return OF_LAW.has(topic) && mentor.playbook.cards.get(topic)?.caution ? "law" : null;
}

const OF_LAW: ReadonlySet<string> = new Set([
  "tax",
  "bookkeeping",
  "legal-form",
  "contracts",
  "protection",
  "insurance",
]);
