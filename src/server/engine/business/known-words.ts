import { QUOTED_FACTS } from "#domain/business/fact-keys.ts";
import type { Knowledge } from "#domain/business/facts.ts";
import { numberWord } from "./grammar.ts";
import { dateToday } from "./said/said-dates.ts";
import type { KnownWords } from "./words.ts";

/** From two, because quests speak of them in the plural; up to as many as one can write to in person. */
const COUNTED = { least: 2, most: 30 } as const;

/** The words for what is known in figures, as they are right today: "Ask your four clients". */
export function knownWords({ records, sales, yes }: Knowledge, now: Date): KnownWords {
  const said = (key: "inStock" | "waiting" | "priceSaid") => records.get(key)?.value;
  const date = records.get("dateSaid");
  return {
    ...counted("buyerCount", sales.total),
    ...counted("userCount", Number(records.get("userCount")?.value ?? 0)),
    ...word("inStock", yes.has("stock") ? said("inStock") : undefined),
    ...word("waiting", said("waiting")),
    ...word("priceSaid", said("priceSaid")),
    ...word("dateSaid", date && dateToday(date.value, date.at, now)),
    ...Object.assign({}, ...QUOTED_FACTS.map((key) => word(key, records.get(key)?.value))),
  };
}

function counted(slot: "buyerCount" | "userCount", count: number): KnownWords {
  return count >= COUNTED.least && count <= COUNTED.most ? { [slot]: numberWord(count) } : {};
}

function word(slot: keyof KnownWords, value: string | null | undefined): KnownWords {
  return value ? { [slot]: value } : {};
}
