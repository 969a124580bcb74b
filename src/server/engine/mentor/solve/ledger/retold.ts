import { stemsOf } from "../../../text/tokens.ts";
import { type Amount, onOneLine } from "../amounts.ts";
import { findNumbers } from "../numbers.ts";
import { COST_NOUNS, flowByVerb } from "./flow.ts";
import { amountsIn, type Ledger, ledgerIn } from "./ledger.ts";
import { type Line, linesOf } from "./lines.ts";
import { saysElse } from "./words-left.ts";

/**
 * A message that plainly changes one line of what was told before, leaves one out or adds one cost: "and without the
 * petrol?", "what if I sell 30 instead?" Null where that is not sure: a wrong sum is worse than none.
 */
export function retold(before: string, text: string, amounts: readonly Amount[]): string | null {
  if (amounts.length === 0) return leftOut(before, text) ?? scaled(before, text);
  if (amounts.some((one) => isOtherMoney(before, one)) || OF_TAX.test(text)) return null;
  if (ADDS.test(text)) return added(before, text, amounts);
  const [amount, ...others] = amounts.filter(({ before: lead }) => !FORMER.test(lead));
  const [former, ...more] = amounts.filter(({ before: lead }) => FORMER.test(lead));
  if (!amount || others.length > 0 || more.length > 0) return null;
  if (former) return inPlaceOf(before, amount, former);
  return changed(before, text, amount) ?? added(before, text, amounts);
}

const OF_TAX = /\b(?:vat|tax(?:es|ed)?|gst)\b/iu;
/** "30 instead of 20": the 20 is told already. */
const FORMER = /\b(?:instead of|rather than|not)\s(?:[$€£]\s?)?$/iu;

function isOtherMoney(before: string, { currency }: Amount): boolean {
  const told = amountsIn(before).flatMap((amount) => amount.currency ?? []);
  return currency !== null && told.length > 0 && !told.includes(currency);
}

function inPlaceOf(before: string, amount: Amount, { value }: Amount): string | null {
  const target = onlyOne(amountsIn(before).filter((told) => told.value === value));
  return target && written(before, target, amount.value);
}

const LEAVES_OUT =
  /^\W*(?:(?:ok(?:ay)?|and|but|so|or|then|oh|what if|what about|if|say|suppose)[,.]? )*(?:(?:i|we) )?(?:without|w\/o|no|skip(?:ping)?|leav(?:e|ing) out|drop(?:ping)?|minus|forget|cut(?:ting)?(?: out)?|stop(?:ped)? paying|(?:didn'?t|don'?t|did not|do not) (?:need|pay))(?: for)?(?: the| any| my| that| a)? ([\p{L}\s]+?)\W*$/iu;

function leftOut(before: string, text: string): string | null {
  const named = LEAVES_OUT.exec(text)?.[1];
  const line = named ? lineNamed(named, costLines(before)) : null;
  if (!named || !line) return null;
  const isMore = stemsOf(named).some((stem) => !SAYS_LITTLE.has(stem) && !stemsOf(line.text).includes(stem));
  if (isMore && !SHARE_WORDS.test(named)) return null;
  const clean = onOneLine(before);
  return `${clean.slice(0, line.start)} ${clean.slice(line.start + line.text.length)}`;
}

/** Lines that no word says to come in. */
function costLines(before: string): Line[] {
  const ledger = ledgerOf(before);
  const comesIn = new Set(ledger?.income.map(({ entry }) => entry.line.start));
  return linesOf(onOneLine(before), amountsIn(before)).filter(({ start }) => !comesIn.has(start));
}

const SAYS_LITTLE = new Set(
  stemsOf("month week year day each cost costs pay price about total sell one fee go goes up take takes"),
);
const SHARE_WORDS = /\b(?:fees?|commission|cut|share|platform|percent(?:age)?)\b/iu;

/** The line that shares a word with what was named; a fee may have been told by the name of who takes it. */
function lineNamed(named: string, lines: readonly Line[]): Line | null {
  const words = new Set(stemsOf(named).filter((stem) => !SAYS_LITTLE.has(stem) && !/\d/u.test(stem)));
  const sharing = lines.filter(({ text }) => stemsOf(text).some((stem) => words.has(stem)));
  if (sharing.length > 0) return onlyOne(sharing);
  const shares = lines.filter(({ amounts }) => amounts.some(({ kind }) => kind === "percent"));
  return SHARE_WORDS.test(named) ? onlyOne(shares) : null;
}

function ledgerOf(before: string): Ledger | null {
  const ledger = ledgerIn(before);
  return "unclear" in ledger ? null : ledger;
}

