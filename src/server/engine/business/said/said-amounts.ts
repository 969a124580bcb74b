import { numberWord, withArticle } from "../grammar.ts";
import { NUMBER, numberOf } from "./numbers.ts";

/** Made, and still there. */
const READY =
  "(?:ready|finished|wrapped|packed|poured|curing|potted|arrived|sitting|stacked|in (?:boxes|a folder|a box|my folder)|printed|bottled|labelled|labeled|edited|recorded|written|drafted|framed|sewn|waiting|unsold|left over|leftover|glazed|fired|cured|dried|filmed|painted|designed|in stock|on stock|in (?:my|the|our) (?:garage|cellar|shed|flat|wardrobe|workshop|basement|attic|spare room|living room|drawer|kitchen|bedroom|cupboard|fridge|freezer)|on (?:my|the|our) (?:shelf|shelves|table|hard drive|laptop|computer))";
const NO_GOODS =
  "(?:euros?|dollars?|pounds?|percent|years?|months?|weeks?|days?|hours?|minutes?|people|clients?|customers?|users?|testers?|orders?|sales|jobs?|families|friends|students?|members?|subscribers?|followers?|visitors?|names|hives|rooms|places|seats|times|goats|cows|bees|dogs|cats|children|kids|cleaners|drivers|sponsors|shops|villages|countries|markets|designs? sold|others|them|these|ovens?|machines?|vans?|hands)";
