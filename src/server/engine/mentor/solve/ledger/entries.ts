import type { Amount } from "../amounts.ts";
import { singular } from "../format.ts";
import { isBeside } from "../guard.ts";
import { type Flow, flowByVerb, flowOf } from "./flow.ts";
import type { Line } from "./lines.ts";
import { type Rhythm, rhythmIn, rhythmOf } from "./periods.ts";

/** Money of one line: what one brings or costs, or a sum for all. */
export interface MoneyEntry {
  readonly type: "money";
  readonly amount: Amount;
  readonly flow: Flow | null;
  /** "open": the words say neither "each" nor "in all". */
  readonly scope: "each" | "total" | "open";
  /** The thing it is for: "wedding" of "28 a wedding". */
  readonly unit: string | null;
  readonly rhythm: Rhythm | null;
  readonly count: CountEntry | null;
  /** How often, where the line itself says it: "25 a week for 6 weeks". */
  readonly repeats: number;
  readonly line: Line;
}

export interface CountEntry {
  readonly type: "count";
  readonly amount: Amount;
  readonly noun: string | null;
  /** "made" is bought or produced, "gone" neither sold nor there any more. */
  readonly role: "sold" | "made" | "gone" | "plain";
  readonly rhythm: Rhythm | null;
  /** "eight people at each": that many for each of what was counted before. */
  readonly isNested: boolean;
  readonly line: Line;
}

export interface ShareEntry {
  readonly type: "share";
  readonly amount: Amount;
}

interface UnclearEntry {
  readonly type: "unclear";
  readonly amount: Amount;
}

export type Entry = MoneyEntry | CountEntry | ShareEntry | UnclearEntry;

const TAKES_SHARE =
  /\b(?:takes?|took|taken|keeps?|kept|fees?|commission|cut|etsy|ebay|amazon|paypal|stripe|shopify|vinted|platform|marketplace|app|site|card|cards|gallery|shop|donate|charity|agent|agency|provision|share|wants?|gets?)\b/iu;
const NO_SHARE =
  /\b(?:discount|off|margin|mark-?up|more|less|raise|rise|increase|interest|deposit|up front|leave|left|cancel|quit|profit|of (?:them|people|customers|visitors))\b/iu;

function shareEntry(amount: Amount, line: Line): Entry {
  const words = `${line.lead} ${amount.after}`;
  if (amount.ratio) return { type: "unclear", amount };
  if (/\b(?:tax(?:es)?|vat|gst)\b/iu.test(words)) return { type: "unclear", amount };
  if (NO_SHARE.test(words) || !TAKES_SHARE.test(words)) return { type: "unclear", amount };
  return { type: "share", amount };
}

const SOLD =
  /\b(?:sold|sell|sells|selling|booked|did|do)\s(?:about |around |roughly |only |just |another |the last |some )?$/iu;
const MADE =
  /\b(?:bought|buy|buying|printed|print|printing|ordered|order|made|make|baked|bake|produced|got in|picked up|lot of|batch of)\s(?:about |around |only |just |a |an |the )?$/iu;
const GONE = /\b(?:gave|give|pulped|threw|broke|kept|keep|donated|lost|binned|wasted)\s(?:about |away )?$/iu;

function countEntry(amount: Amount, line: Line): CountEntry {
  const { noun, before, after } = amount;
  const role =
    GONE.test(before) || /^\s?(?:\p{L}+ )?(?:away|broke|spoiled|spoilt|left over|went)\b/iu.test(after)
      ? "gone"
      : MADE.test(before)
        ? "made"
        : SOLD.test(before) || /^\s?(?:\p{L}+ )?sold\b/iu.test(after)
          ? "sold"
          : "plain";
  const isNested =
    /^\s?(?:\p{L}+ )?(?:at|in|for|on|per|to) (?:each|every|a|an)\b/iu.test(after) &&
    rhythmOf(amount) === null;
  const isWith = line.tie === "with" && /^\s*(?:about |around |some )?$/iu.test(line.lead);
  return {
    type: "count",
    amount,
    noun: noun ? singular(noun.toLowerCase()) : null,
    role,
    rhythm: rhythmOf(amount),
    isNested: isNested || isWith,
    line,
  };
}

const WHOLE =
  /\b(?:total|altogether|in all|all in|for (?:all|everything|the lot|the day|the season|the quarter|the whole)|together|once|one-off|came to|comes to)\b/iu;
const EACH = /\b(?:each|apiece|a piece|a head|per head|per person|a pop|every one|pp|average of)\b/iu;
/** "12 € a lesson", "per tiffin", "/box", "for each plant". */
const FOR_ONE = /^\s?(?:\/\s?|(?:(?:for )?(?:an?|each|every|one)|per)\s)(\p{L}{2,})/iu;
const NO_UNIT =
  /^(?:month|week|year|day|hour|hr|minute|season|quarter|annum|lot|total|few|bit|market|night|time|average)$/iu;

