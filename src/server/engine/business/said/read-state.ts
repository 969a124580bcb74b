import type { FactKey } from "#domain/business/fact-keys.ts";
import { NUMBER, numberOf } from "./numbers.ts";
import { NO_BUYERS_YET, ON_OFFER, SAYINGS, type Saying } from "./sayings.ts";
import { MONEY_SAYINGS, PERSONAL_SAYINGS } from "./sayings-money.ts";

/** A fact that a text states. */
export interface Stated {
  readonly key: FactKey;
  readonly value: string;
}

/** Said of later or of what could be: not a fact. "Starts next week" is one. */
const NOT_A_FACT =
  /\b(?:if|when i|once i|until i|would|could|should|might|(?:said |says )?(?:they|he|she|people)'?d (?:try|buy|use|pay|come|take|order)|hope|hoping|plan(?:ning)? to|want(?: to|s to)?|going to|will|dream|goal|aim|trying to (?:get|sell|find)|my (?:friend|sister|brother|cousin|neighbour|competitor)(?:'s| sold| has| sells))\b/iu;

const BUYERS =
  "(?:customers?|clients?|buyers?|orders?|sales|bookings?|jobs|students?|members?|subscriptions?|licen[cs]es|shops|studios|salons|companies|hotels|restaurants|flats|families|teachers|accounts|audits|repairs|pupils|participants|seats|patients|dogs|projects|clubs|schools|offices|caf[eé]s|farms|homes|parents|clinics|people)";
const NOT_SOLD =
  "(?! (?:percent|%|years?|months?|weeks?|days?|hours?|hives|lessons?|episodes?|batches|for (?:friends|family|free)|of them free|euros?|dollars?|pounds?|a month))";

/** "Sold 12 last month", "5 paying members by now", "140 paying accounts", "60 sold so far". */
const SOLD: readonly RegExp[] = [
  String.raw`(?<!never |not |nothing |n't )\b(?:sold|selling|delivered|booked|repaired) (?:about |around |over |already |out )?${NUMBER}\b${NOT_SOLD}`,
  String.raw`\b(?:did|done) ${NUMBER} (?:\w+ )?(?:jobs?|orders?|repairs?|projects?|shoots?|weddings?|audits?)\b(?! (?:for (?:friends|family|free)|with friends))`,
  String.raw`\b${NUMBER} (?:of (?:\d+|\w+) )?(?:\w+ ){0,2}?${BUYERS} (?:pay|paid|bought|booked|sold|signed|are (?:sold|paid))\b`,
  String.raw`\b${NUMBER} (?:regular|paying) (?:\w+ )?${BUYERS}\b`,
  String.raw`\b${NUMBER} (?:clients|customers|licen[cs]es|students|flats|orders|paying \w+)\b`,
  String.raw`\b${NUMBER} (?:\w+ )?(?:repairs|jobs|dogs|audits|bookings|funded|projects)\b(?= ?(?:so far|since|last|this|done|,|\.|!|$))`,
  String.raw`\b${NUMBER} (?:bought|paid|sold|funded)\b`,
  String.raw`\b${NUMBER} (?:\p{L}+ ){0,2}?(?:done|written|delivered|taught|cleaned|repaired) so far\b`,
  String.raw`\b${NUMBER} (?:\w+ )?(?:regulars|repeat (?:customers|clients|buyers)|paying (?:users|readers|listeners|subscribers|members))\b`,
  String.raw`\b(?:sell|sells|selling) (?:about |around |some )?${NUMBER} (?:\p{L}+ )?(?:a|per|each|every) (?:month|week)\b`,
  String.raw`\b(?:about|around|roughly) ${NUMBER} (?!(?:hours|euros?|dollars?|pounds?|downloads|views|visitors|listeners|readers|posts|videos|episodes|issues|pages|people)\b)(?:\p{L}+ )?\p{L}+s (?:a|per|each|every) (?:month|week)\b`,
  String.raw`\b${NUMBER} (?:orders|sales|licen[cs]es|jobs|moves|bookings|clients) (?:a|per|each|every|in) (?:\w+ )?(?:months?|weeks?)\b`,
  String.raw`\b${NUMBER} (?:sales|buyers|bookings)\b(?! (?:calls?|goal))`,
  String.raw`\b${NUMBER} (?:\p{L}+ ){1,3}?(?:so far|done|last (?:year|summer|spring|season))?,? ?(?:all )?(?:at|for) (?:[€$£] ?\d|\d[\d.,]* ?(?:euros?|dollars?|pounds?))`,
  String.raw`\b${NUMBER} (?:weddings|tours|families|sessions|lessons|dinners|portraits|cakes|walks|births|flats|gardens|moves|shoots|films|sites|logos) (?:done )?(?:so far|last (?:year|summer|season))`,
  String.raw`\b(?:did|done) ${NUMBER} (?:for paying \w+|so far)\b(?!.{0,20}\b(?:free|friends)\b)`,
  String.raw`\b${NUMBER} (?:pay|paying)\b(?! late)`,
  String.raw`\b${NUMBER} (?:places|seats|spots|tickets) (?:are )?(?:already )?sold\b`,
  String.raw`\bsold (?:it |them |some |one |pieces )?to ${NUMBER} (?:\w+ )?\p{L}+s\b`,
  String.raw`\b(?:my|our|the) first ${NUMBER} (?:paying )?(?:customers|clients|buyers|orders|sales|students|bookings)\b`,
  String.raw`\b${NUMBER} (?:paying |paid )?(?:client|customer|order|booking|sale|buyer|student) (?:so far|until now|already|up to now)\b`,
  String.raw`\b${NUMBER} (?:\w+ )?(?:weddings|shoots|portraits|lessons|workshops|parties|events|sessions|tours) (?:are )?(?:already )?(?:booked|sold|paid)\b`,
  String.raw`\b${NUMBER} (?:(?!always)\w+ )?(?!always)\p{L}+s pay\b`,
  `^${NUMBER} (?:salons|shops|studios|families|hotels|clubs|schools|companies|caf[eé]s|restaurants)$`,
].map((pattern) => new RegExp(pattern, "iu"));
const USERS = [
  new RegExp(String.raw`\b${NUMBER} (?:\w+ ){0,2}?(?:users?|installs?|testers?|trial accounts?)\b`, "iu"),
  new RegExp(
    String.raw`\b${NUMBER} (?:\w+ ){0,2}?(?:are )?(?:try|trying|tried|use|using|used|test|testing) it\b`,
    "iu",
  ),
];
const READERS = [
  new RegExp(
    String.raw`\b${NUMBER} (?:\w+ )?(?:subscribers?|readers?|listeners?|followers?|viewers?|views|downloads?|names on (?:the|my) (?:mailing|email) list)\b`,
    "iu",
  ),
  new RegExp(String.raw`\bthere are ${NUMBER} of us\b`, "iu"),
  new RegExp(
    String.raw`\b(?:sent|went out|out on \w+|goes) (?:\w+ ){0,3}?to ${NUMBER} (?:friends|people|readers)\b`,
    "iu",
  ),
];