const THINGS = String.raw`((?:(?!${NO_GOODS}\b)[\p{L}-]+ ){0,2}?(?!${NO_GOODS}\b)[\p{L}-]{2,}s)`;
const STOCK: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\b(?:in|from|with|across|over|on|at) )${NUMBER} ${THINGS} (?:(?:are|is|lie|sit|stand|wait|already|now|all|just|still|fully|have been) ){0,2}${READY}\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:have|got|with|there are) (?:about |around |already |over )?${NUMBER} (?:finished |ready |wrapped |framed |unsold )?${THINGS} (?:\w+ )?${READY}\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:have|got) (?:about |around |already |over )?${NUMBER} (?:finished|ready|wrapped|framed|unsold|edited|printed) ${THINGS}\b`,
    "iu",
  ),
  new RegExp(String.raw`${NUMBER} (?:finished|unsold|wrapped|framed|edited) ${THINGS}\b`, "iu"),
  new RegExp(String.raw`\binherited ${NUMBER} ${THINGS}\b`, "iu"),
  new RegExp(String.raw`${NUMBER} (drafts|unsold copies)\b`, "iu"),
  new RegExp(
    String.raw`${NUMBER} (of them|of these) (?:still |all )?(?:stand|lie|sit|wait|are (?:still )?(?:in|on|under|here))\b`,
    "iu",
  ),
];
const GONE =
  /\b(?:sold|a (?:week|month|day|year)|per (?:week|month|day)|every|each|for (?:friends|free)|published|sent out|are out)\b/iu;
const STATE_WORDS = /^(?:finished|ready|wrapped|framed|unsold|edited|printed|about|more|new|my|our|first) /iu;

const MADE = new RegExp(
  String.raw`\b(?:made|make|baked|bottled|printed|sewed|sewn|knitted|poured|turned|carved|built|produced|bought|ordered|filled|canned|pickled|brewed|wrote and printed|have) (?:about |around |over |already )?${NUMBER} ${THINGS}\b`,
  "iu",
);
const USED =
  /\b(?:sold|ate|eaten|gave away|given away|gifted|drank|broke|kept) (?:only |just |about )?(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|none|nothing|zero)/giu;
const UNSOLD =
  /\b(?:sold (?:only |just |about )?(?:0|none|nothing|zero|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\b(?! (?:times|a|per|each|out))|nobody (?:bought|wants)|unsold|rest is|the rest|(?:are|stand|lie|sit) still|still (?:have|there|here|stand|lie|sit))/iu;

/** "74 jars" of "made 80 jars, sold 0, ate 6". */
function leftIn(sentence: string): string | null {
  const hit = MADE.exec(sentence);
  if (!hit || !UNSOLD.test(sentence.slice(hit.index + hit[0].length))) return null;
  const [, said = "", things = ""] = hit;
  const gone = [...sentence.slice(hit.index).matchAll(USED)].map(([, count = ""]) => numberOf(count) || 0);
  const left = numberOf(said) - gone.reduce((sum, count) => sum + count, 0);
  return left >= 2 && left <= 5_000 ? `${numberWord(left)} ${things.replace(STATE_WORDS, "")}` : null;
}

/** "60 bars" of "60 bars are wrapped". */
export function stockIn(sentence: string): string | null {
  const left = leftIn(sentence);
  if (left) return left;
  for (const pattern of STOCK) {
    const hit = pattern.exec(sentence);
    if (!hit || GONE.test(around(sentence, hit))) continue;
    const [, said = "", things = ""] = hit;
    const count = numberOf(said);
    if (count >= 2 && count <= 5_000)
      return `${numberWord(count)} ${things.replace(STATE_WORDS, "").replace(/^of th\p{L}+$/u, "finished pieces")}`;
  }
  return null;
}

/** The part of a sentence, between commas, in which something was found. */
function around(sentence: string, { index, 0: hit }: RegExpExecArray): string {
  const start = sentence.lastIndexOf(",", index) + 1;
  const end = sentence.indexOf(",", index + hit.length);
  return sentence.slice(start, end === -1 ? undefined : end);
}

const WAITING: readonly RegExp[] = [
  new RegExp(
    String.raw`${NUMBER} (?:\p{L}+ ){0,3}?(?:(?:(?:are |is )?(?:on|in)|have put (?:their names?|themselves) (?:on|down on)|(?:are )?signed up on) (?:the|a|my|our) (?:waiting ?list|wait ?list|list|queue)|(?:are )?waiting|wait (?:for|until))`,
    "iu",
  ),
  new RegExp(
    String.raw`(?:waiting list|waitlist) (?:of|with|has) (?:about |over )?${NUMBER}\b(?! (?:weeks|months|days|years|month|week))`,
    "iu",
  ),
];
const WAITING_THING =
  /\b(?:bars|pieces|drafts|photos|invoices|orders are|weeks?|months?|days?|years?|printed|ready|wrapped|finished|done)\b/iu;

/** How many people wait: "forty" is told as 40. */
export function waitingIn(sentence: string): string | null {
  for (const pattern of WAITING) {
    const hit = pattern.exec(sentence);
    const count = numberOf(hit?.[1] ?? "");
    if (hit && !WAITING_THING.test(hit[0]) && count >= 2 && count <= 500) return numberWord(count);
  }
  return null;
}

const SIGNS: Readonly<Record<string, string>> = {
  "€": "euro",
  $: "dollars",
  "£": "pounds",
  "₦": "naira",
  "₹": "rupees",
  "¥": "yen",
  EUR: "euro",
  USD: "dollars",
  GBP: "pounds",
  CAD: "Canadian dollars",
  AUD: "Australian dollars",
  CHF: "francs",
  NGN: "naira",
  INR: "rupees",
};
const CURRENCY =
  "(?:euros?|dollars?|pounds?|bucks|naira|rand|kr|kroner|kronor|yen|pesos|rupees|francs|shillings|cedis|reais|zloty|lira|dirhams?|usd|eur|gbp|chf|cad|aud|cop|ft|forint|ksh|ngn|inr|sek|nok|dkk|pln|czk|brl|mxn|zar)";
const PER =
  "(?: ?(?:/|an? |per |each |every |the )(?:mo|month|hour|piece|roof|lesson|session|week|year|visit|box|loaf|jar|bar|page|word|day|night|class|seat|cut|portrait|room|job|item|bottle|bag|cup|person|head|flat|dog|walk|film|episode|licen[cs]e|course|project|reed|pair|set|mile|hive|tree|table|bouquet|dozen|kilo|litre|pack|parcel|post|review|logo|song|tune))?";
const AMOUNT = String.raw`(?:([€$£₦₹¥]|EUR|USD|GBP|CAD|AUD|CHF|NGN|INR) ?(\d[\d.,]*)(?<![.,])(?![kKmM\d]\b)|(\d[\d.,]*)(?<![.,])(?![kKmM]\b) ?(${CURRENCY}(?!\p{L})|€|\$|£))`;
const PRICE = new RegExp(`${AMOUNT}(${PER})`, "giu");
const IS_PRICE =
  /\b(?:at|for|charge|charging|charged|pays?|paid|paying|price|priced|costs?|cost|sell|sells|selling|sold|ask|asking|fee|rate|take|clients?|customers?)\b[^.!?;]{0,30}$/iu;
const IS_NO_PRICE =
  /\b(?:budget|save|savings?|spend|spent|invest\w*|earn(?:ed|s)?|made|make|making|revenue|turnover|income|profit|loss|owes?|material|ingredients?|rent|costs? me|pay (?:about )?for|bought for|worth|under|less than|below|up to|from under|put in|loan|debt|takes?|keeps?|fees?|deposit|tip|prize|grant|total|altogether|in the box|raised|donat\w+|insurance|salary|wages?|bills?|hall|mortgage|tuition|electricity|sold (?:mine|my own|it all)|offers? (?:me|us)|offered|landlord|lease|ads?|advert\w*)\b[^.!?;]{0,24}$/iu;

/** The price as it was named, with its currency: "900 euro a month", "6 pounds". */
export function priceIn(sentence: string): string | null {
  const hit = [...sentence.matchAll(PRICE)].find((other) => isPrice(sentence, other));
  if (!hit) return null;
  const [, sign, before, after, currency = "", per = ""] = hit;
  const unit = SIGNS[sign ?? currency] ?? currency.toLowerCase();
  return [before ?? after, unit, periodOf(per)].filter(Boolean).join(" ");
}

const NO_PRICE_TAIL =
  /^ (?:for (?:the|a) (?:table|stall|stand|pitch|booth|room|hall|space)|to spend|budget|saved|last|so far|in total|profit|left|revenue|of)\b/iu;

function isPrice(sentence: string, { 0: whole, 5: per, index }: RegExpExecArray): boolean {
  const lead = sentence.slice(0, index);
  const tail = sentence.slice(index + whole.length);
  if (IS_NO_PRICE.test(lead) || NO_PRICE_TAIL.test(tail)) return false;
  return IS_PRICE.test(lead) || Boolean(per) || /^ each\b/iu.test(tail);
}

/** "an hour" of "per hour" or "/hour". */
function periodOf(per: string): string {
  const unit = per
    .trim()
    .toLowerCase()
    .replace(/^(?:per|each|every|the|an?|\/) ?/u, "");
  return unit && withArticle(unit === "mo" ? "month" : unit);
}
