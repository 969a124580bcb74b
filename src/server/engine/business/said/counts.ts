import type { FactKey } from "#domain/business/fact-keys.ts";
import { NUMBER, numberOf } from "./numbers.ts";

/** What buyers did, other than buying. */
const NOT_BOUGHT = String.raw`(?! (?:who|that|due\b|open\b|to (?:make|do|send|ship|finish|pack|deliver)\b|in (?:the |my )?queue|(?:\p{L}+ ){0,2}?(?:got|passed|failed|said|say|ask(?:ed)?|want(?:ed)?|wait(?:ing)?|complain(?:ed)?|left|stopped|quit|cancel(?:l?ed)?|returned|moved|sold|forgot|were ill|are ill|did not|didn't|never|told|wrote|a (?:month|week|day) (?:at )?most)\b))`;
const BUYERS =
  "(?:customers?|clients?|buyers?|orders?|sales|bookings?|jobs|students?|members?|subscriptions?|licen[cs]es|shops|studios|salons|companies|hotels|restaurants|flats|families|teachers|accounts|audits|repairs|pupils|participants|seats|patients|dogs|projects|clubs|schools|offices|caf[eé]s|farms|homes|parents|clinics|people)";
const NOT_SOLD =
  "(?! (?:percent|%|years?|months?|weeks?|days?|hours?|hives|lessons?|episodes?|batches|for (?:friends|family|free)|of them free|euros?|dollars?|pounds?|a month))";

