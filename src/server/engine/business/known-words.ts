import { TOLD_STATES, type ToldState } from "#domain/business/fact-keys.ts";
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
    ...word(
      "answerBy",
      yes.has("offered") || yes.has("bigOrder") ? (records.get("answerBy")?.value ?? SOON) : null,
    ),
    ...Object.assign({}, ...TOLD_STATES.map((state) => (yes.has(state) ? toldWords(state, records) : {}))),
  };
}

const SOON = "by the end of the week";

/** Whom a state is about where the person did not say it. */
const WHOEVER: Partial<Record<ToldState, string>> = {
  offered: "the people who made the offer",
  bigOrder: "the buyer",
  askedFree: "the people who asked",
  hotLead: "the person who asked",
  lostClient: "those who left",
  noShows: "those who did not come",
  blocked: "whoever has to say yes",
  soldOut: "the next person who asks",
  splitUp: "the person who is going",
  sourceGone: "your old source",
  latePay: "whoever owes you",
  badWords: "whoever wrote it",
  unpaid: "the next person",
  tooDear: "those who said so",
  oneClient: "your main client",
  rival: "the cheaper one",
  unsigned: "the other side",
  unanswered: "whoever has to answer",
  askedMore: "those who wished for more",
  placeEnds: "whoever decides about the place",
  jobLimit: "your employer",
  copied: "whoever copied it",
  otherBuyers: "the people who really buy",
};

function toldWords(state: ToldState, records: Knowledge["records"]): KnownWords {
  const said = records.get(`${state}Said`)?.value;
  if (!said) return {};
  return {
    [`${state}Said`]: said,
    [`${state}By`]: records.get(`${state}By`)?.value ?? WHOEVER[state] ?? "them",
  };
}

function counted(slot: "buyerCount" | "userCount", count: number): KnownWords {
  return count >= COUNTED.least && count <= COUNTED.most ? { [slot]: numberWord(count) } : {};
}

function word(slot: keyof KnownWords, value: string | null | undefined): KnownWords {
  return value ? { [slot]: value } : {};
}