/** "and with twice as many?", "and at double the price?" */
function scaled(before: string, text: string): string | null {
  const [found, factor] = FACTORS.find(([pattern]) => pattern.test(text)) ?? [];
  const ledger = found ? ledgerOf(before) : null;
  if (!found || !factor || !ledger) return null;
  const rest = text.replace(found, " ").replace(/\b(?:as )?(?:many|often|much)\b/iu, " ");
  if (saysElse(rest, "change", soldWords(ledger))) return null;
  const target = /\b(?:price|charge)\b/iu.test(text) ? priceIn(ledger) : soldIn(ledger);
  return target && written(before, target, target.value * factor);
}

const FACTORS: readonly [RegExp, number][] = [
  [/\b(?:double|twice)\b/iu, 2],
  [/\b(?:triple|three times)\b/iu, 3],
];

const onlyOne = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null);

function priceIn({ income }: Ledger): Amount | null {
  return onlyOne(income)?.entry.amount ?? null;
}

/** How many are sold, where one thing is. */
export function soldIn({ income }: Ledger): Amount | null {
  return onlyOne([...new Set(income.flatMap(({ count }) => count ?? []))])?.amount ?? null;
}

function soldWords({ income }: Ledger): string {
  return income.map(({ entry, count }) => `${entry.line.text} ${count?.line.text ?? ""}`).join(" ");
}

/** The text with one number of it changed. */
function changed(before: string, text: string, amount: Amount): string | null {
  if (amount.kind === "percent") return byShare(before, text, amount);
  const ledger = ledgerOf(before);
  if (!ledger || !["money", "bare", "count"].includes(amount.kind)) return null;
  const line = lineNamed(text, costLines(before));
  const target = line ? inNamedCost(line, amount) : inSale(ledger, text, amount);
  return target && written(before, target, changedBy(amount, target.value) ?? amount.value);
}

const LOWER_BEFORE =
  /\b(?:down|lower|drops?|falls?|cut|reduced?|save|discount of)(?: (?:the |my )?\p{L}+)?(?: by)?\s(?:[$€£]\s?)?$/iu;
const LOWER_AFTER = /^\s?(?:\p{L}+ )?(?:off|cheaper|less|fewer|lower|discount|down)\b/iu;
const HIGHER_BEFORE =
  /\b(?:up|raised?|rises?|increased?|higher|add)(?: (?:the |my )?\p{L}+)?(?: by)?\s(?:[$€£]\s?)?$/iu;
const HIGHER_AFTER = /^\s?(?:\p{L}+ )?(?:more|extra|higher|dearer|up)\b/iu;
const TO = /\b(?:to|at|is|are)\s(?:[$€£]\s?)?$/iu;

/** -1 where the words beside a number take it off, 1 where they add it, 0 where they say neither. */
function directionOf({ before, after }: Amount): -1 | 0 | 1 {
  if (LOWER_AFTER.test(after)) return -1;
  if (HIGHER_AFTER.test(after)) return 1;
  if (TO.test(before)) return 0;
  if (LOWER_BEFORE.test(before)) return -1;
  return HIGHER_BEFORE.test(before) ? 1 : 0;
}

function changedBy(amount: Amount, value: number): number | null {
  const direction = directionOf(amount);
  return direction === 0 ? null : value + direction * amount.value;
}

/** Another fee, or a cost or the price that goes up or down by so much of itself. */
function byShare(before: string, text: string, amount: Amount): string | null {
  const direction = directionOf(amount);
  const line = lineNamed(text, costLines(before));
  const target = line ? onlyOne(line.amounts) : shareOrPrice(before, text, direction);
  if (!target) return null;
  if (target.kind === "percent") return direction === 0 ? written(before, target, amount.value) : null;
  return direction === 0
    ? null
    : written(before, target, target.value * (1 + (direction * amount.value) / 100));
}

function shareOrPrice(before: string, text: string, direction: number): Amount | null {
  const ledger = ledgerOf(before);
  const rest = text.replaceAll(
    /\b(?:prices?|off|discount|percent|per cent|goes?|went|up|down|i|give|gave|offer|takes?|increase|a)\b/giu,
    " ",
  );
  if (!ledger || saysElse(rest, "change", soldWords(ledger))) return null;
  if (direction === 0) return onlyOne(amountsIn(before).filter(({ kind }) => kind === "percent"));
  return /\b(?:prices?|off|discount|charge)\b/iu.test(text) ? priceIn(ledger) : null;
}

const isPaid = ({ kind, currency }: Amount) => kind === "money" || currency !== null;
const TOLD_OF_COST =
  /(?:\b(?:is|are|was|were|be|costs?|cost me|to|at|for|of|only|about|gets|by|up|down|becomes?)|[:=])\s(?:about |only |just |[$€£]\s?)*$/iu;

