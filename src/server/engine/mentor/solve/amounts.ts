import { findNumbers } from "./numbers.ts";
import { findQuantities } from "./quantities.ts";
import { type Roles, rolesFrom } from "./roles.ts";
import { PER_EACH, PER_HOUR, PER_MINUTE, PER_PERIOD, type Period, periodIn, type Quantity } from "./units.ts";

/** A quantity with what the words around it say about it. */
export interface Amount extends Quantity {
  readonly per: "hour" | "minute" | Period | null;
  /** "each", "a pair", "per visit". */
  readonly isEach: boolean;
  /** The one thing it is for ("pair"), or the things counted ("pairs"). */
  readonly noun: string | null;
  readonly roles: Roles;
  /** How often it comes: 4 for the 3,000 in "4 at 3,000". */
  readonly times: number | null;
  readonly before: string;
  readonly after: string;
}

const CLAUSE_END = /[,;?!)\n–—]|\.(?!\d)|\bthen\b|\bbut\b/giu;
const STRONG_CONNECTOR = /\s(?:and|plus|minus|less|while|then|n|&|\+)\s/giu;
const WEAK_CONNECTOR = /\s(?:with|of which|at|for|if|when|that|to|@|i|my|they|we|from|after)\s/giu;

/** The text on one line, as the places of its amounts count it. */
export function onOneLine(text: string): string {
  return text
    .replaceAll("’", "'")
    .replace(/\s*\n+\s*(?:[-*•]\s)?/gu, "; ")
    .replace(/^\s*[-*•]\s/u, "")
    .replace(/\s+/gu, " ");
}

/** All quantities of a text from left to right. */
export function readAmounts(text: string): Amount[] {
  const clean = onOneLine(text);
  const quantities = findQuantities(clean, findNumbers(clean)).filter(({ value }) => value > 0);
  const amounts: Amount[] = [];
  for (const [index, quantity] of quantities.entries()) {
    const before = wordsBefore(clean, quantity, quantities[index - 1]);
    const after = wordsAfter(clean, quantity, quantities[index + 1]);
    const amount = {
      ...quantity,
      ...meaning(quantity, clean.slice(quantity.start, quantity.end), before, after),
      before,
      after,
      times: null,
    };
    const count = amounts.at(-1);
    const isLine = count && isCounted(clean.slice(count.end, quantity.start), count, amount);
    amounts.push(isLine ? { ...amount, kind: "money", times: count.value } : amount);
  }
  return amounts;
}