const MOST_SALES = 1_000_000;

/** The facts that a text states plainly, in the person's own words about the business. */
export function readState(text: string): Stated[] {
  const plain = text
    .normalize("NFKC")
    .replaceAll("’", "'")
    // "2 100 subscribers".
    .replaceAll(/(?<=\b\d{1,3}) (?=\d{3}\b)/gu, "")
    .slice(0, 4_000);
  const stated = new Map<FactKey, string>();
  const state = (key: FactKey, value: string) => stated.has(key) || stated.set(key, value);
  const isOnOffer = ON_OFFER.test(plain);
  for (const clause of clausesOf(plain)) {
    for (const [key, value] of saidIn(clause, PERSONAL_SAYINGS)) state(key, value);
    if (NOT_A_FACT.test(clause)) continue;
    for (const [key, value] of saidIn(clause, FACT_SAYINGS)) state(key, value);
    if (isOnOffer && NO_BUYERS_YET.test(clause)) state("silent", "yes");
    for (const [key, count] of countsIn(clause)) state(key, String(count));
  }
  return [...stated].map(([key, value]) => ({ key, value }));
}

const FACT_SAYINGS = [...SAYINGS, ...MONEY_SAYINGS];

function saidIn(clause: string, sayings: readonly Saying[]): [FactKey, string][] {
  return sayings.flatMap(([saying, key, value]) => (saying.test(clause) ? [[key, value]] : []));
}

function countsIn(clause: string): [FactKey, number][] {
  const users = countIn(clause, USERS);
  const readers = countIn(clause, READERS);
  const isFree = /\bfree\b|\btrial\b(?! lesson)/iu.test(clause) && !/\bpaying\b/iu.test(clause);
  const sales = isFree ? null : countIn(clause, SOLD);
  const first = sales === null && /\bsold (?:my|our|the) (?:very )?first\b/iu.test(clause) ? 1 : sales;
  return [
    ...(first ? [["sales", first] as [FactKey, number]] : []),
    ...(users === null ? [] : [["userCount", users] as [FactKey, number]]),
    ...(readers === null ? [] : [["subscribers", readers] as [FactKey, number]]),
  ];
}

/** Sentences and their parts; what somebody needs is a list and stays together. */
function clausesOf(text: string): string[] {
  const joined = text.replaceAll(/\bneeds?\b[^.!?;]*/giu, (needs) => needs.replaceAll(",", " and"));
  return joined
    .split(/(?<=[.!?;\n])\s+|,\s+|\s+(?:but|although|however)\s+/u)
    .map((clause) => clause.replace(/[.!?;:,]+$/u, "").trim());
}

function countIn(clause: string, patterns: readonly RegExp[]): number | null {
  for (const pattern of patterns) {
    const found = pattern.exec(clause)?.slice(1).find(Boolean);
    const count = found === undefined ? Number.NaN : numberOf(found);
    if (Number.isFinite(count) && count >= 0 && count <= MOST_SALES) return Math.round(count);
  }
  return null;
}