/** "what if the room is 120", "and the stall 60?" */
function inNamedCost({ text, amounts }: Line, amount: Amount): Amount | null {
  const nearest = stemsOf(amount.before).at(-1) ?? "";
  const isTold = TOLD_OF_COST.test(amount.before) || stemsOf(text).includes(nearest);
  return amount.kind === "count" || !isTold
    ? null
    : onlyOne(amounts.filter(({ kind }) => kind === "money" || kind === "bare"));
}

const PRICE_BEFORE =
  /\b(?:charg(?:e|ed|ing)|ask(?:ed|ing)?(?: for)?|price(?: (?:is|was|of|at|to|goes? (?:up |down )?to))?|(?:raise|put|set|drop|lower) (?:it|that|them|the price|my price)(?: up| down)? (?:to|at)|(?:sell|sold|selling) (?:it|them|each|one|these|those) (?:for|at)|at|for)\s(?:about |only |just |like |[$€£]\s?)*$/iu;
const COUNT_BEFORE =
  /\b(?:sell|sold|selling|teach|bake|deliver|do)\s(?:about |only |just |like |maybe |[$€£]\s?)*$/iu;

/** How many are sold, or what one brings. */
function inSale(ledger: Ledger, text: string, amount: Amount): Amount | null {
  const [price, sold] = [priceIn(ledger), soldIn(ledger)];
  const rest = text.replaceAll(
    /\b(?:euros?|dollars?|pounds?|bucks|goes?|up|down|teach|bake|deliver|do)\b/giu,
    " ",
  );
  if (saysElse(rest, "change", soldWords(ledger))) return null;
  if (amount.kind === "count" || (COUNT_BEFORE.test(amount.before) && !isPaid(amount))) return sold;
  if (PRICE_BEFORE.test(amount.before) || amount.isEach) return price;
  return nearest(amount, price, isPaid(amount) ? null : sold);
}

/** A bare number stands for the one that it is near to, if it is far from the other. */
const NEAR = 1.5;
const FAR = 2.5;

function nearest({ value }: Amount, ...targets: readonly (Amount | null)[]): Amount | null {
  const timesOf = (target: Amount) => Math.max(target.value / value, value / target.value);
  const [first, second] = targets
    .flatMap((target) => target ?? [])
    .sort((one, other) => timesOf(one) - timesOf(other));
  return first && timesOf(first) <= NEAR && (!second || timesOf(second) >= FAR) ? first : null;
}

/** Another number in the place of one that was told, with its currency and its unit. */
function written(before: string, { start, end, range }: Amount, value: number): string | null {
  const clean = onOneLine(before);
  const number = onlyOne(findNumbers(clean).filter((found) => found.start >= start && found.end <= end));
  if (value <= 0 || range || !number) return null;
  return clean.slice(0, number.start) + String(Math.round(value * 100) / 100) + clean.slice(number.end);
}

const ADDS = /\b(?:plus|also|forgot|add|on top|as well|another|extra|too)\b/iu;
const GOES_ON = /^\W*(?:(?:oh|ah|ok(?:ay)?)[, ]+)*(?:and|with)\b/iu;
const ASKS = /\b(?:how|should|do i|do we|can i|where|who|which|is it|are there)\b/iu;

const SAYS_COST = new RegExp(String.raw`${COST_NOUNS.source}|\b(?:i|we) (?:also )?pay\b|\bcosts?\b`, "iu");

/** "oh, and insurance is 30 a month": more lines, of which nothing was told before. */
function added(before: string, text: string, amounts: readonly Amount[]): string | null {
  const news = linesOf(text, amounts);
  if (!(ADDS.test(text) || GOES_ON.test(text)) || ASKS.test(text)) return null;
  if (!SAYS_COST.test(text) || !news.every(isCost)) return null;
  const lines = linesOf(onOneLine(before), amountsIn(before));
  const stems = new Set(lines.flatMap((line) => stemsOf(line.text)).filter((stem) => !SAYS_LITTLE.has(stem)));
  if (stemsOf(text).some((stem) => stems.has(stem) && !/\d/u.test(stem))) return null;
  const [, told = ""] = /^\s*(?:(?:oh|ah|ok(?:ay)?|and|but|what if|so)[, ]+)*(.*)$/isu.exec(text) ?? [];
  const costs = amounts.length > 1 ? told.replaceAll("?", " ") : told.replaceAll(/[?,;:]/gu, " ");
  return flowByVerb(costs) === "in" ? null : `${costs.trim()}. ${onOneLine(before)}`;
}

/** One amount, and a word for what it goes to. The word may stand before a comma: "I forgot parking, 15". */
function isCost({ text, amounts }: Line, _: number, { length }: readonly Line[]): boolean {
  const [amount, other] = amounts;
  const isMoney = amount?.kind === "money" || (amount?.kind === "bare" && !/\bof\s$/iu.test(amount.before));
  return isMoney && !other && (length === 1 || COST_NOUNS.test(text));
}