/** "4 at 3,000", "four women, 9,500 each": the first is how often the second comes. */
function isCounted(between: string, count: Amount, amount: Amount): boolean {
  if (count.kind !== "count" && count.kind !== "bare") return false;
  if ((count.roles.pack ?? 0) > 0.5) return false;
  if (
    count.kind === "bare" &&
    Math.max(count.roles.cost ?? 0, count.roles.price ?? 0, count.roles.fixed ?? 0) > 0.5
  )
    return false;
  if (amount.kind !== "money" && amount.kind !== "bare") return false;
  if (count.value !== Math.round(count.value) || count.per !== null) return false;
  const isJoined =
    /^(?: (?!and\b|i\b|sell|or\b|but\b)[\p{L}'-]+){0,3} (?:at|@|x|×|times|paying|who pay)(?: [$€£]?)?$|^ ?[x×*@] ?$/iu.test(
      between,
    );
  return (
    isJoined ||
    (/^(?: [\p{L}'-]+){0,2},? (?:who )?(?:get |pay |cost(?:s|ing)? (?:me )?)?$/iu.test(between) &&
      PER_EACH.test(amount.after))
  );
}

/** The words since the clause began or since the number before, whichever is nearer. */
function wordsBefore(text: string, { start }: Quantity, previous: Quantity | undefined): string {
  const between = text.slice(previous?.end ?? 0, start);
  const lastEnd = [...between.matchAll(CLAUSE_END)].at(-1);
  if (lastEnd) return between.slice(lastEnd.index + lastEnd[0].length);
  return previous ? between.slice(connectorIn(between) ?? 0) : between;
}

/** Up to the end of the clause; words that lead to the next number belong to that one. */
function wordsAfter(text: string, { end }: Quantity, next: Quantity | undefined): string {
  const between = text.slice(end, next?.start ?? text.length);
  const [firstEnd] = between.matchAll(CLAUSE_END);
  if (firstEnd) return between.slice(0, firstEnd.index);
  return next ? between.slice(0, connectorIn(between) ?? between.length) : between;
}

/** Where the words between two numbers part: "3 for wax | and 2 for jars". */
function connectorIn(between: string): number | null {
  const strong = [...between.matchAll(STRONG_CONNECTOR)].at(-1);
  const [weak] = between.matchAll(WEAK_CONNECTOR);
  return (strong ?? weak)?.index ?? null;
}

type Meaning = Pick<Amount, "kind" | "per" | "isEach" | "noun" | "roles">;

const TIME_WORD = /^(?:hours?|hr|minutes?|min|month|mo|week|wk|year|yr|day|night|annum|cent|h|m)$/iu;
const FOR_ONE =
  /(?:^\s?(?:\/|an?\s|each\s|every\s|the\s(?=pair|box|piece))|\b(?:per|(?:from|on|for) (?:each|every))\s)\s?(\p{L}{2,})/giu;
const SUBJECT =
  /\b(?:an?|one|each|every|per|1)\s+(\p{L}{3,})\s(?:costs?|sells?|takes?|leaves?|needs?|pays?|goes|brings?|is|lasts?|makes?)\b/iu;
const EACH_BEFORE = /\b(?:each|per \p{L}+|every)\s(?:\p{L}+\s){0,5}$/iu;
const PERIOD_BEFORE = /\b(?:an?|per|every|each) (?:month|week|year|day|hour)\b/giu;

function meaning(quantity: Quantity, written: string, before: string, after: string): Meaning {
  const roles = rolesFrom(before, after);
  const thing =
    [...after.matchAll(FOR_ONE)].map((match) => match[1] ?? "").find((word) => !TIME_WORD.test(word)) ?? null;
  const subject = SUBJECT.exec(before)?.[1] ?? null;
  const counted = countedNoun(after);
  const ratioNoun = quantity.ratio
    ? (/^\S+ (?!in\b|of\b|out\b)(\p{L}{3,})/u.exec(written)?.[1] ?? counted)
    : null;
  const per = perOf(before, after);
  const kind = per === "hour" && quantity.kind === "bare" ? "money" : kindOf(quantity, after, counted, roles);
  const isForOne =
    PER_EACH.test(after) ||
    thing !== null ||
    subject !== null ||
    EACH_BEFORE.test(before.replace(PERIOD_BEFORE, ""));
  return {
    kind,
    per,
    isEach: kind !== "count" && isForOne,
    noun: kind === "count" ? counted : (ratioNoun ?? thing ?? subject),
    roles,
  };
}

function perOf(before: string, after: string): Amount["per"] {
  const near = after.slice(0, 60);
  if (
    PER_HOUR.test(near) ||
    /\b(?:an hour|per hour|hourly(?: rate| wage)?(?: of| is)?)\s(?:\p{L}+\s){0,2}$/iu.test(before)
  )
    return "hour";
  if (PER_MINUTE.test(near)) return "minute";
  const period =
    PER_PERIOD.exec(near)?.[0] ??
    /\b(?:monthly|weekly|yearly|daily|annual|(?:per|a|each|every) (?:month|week|year|day))\b[\p{L}\s]*$/iu.exec(
      before,
    )?.[0];
  if (!period) return null;
  return periodIn(period) ?? "month";
}

const NO_NOUN =
  /^(?:a|an|at|and|or|in|of|on|to|is|are|the|for|from|per|each|if|how|what|with|by|now|more|less|was|were|but|so|then|i|it|you|me|my|we|they|he|she|leave|leaves|left|bought|became|become|becomes|sold|pay|pays|paid|off|every|instead|already|drop|quit|cancel|out|do|have|has|can|would|will|x|when|until|till|go|goes|gone|came|come|that|this|who|which|plus|minus|today|buy|join|signed|replied|converted|leaving|lasts|costs|cost|sells|takes|makes|brings|gives|needs|has|keeps|holds|comes|stays|lost|cancelled|was|as)$/iu;
const ADJECTIVES =
  /^(?:new|old|big|small|paying|regular|monthly|weekly|private|extra|more|other|different|nice|good|full|large|handmade|single|happy|current|existing|empty|potential|interested|loyal|of|the|my|our|these|whole|fewer|late)$/iu;

const PLURAL = /(?:s|people|women|men|children|kids|guests|folk|ppl)$/iu;

/** "new clients" in "4 new clients at 30". */
function countedNoun(after: string): string | null {
  const near = /^\s?((?:[\p{L}'-]+\s?){0,3})/u.exec(after)?.[1]?.trim().split(/\s/u) ?? [];
  let first: string | null = null;
  for (const word of near) {
    if (ADJECTIVES.test(word)) continue;
    if (word.length < 2 || NO_NOUN.test(word)) break;
    if (PLURAL.test(word)) return word.toLowerCase();
    first ??= word.toLowerCase();
  }
  return first;
}

/** A bare number is a count where a thing follows, and money where the words are those of money. */
function kindOf({ kind }: Quantity, after: string, counted: string | null, roles: Roles): Amount["kind"] {
  if (kind !== "bare") return kind;
  if (PER_HOUR.test(after.slice(0, 12)) || PER_MINUTE.test(after.slice(0, 12))) return "money";
  if ((roles.pack ?? 0) > 0.5) return "count";
  const isThings =
    counted !== null &&
    (/(?:s|people|women|men|children|kids|stock|guests|folk|ppl|teeth|mice)$/iu.test(counted) ||
      (roles.pack ?? 0) > 0);
  if (
    isThings &&
    !/^(?:rent|costs?|fees|expenses|materials?|ingredients|supplies|sales|profits?|each|less|groceries|wages|parts|stamps|beans|tools|ads|taxes)$/iu.test(
      counted ?? "",
    )
  )
    return "count";
  if (isThings && /^sales$/iu.test(counted ?? "")) return "count";
  return "bare";
}