/** "Sold 12 last month", "5 paying members by now", "140 paying accounts", "60 sold so far". */
const SOLD: readonly RegExp[] = [
  String.raw`(?<!never |not |nothing |n't )\b(?:sold|selling|delivered|booked|repaired) (?:(?:about|around|over|already|out|all|another|nearly|almost|exactly|just|my last|the last|the first) )?${NUMBER}\b${NOT_SOLD}`,
  String.raw`\b(?:did|done|cleaned|finished|painted|installed|tuned) ${NUMBER} (?:\w+ )?(?:houses|homes|gardens|roofs|ovens|cars|chairs|pianos|flats|graves|signs|kitchens|windows)\b(?! (?:for (?:free|friends|family)|with friends))`,
  String.raw`\b(?:did|done) ${NUMBER} (?:\w+ )?(?:jobs?|orders?|repairs?|projects?|shoots?|weddings?|audits?)\b(?! (?:for (?:friends|family|free)|with friends))`,
  String.raw`\b${NUMBER} (?:of (?:\d+|\w+) )?(?:\w+ ){0,2}?${BUYERS} (?:pay|paid|bought|booked|sold|signed|are (?:sold|paid))\b`,
  String.raw`\b${NUMBER} (?:regular|paying) (?:\w+ )?${BUYERS}\b`,
  String.raw`\b${NUMBER} (?:(?:new|more|further|big|small|regular) )?(?:clients|customers|licen[cs]es|students|flats|orders|bookings|stockists|paying \p{L}+)\b${NOT_BOUGHT}`,
  String.raw`\b${NUMBER} (?:\p{L}+ ){1,3}?sold\b(?! (?:their|his|her|its|my|our|out|me|us)\b)`,
  String.raw`\b${NUMBER} (?:\w+ )?(?:repairs|jobs|dogs|audits|bookings|funded|projects)\b(?= ?(?:so far|since|last|this|done|,|\.|!|$))`,
  String.raw`\b${NUMBER} (?:bought|paid|sold|funded)\b(?! (?:their|his|her|its|theirs|me|us|another|a (?:bigger|smaller|new|different|competing))\b)`,
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
  String.raw`\b${NUMBER} (?:\p{L}+ ){1,2}?paying\b(?! (?:late|attention))`,
  String.raw`\b${NUMBER} (?:places|seats|spots|tickets) (?:are )?(?:already )?sold\b`,
  String.raw`\bsold (?:it |them |some |one |pieces )?to ${NUMBER} (?:\w+ )?\p{L}+s\b`,
  String.raw`\b(?:my|our|the) first ${NUMBER} (?:paying )?(?:customers|clients|buyers|orders|sales|students|bookings)\b`,
  String.raw`\b${NUMBER} (?:paying |paid )?(?:client|customer|order|booking|sale|buyer|student) (?:so far|until now|already|up to now)\b`,
  String.raw`\b${NUMBER} (?:\w+ )?(?:weddings|shoots|portraits|lessons|workshops|parties|events|sessions|tours) (?:are )?(?:already )?(?:booked|sold|paid)\b`,
  String.raw`\b${NUMBER} (?:(?!always)\w+ )?(?!always)\p{L}+s pay\b`,
  `^${NUMBER} (?:salons|shops|studios|families|hotels|clubs|schools|companies|caf[eé]s|restaurants)$`,
].map((pattern) => new RegExp(pattern, "iu"));
/** One more buyer, told without a number. */
const ONE_SOLD = new RegExp(
  [
    String.raw`\bsold (?:my|our|the) (?:very )?(?:first|second|third|last)\b`,
    String.raw`\b(?:second|third|fourth|fifth|another|new|one more) (?:paying )?(?:client|customer|order|booking|sale|student|member|job|group|wedding|contract|shop|school|hotel) (?:(?:has|is|was|just|already|also) )*(?:signed|booked|paid|bought|came in|in|started|joined|done|sold)\b`,
    String.raw`\b(?:have|has|got|with) (?:1|one|a|a single) (?:(?:paying|regular|small|big|first|steady) )?(?:client|customer)\b(?! (?:meeting|list|call|base|service|who (?:might|may|would)))`,
    String.raw`(?<!\b(?:if|like|who|that|until|when|before) )\b(?:an?|one|another|my (?:first )?(?:neighbou?r|aunt|uncle|colleague|dentist|teacher|boss)|somebody|someone) (?:(?!who\b|that\b|never\b|not\b|has\b|almost\b|nearly\b|i\b|we\b|for\b)[\p{L}'-]+ ){0,4}?(?:bought|ordered|booked|purchased|hired (?:me|us)|placed an order|became (?:a |my )?(?:member|patron|client|customer))\b(?! (?:from|by) (?:me|my competitor|another))`,
  ].join("|"),
  "iu",
);
const USERS = [
  new RegExp(String.raw`\b${NUMBER} (?:\w+ ){0,2}?(?:users?|installs?|testers?|trial accounts?)\b`, "iu"),
  new RegExp(
    String.raw`\b${NUMBER} (?:\w+ ){0,2}?(?:are )?(?:try|trying|tried|use|using|used|test|testing) it\b`,
    "iu",
  ),
];
const READERS = [
  new RegExp(
    String.raw`\b${NUMBER} (?:\w+ )?(?:subscribers?|readers?|listeners?|followers?|viewers?|downloads?|names on (?:the|my) (?:mailing|email) list)\b`,
    "iu",
  ),
  new RegExp(String.raw`\bthere are ${NUMBER} of us\b`, "iu"),
  new RegExp(
    String.raw`\b(?:sent|went out|out on \w+|goes) (?:\w+ ){0,3}?to ${NUMBER} (?:friends|people|readers)\b`,
    "iu",
  ),
];

const MOST_SALES = 1_000_000;

/** The numbers of sales, users and readers that a clause states. */
export function countsIn(clause: string): [FactKey, number][] {
  const users = countIn(clause, USERS);
  const readers = countIn(clause, READERS);
  const isFree = /\bfree\b|\btrial\b(?! lesson)/iu.test(clause) && !/\bpaying\b/iu.test(clause);
  const sales = isFree ? null : countIn(clause, SOLD);
  const first = sales === null && !isFree && ONE_SOLD.test(clause) ? 1 : sales;
  return [
    ...(first ? [["sales", first] as [FactKey, number]] : []),
    ...(users === null ? [] : [["userCount", users] as [FactKey, number]]),
    ...(readers === null ? [] : [["subscribers", readers] as [FactKey, number]]),
  ];
}

function countIn(clause: string, patterns: readonly RegExp[]): number | null {
  for (const pattern of patterns) {
    const found = pattern.exec(clause)?.slice(1).find(Boolean);
    const count = found === undefined ? Number.NaN : numberOf(found);
    if (Number.isFinite(count) && count >= 0 && count <= MOST_SALES) return Math.round(count);
  }
  return null;
}