function moneyEntry(amount: Amount, count: CountEntry | null, line: Line): Entry {
  if (amount.per === "hour" || amount.per === "minute") return { type: "unclear", amount };
  const lead = line.text.slice(0, Math.max(0, amount.start - line.start));
  const tail = line.text.slice(amount.end - line.start);
  const joined = count ? lead.slice(count.amount.end - line.start) : "";
  const isAt = /(?:\b(?:at|paying|pays?|paid|on|x)\b|[@×*])[^\d]*$/iu.test(joined);
  const unit = unitIn(tail);
  const scope = scopeOf(lead, tail, unit !== null, isAt);
  const rhythm = rhythmFor(amount, line);
  if (scope === null || rhythm === null) return { type: "unclear", amount };
  const flow = line.header ?? (isAt ? flowOfCounted(lead, joined, count) : flowOf(lead));
  return {
    type: "money",
    amount,
    flow,
    scope: scope === "open" && (flow === "in" ? IN_ALL : SPENT).test(lead) ? "total" : scope,
    unit,
    ...rhythm,
    count: count && flow === "in" ? { ...count, role: "sold" } : count,
    line,
  };
}

/** "I took 900": what came in altogether. */
const IN_ALL =
  /\b(?:took|takings?|income|revenue|turnover|earned|earn|invoiced?|made|(?:got|was|were) paid|(?:left|keep|stays?|remains?) (?:from|of|out of)|brought in|paid (?:me|us))\b/iu;

/** "I spent 140 on stock", "I paid a freelancer 350": once, and for all. */
const SPENT = /\b(?:spent|paid (?:a|an|my|the|her|him|someone|somebody) \p{L}+)\b/iu;

/** "two helpers at 40 each" are paid, not sold. */
function isHired(count: CountEntry | null): boolean {
  return /^(?:helper|assistant|waiter|waitress|cleaner|driver|guide|teacher|tutor|freelancer|cook|chef|musician|model|volunteer|worker|temp|night|hour)$/iu.test(
    count?.noun ?? "",
  );
}

/** "24 people at 2,500" come in, unless a verb or their trade says that they are paid. */
function flowOfCounted(lead: string, joined: string, count: CountEntry | null): Flow {
  const isPaying =
    /^\s\p{L}+(?: \p{L}+)? (?:pay|pays|paid|paying)\s/u.test(joined) && !/\b(?:i|we)\b/iu.test(lead);
  if (isPaying) return "in";
  return flowByVerb(lead) ?? (isHired(count) ? "out" : "in");
}

function unitIn(tail: string): string | null {
  const found = [
    FOR_ONE.exec(tail)?.[1],
    ...[...tail.matchAll(/\bper (\p{L}{2,})/giu)].map((match) => match[1]),
  ];
  const unit = found.find((word) => word !== undefined && !NO_UNIT.test(word));
  return unit ? singular(unit.toLowerCase()) : null;
}

/** Null where it is said to be for one and for all at once. */
function scopeOf(lead: string, tail: string, hasUnit: boolean, isAt: boolean): MoneyEntry["scope"] | null {
  const isEach = hasUnit || EACH.test(tail) || /\b(?:each|every)\b(?! (?:week|month|year|day))/iu.test(lead);
  const isWhole = WHOLE.test(tail) || /\b(?:total|altogether|came to|in all)\b/iu.test(lead);
  if (isEach && isWhole) return /\bfor all\b/iu.test(tail) ? "each" : null;
  if (isWhole) return "total";
  return isEach || isAt ? "each" : "open";
}

/** "780 for the year" comes yearly, "25 a week for 6 weeks" six times; null where a span fits neither. */
function rhythmFor(amount: Amount, line: Line): Pick<MoneyEntry, "rhythm" | "repeats"> | null {
  const span = line.amounts.find(({ kind }) => kind === "span");
  if (!span) return { rhythm: rhythmOf(amount), repeats: 1 };
  if (span.value === 1) return { rhythm: rhythmIn(span.span ?? "") ?? rhythmOf(amount), repeats: 1 };
  return span.span === amount.per ? { rhythm: null, repeats: span.value } : null;
}

const POST = /\b(?:post|postage|shipping|delivery|p&p)\b/iu;

/** "£48 a sign plus £6.50 post": what the buyer pays on top. */
export function isPaidOnTop(line: Line, before: Entry | undefined): boolean {
  return (
    (line.tie === "plus" || line.tie === "+") &&
    before?.type === "money" &&
    before.flow === "in" &&
    POST.test(line.text) &&
    !/\b(?:i|we) pay\b/iu.test(line.text)
  );
}

