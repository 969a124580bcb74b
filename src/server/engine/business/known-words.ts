import type { Knowledge } from "#domain/business/facts.ts";
import { numberWord } from "./grammar.ts";
import type { KnownWords } from "./words.ts";

/** From two, because quests speak of them in the plural; up to as many as one can write to in person. */
const COUNTED = { least: 2, most: 30 } as const;

/** The words for what is known in figures: "Ask your four clients". */
export function knownWords({ records, sales }: Knowledge): KnownWords {
  const users = Number(records.get("userCount")?.value ?? 0);
  return {
    ...counted("buyerCount", sales.total),
    ...counted("userCount", users),
  };
}

function counted(slot: "buyerCount" | "userCount", count: number): KnownWords {
  return count >= COUNTED.least && count <= COUNTED.most ? { [slot]: numberWord(count) } : {};
}
