import { type Amount, onOneLine } from "../amounts.ts";
import { figure, money, percent } from "../format.ts";
import { asksWhy, isStatement } from "../question.ts";
import type { Parts } from "../solver.ts";
import { explained } from "./explained.ts";
import { flowByVerb } from "./flow.ts";
import { amountsIn, type Ledger, ledgerIn } from "./ledger.ts";
import { linesOf, questionIn } from "./lines.ts";
import { retold, soldIn } from "./retold.ts";
import { leftOf, saidOf, sumOf } from "./say.ts";
import { ASKS_OTHER } from "./solve-ledger.ts";
import { saysElse } from "./words-left.ts";

/** What was told of a sum so far, as if in one message. */
export interface Told {
  readonly text: string;
  /** The number whose meaning was asked for. */
  readonly unclear: Amount | null;
  /** Turns since in which no sum was spoken of. */
  readonly idle: number;
}

export interface Followed {
  readonly told: string;
  readonly parts: Parts | null;
  readonly unclear: Amount | null;
  /** The question for what is not told yet. */
  readonly asks: string | null;
}

/** A message that goes on with a sum told before; null where it does not. */
export function followLedger(
  text: string,
  amounts: readonly Amount[],
  { text: before, unclear, idle }: Told,
  isFollowUp: boolean,
  currency: string | null,
): Followed | null {
  const known = ledgerIn(before);
  const ledger = "unclear" in known ? null : known;
  const explains = unclear && idle === 0 && explained(before, unclear, text, amounts);
  if (explains) return reckoned(explains, currency);
  const parts = ledger && saidOfSame(ledger, before, text, amounts, isFollowUp, currency);
  if (parts) return { told: before, parts, unclear: null, asks: null };
  const told = isFollowUp ? retold(before, text, amounts) : null;
  const next = told === null ? null : reckoned(told, currency);
  if (!ledger) return next ?? (unclear ? null : gathered(before, text, amounts, currency));
  return next?.parts ? { ...next, parts: compared(next.told, next.parts, ledger, currency) } : null;
}

/** What can be said of the sum as it stands: why, whether it is worth it, and for how many. */
function saidOfSame(
  ledger: Ledger,
  before: string,
  text: string,
  amounts: readonly Amount[],
  isFollowUp: boolean,
  currency: string | null,
): Parts | null {
  if (amounts.length > 0)
    return isFollowUp && !saysElse(text, "change", before) ? timesOf(ledger, text, amounts, currency) : null;
  if (asksWhy(text)) return whyOf(ledger, currency);
  return ASKS_WORTH.test(text) ? worthOf(ledger, currency) : null;
}

function reckoned(told: string, currency: string | null): Followed {
  const ledger = ledgerIn(told);
  if ("unclear" in ledger)
    return { told, parts: null, unclear: ledger.unclear, asks: ledger.unclear ? null : ASKS_ALL };
  return { told, parts: saidOf(ledger, questionIn(told), currency), unclear: null, asks: null };
}

const ASKS_WORTH =
  /^\W*(?:(?:so|and|but|ok(?:ay)?|hm+)[,. ]+)*(?:(?:is|was|would|does) (?:it|that|this) (?:(?:be|even|really|all|still|make|any|a) )*(?:worth (?:it|doing|(?:all )?(?:the|my|that) (?:time|effort|work|trouble))|good|bad|enough|pay(?: off)?|ok(?:ay)?|fine|normal|lot|little|low|sense)(?: or (?:bad|not|low|little))?|worth it|good or bad)\W*$/iu;

function outOf(ledger: Ledger): { gross: number; lines: string[]; largest: string } {
  const gross = ledger.income.reduce((sum, { value }) => sum + value, 0);
  const costs = [
    ...ledger.costs.map(({ value, entry }) => ({ value, name: nameOf(entry.line.lead) })),
    ...ledger.fees.map((share) => ({ value: (gross * share) / 100, name: `the fee of ${figure(share)}%` })),
  ].sort((one, other) => other.value - one.value);
  const lines = costs.map(({ value, name }) => `${name ? `${name} ` : ""}${figure(value)}`);
  return { gross, lines, largest: costs[0]?.name || "the largest cost" };
}

/** "the parts are about" names the parts. */
function nameOf(lead: string): string {
  const words = lead
    .replaceAll(
      /\b(?:is|are|was|were|costs?|me|about|around|i|we|pay|paid|for|and|on|of|at|to|my|our|[$€£])\b/giu,
      " ",
    )
    .replaceAll(/[^\p{L} ]/gu, " ")
    .trim()
    .split(/\s+/u);
  return words.length <= 3 ? words.join(" ").toLowerCase() : "";
}

function whyOf(ledger: Ledger, currency: string | null): Parts {
  const { gross, lines, largest } = outOf(ledger);
  const left = leftOf(ledger);
  return {
    result:
      left < 0
        ? `Because ${money(gross - left, currency)} goes out and only ${money(gross, currency)} comes in: ${lines.join(", ")}.`
        : `Because ${money(gross - left, currency)} of the ${money(gross, currency)} coming in goes out again: ${lines.join(", ")}.`,
    sum: `${sumOf(ledger)} = ${figure(left)}.`,
    limit: `Half of ${largest} less would change it most.`,
    next: "Tell me another price or another cost, and I reckon it again.",
  };
}

const HOURS = [10, 20, 40] as const;