const isMoney = ({ kind, isEach, per }: Amount) =>
  kind === "money" || (kind === "bare" && (isEach || per !== null));
const isCount = ({ kind, value }: Amount) => kind === "count" || (kind === "bare" && Number.isInteger(value));

/** All that a line says; an amount that cannot be told is unclear. */
export function entriesOf(line: Line, text: string): Entry[] {
  const amounts = line.amounts.filter((amount) => !isLoose(amount, line, text));
  const [first, second, third] = amounts;
  if (!first) return [];
  const percent = amounts.find(({ kind }) => kind === "percent");
  if (percent) return [second ? { type: "unclear", amount: percent } : shareEntry(percent, line)];
  if (third) return [{ type: "unclear", amount: third }];
  if (!second && isSoldOften(first, text)) return [countEntry(first, line)];
  return [second ? pairEntry(first, second, line) : singleEntry(first, line)];
}

/** "5 glasses a bottle": how many bottles there are is said elsewhere, if at all. */
const RATE = /^\s?\p{L}+ (?:a|an|per) (?!month|week|year|day|season|quarter|night)\p{L}{3,}/iu;

/** "39 at 22", "1.20 each for all 90". */
function pairEntry(first: Amount, second: Amount, line: Line): Entry {
  if (isCount(first) && RATE.test(first.after)) return { type: "unclear", amount: first };
  const isPriced = second.kind === "money" || second.kind === "bare";
  if (isCount(first) && isPriced) return moneyEntry(second, countEntry(first, line), line);
  const isForThose = /\b(?:for|all|on) (?:all|the|my|each of the)?\s?$/iu.test(second.before);
  return isMoney(first) && isCount(second) && isForThose
    ? moneyEntry(first, countEntry(second, line), line)
    : { type: "unclear", amount: second };
}

function singleEntry(amount: Amount, line: Line): Entry {
  const span = line.amounts.find(({ kind }) => kind === "span");
  const isOfPieces = amount.kind === "count" || (amount.kind === "bare" && isPieces(amount));
  if (isOfPieces && (span || RATE.test(amount.after))) return { type: "unclear", amount: span ?? amount };
  if (isOfPieces) return countEntry(amount, line);
  const isPaid =
    amount.kind === "money" || (amount.kind === "bare" && (amount.isEach || isNamed(amount, line)));
  return isPaid ? moneyEntry(amount, null, line) : { type: "unclear", amount };
}

/** "stall 60", "20 on ribbon"; not "sell about 25 a month", which may be pieces or money. */
function isNamed({ before, after, per }: Amount, { lead }: Line): boolean {
  if (GONE.test(before) ? /\b(?:i|we|gave|give)\b/iu.test(before) : per !== null && SOLD.test(before))
    return false;
  return /\p{L}{2,}/u.test(lead) || /^\s?(?:on|for|in) (?:the |my |a )?\p{L}{3,}/iu.test(after);
}

/** "Sold 39", "35 sold": pieces, where no word makes it money. */
function isPieces({ before, after, isEach, per, value }: Amount): boolean {
  if (isEach || per !== null || !Number.isInteger(value)) return false;
  const isGone = GONE.test(before) && /^\s?(?:\p{L}+ )?away\b/iu.test(after);
  return SOLD.test(before) || isGone || /^\s?sold\b/iu.test(after);
}

/** "I charge 45 for a repair", "15 a box": what one brings. */
const PRICE_OF_ONE =
  /\b(?:charge|sell|sells|price|ask|get|take|pays?)\b[^.;?!\d]*\d[\d.,]*(?: ?[€$£]| (?:euros?|dollars?|pounds?))?(?: each| apiece| (?:for )?(?:an?|one|each|every) (?!month|week|year|day|hour|season)\p{L}{3,}| per (?!month|week|year|day|hour|season)\p{L}{3,})/iu;

/** "do 20 a month" beside the price of one: pieces, since the money for them is told. */
function isSoldOften({ kind, value, per, currency, before }: Amount, text: string): boolean {
  return (
    kind === "bare" &&
    Number.isInteger(value) &&
    per !== null &&
    currency === null &&
    SOLD.test(before) &&
    PRICE_OF_ONE.test(text)
  );
}

/** Told in passing, hours that nobody is paid for, or a span that the money of its line already stands for. */
function isLoose(amount: Amount, line: Line, text: string): boolean {
  if (amount.kind === "hours") return line.amounts.length === 1;
  if (amount.kind === "span") return line.amounts.length > 1 || isBeside(amount, text) || amount.value === 1;
  if (amount.value === 1 && (amount.kind === "count" || /\b(?:on|for|from|per|of)\s$/iu.test(amount.before)))
    return amount.kind !== "money";
  return isBeside(amount, text);
}
