import { type FactKey, MILESTONES } from "#domain/business/fact-keys.ts";
import { FACT_LABELS } from "#domain/business/fact-labels.ts";
import { readFacts } from "../../business/said/read-facts.ts";
import type { Stated } from "../../business/said/read-state.ts";
import type { MentorFacts } from "../facts.ts";
import { notedFacts } from "../solve/noted.ts";

/** Something said in passing that the mentor keeps, and how it says so. */
export interface Note {
  /** "Noted: one costs you 4 euros." */
  readonly text: string;
  readonly facts: readonly Stated[];
}

/** What a figure also proves. */
const PROVES: Partial<Record<FactKey, FactKey>> = { unitCost: "cost", unitPrice: "price" };
const COUNTED: Partial<Record<FactKey, (count: string) => string>> = {
  sales: (count) => `${count} sold`,
  subscribers: (count) => `${count} people follow you`,
  userCount: (count) => `${count} people use it`,
};
/** Said of the own business in the first person. */
const OWN = /\b(?:i|i've|i'm|my|we|our|we've)\b/iu;
const UNSURE = /\?|\b(?:if|maybe|perhaps|would|could|should|might|suppose|imagine|not sure|do i|did i)\b/iu;

/** "My printer raised the price": somebody else's doing. */
const OF_OTHERS =
  /\b(?:my|our|the|this|that|a) (?:\p{L}+ )?\p{L}+(?<!\b(?:and|but|so|then|i|we)) (?:has |have |just |now )*(?:raised|put up|increased|changed|sold|closed|opened|signed)\b/iu;

/** Facts that a message states plainly and that were not known before. */
export function notesIn(text: string, { person }: MentorFacts): Note[] {
  const { knowledge } = person.business;
  const isNew = ({ key, value }: Stated) => knowledge.records.get(key)?.value !== value;
  const figures = notedFacts(text).map(({ key, value, text: said }): Note => {
    const proved = PROVES[key];
    return {
      text: said,
      facts: [{ key, value: String(value) }, ...(proved ? [{ key: proved, value: "yes" }] : [])],
    };
  });
  const plain = text
    .split(/(?<=[.!?;])\s+|\n+/u)
    .filter((sentence) => OWN.test(sentence) && !UNSURE.test(sentence) && !OF_OTHERS.test(sentence))
    .join(" ");
  const stated = readFacts(plain).flatMap((fact): Note[] => {
    const said = sayingOf(fact);
    return said ? [{ text: `Noted: ${said}.`, facts: [fact] }] : [];
  });
  return [...figures, ...stated].filter(({ facts }) => facts.some(isNew)).slice(0, MOST_NOTES);
}

const MOST_NOTES = 3;

/** Only what was reached and counted; how somebody feels today is not kept. */
function sayingOf({ key, value }: Stated): string | null {
  const counted = COUNTED[key];
  if (counted) return counted(value);
  const milestone = MILESTONES.find((one) => one === key);
  if (!milestone || value !== "yes") return null;
  const label = FACT_LABELS[milestone];
  return label.charAt(0).toLowerCase() + label.slice(1);
}