/** What stays is pay for time: whether it is enough, the hours tell. */
function worthOf(ledger: Ledger, currency: string | null): Parts {
  const left = leftOf(ledger);
  const gross = ledger.income.reduce((sum, { value }) => sum + value, 0);
  if (left <= 0)
    return {
      result: `No, not like this: ${money(-left, currency)} more goes out than comes in.`,
      sum: `${sumOf(ledger)} = ${figure(left)}.`,
      limit: "More of the same makes the hole deeper unless a cost falls or the price rises.",
      next: "Name the one cost or the price you could change, and I reckon it again.",
    };
  const perHour = HOURS.map(
    (hours) => `${money(left / hours, currency)} an hour if it takes you ${hours} hours`,
  );
  return {
    result: `That hangs on your hours: the ${money(left, currency)} are ${perHour.join(", ")}.`,
    sum: `${percent((100 * left) / gross)} of what comes in stays, the pay for your time.`,
    limit:
      "Worth it if that beats what an hour of yours brings elsewhere, or if you learn something you need.",
    next: "Count the hours of one round honestly, with buying, driving and tidying up.",
  };
}

const MANY = /\b(?:sell|sold|do|make|book)\s(?:about |only |just |maybe |like )*$/iu;

/** What one leaves, for so many of them. */
function timesOf(
  ledger: Ledger,
  text: string,
  amounts: readonly Amount[],
  currency: string | null,
): Parts | null {
  const [amount, other] = amounts;
  const isOfOne = ledger.sold === 0 && soldIn(ledger) === null && ledger.rhythm === null;
  if (!amount || other || !isOfOne || !Number.isInteger(amount.value) || amount.currency) return null;
  if (amount.kind !== "count" && !(MANY.test(amount.before) && !/\b(?:at|for)\b/iu.test(text))) return null;
  const [left, count] = [leftOf(ledger), amount.value];
  return {
    result: `${money(left * count, currency)} stays with you from ${figure(count)}.`,
    sum: `${figure(count)} × (${sumOf(ledger)}) = ${figure(left * count)}.`,
    limit: `Each one leaves ${money(left, currency)}; rent, a stall or anything else that you pay once comes off the whole.`,
    next: "If there is such a cost, tell me, and I take it off.",
  };
}

function compared(told: string, parts: Parts, before: Ledger, currency: string | null): Parts {
  const now = ledgerIn(told);
  const change = "unclear" in now ? 0 : leftOf(now) - leftOf(before);
  const than =
    change === 0
      ? "The same as before"
      : `${money(Math.abs(change), currency)} ${change > 0 ? "more" : "less"} than before`;
  return { ...parts, limit: `${than}; the rest of the sum is as you told it.`, next: "" };
}

const ASKS_ALL = "What do you sell one for, and what goes into it: material, packaging, fees, post?";
const ASKS_PRICE = "What do you sell one for?";
const ASKS_COST = "What goes into one: material, packaging, fees, post?";

const comesIn = (line: string) => flowByVerb(line) === "in";

/** "shade is 8"; a longer remark tells something else. */
const LONGEST_COST = 5;
const isPlain = (line: string) => comesIn(line) || line.split(/\s+/u).length <= LONGEST_COST;

/** One more remark to a sum of which not all was told; the price comes first, so that bare names are costs. */
function gathered(
  before: string,
  text: string,
  amounts: readonly Amount[],
  currency: string | null,
): Followed | null {
  if (amounts.length === 0 || !isStatement(text)) return null;
  const question = questionIn(before);
  const remarks = `${onOneLine(before).replace(question, "")}, ${onOneLine(text)}`;
  const lines = linesOf(remarks, amountsIn(remarks)).map((line) => line.text.trim());
  if (!lines.every(isPlain)) return null;
  const [sold, others] = [lines.filter(comesIn), lines.filter((line) => !comesIn(line))];
  const told = `${[...sold, ...others].join(", ")}. ${question}`;
  const next = reckoned(told, currency);
  const asks = `So far I have ${[...sold, ...others].join(", ")}. ${sold.length > 0 ? ASKS_COST : ASKS_PRICE}`;
  return next.parts ? next : { ...next, unclear: null, asks };
}

const ASKS_OF_ONE =
  /\b(?:(?:how much|what|whats)(?: (?:is|are|do|does|did))?(?: (?:my|the|our))?(?: profit)?(?: (?:do|does|did))?(?: (?:i|we))?(?: (?:make|earn|clear))?(?: profit)? (?:on|per)|how much (?:profit )?(?:do|did) (?:i|we) (?:keep|make|earn|clear|have left) (?:on|per|from)) (?:an?|one|each|every|my) (?!month|week|year|hour|average|\p{L}*day\b)\p{L}+\b(?!['’])/iu;
const OF_MONEY = /\b(?:profit|make|earn|clear|keep|left)\b/iu;
const LONGEST = 14;

const asksOfOne = (text: string) => ASKS_OF_ONE.test(text) && OF_MONEY.test(text) && !ASKS_OTHER.test(text);

/** A sum that is asked for before any number of it is told; null where it is none. */
export function opensLedger(text: string, amounts: readonly Amount[]): Followed | null {
  const isShort = text.trim().split(/\s+/u).length <= LONGEST;
  if (amounts.length > 0 || !isShort || !asksOfOne(text)) return null;
  return {
    told: text,
    parts: null,
    unclear: null,
    asks: `That is quickly reckoned with your numbers. ${ASKS_ALL} Give me what you know, in any order.`,
  };
}
