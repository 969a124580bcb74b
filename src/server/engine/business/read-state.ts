import type { FactKey } from "#domain/business/fact-keys.ts";

/** A fact that a text states. */
export interface Stated {
  readonly key: FactKey;
  readonly value: string;
}

const NUMBER = String.raw`(\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|twenty|thirty|forty|fifty|a hundred)`;
/** Said of later, or of somebody else's: not a fact. */
const NOT_A_FACT = /\b(?:if|when i|once i|would|could|hope|plan(?:ning)? to|want(?: to|s to)?|going to|will be|dream)\b/iu;

const BUYERS = String.raw`(?:paying |regular |happy )?(?:customers?|clients?|buyers?|orders?|sales|bookings?|jobs|students?|members?|subscriptions?|licen[cs]es|shops|studios|salons|companies|hotels|restaurants|flats|families|teachers|accounts|audits|repairs|pupils|participants|seats|patients|dogs|projects)`;

/** What a clause must say, and the fact it states. */
const SAYINGS: readonly (readonly [RegExp, FactKey, string])[] = [
  [/\bsold[ -]?out\b|\bfully booked\b|\bbooked (?:out|up|solid|until)\b|\bbooked .{0,20}\bahead\b|\bdiary (?:is )?full\b|\bcalendar (?:is )?full\b|\bwaiting list\b|\bwaitlist\b|\bturn(?:ing|ed)? (?:work|people|clients|customers|orders|jobs) (?:away|down)\b|\bno (?:free )?(?:hour|slot|place|capacity|space)s? (?:is |are )?(?:left|free)\b|\ball (?:\w+ )?(?:places|slots|seats|spots) (?:are )?(?:taken|gone|full)\b|\bcan(?:no|')?t keep up\b|\bmore (?:orders|demand|requests) than\b|\b(?:is|are) full\b|\bhosts keep asking\b/iu, "soldOut", "yes"],
  [/\bchurn|\bcancel(?:l?ed|s|lations)?\b.{0,30}\b(?:month|week|year|quarter)\b|\b\d+ (?:\w+ )?cancel|\bnever came back\b|\bask(?:s|ed)? (?:for )?(?:their )?(?:money back|refunds?)\b|\brefund rate\b|\b(?:percent|%) (?:ask|want|get) .{0,20}(?:money|refund)/iu, "churn", "yes"],
  [/\b(?:0|zero|no|not a single|still no) (?:sales?|orders?|users?|bookings?|clients?|customers?|buyers?|enquiries)\b.{0,24}\b(?:so far|in a month|since|after|yet|for weeks|all month)\b|\b(?:open|live|up|launched|listed)\b.{0,60}\b(?:0|zero|no) (?:sales?|orders?|users?|bookings?|buyers?)\b|\b0 (?:sales|users|orders|sold)\b|\bstill (?:nobody|no one|nothing)\b|\bnobody (?:has )?(?:buys|bought|books|booked|signs up|signed up|answers|replied)\b/iu, "silent", "yes"],
  [/\b(?:prototype|beta|first version|mvp|app|tool|plug-?in|extension)\b.{0,30}\b(?:works?|working|runs?|running|is (?:finished|ready|done|built)|finished|exists|in the store|live)\b|\bworking prototype\b|\bprototype (?:is )?(?:finished|ready|done)\b|\bin (?:both|the) (?:app )?stores?\b|\btesters?\b|\bfirst batch (?:is )?(?:done|ready|made)\b|\b(?:bars|jars|pieces|bags|boxes|candles|prints|items) are (?:ready|wrapped|made|finished|done)\b|\bportfolio of\b|\bhave (?:the|a|my) portfolio\b|\b(?:van|trailer|truck|studio|workshop) is (?:bought|converted|ready|built|equipped|finished)\b|\b(?:issues?|episodes?|lessons?|chapters?) (?:are )?(?:drafted|written|recorded|ready|done)\b|\bonly me using\b|\b(?:did|done|made|painted|shot|finished|completed) (?:\d+|one|two|three|four|five|six|a few|some) (?:\w+ ){0,3}(?:for (?:friends|family|free)|with friends)\b|\b(?:films|shoots|jobs|murals|sites|projects) done\b/iu, "made", "yes"],
  [/\btesters\b|\b(?:try|tries|trying|tried|use|using|test|testing) it(?: for)? free\b|\buse it free\b|\bfree users?\b|\bpilot (?:client|customer|user)s?\b|\b(?:teachers|families|studios|shops|people|users|companies|friends|clients) (?:try|are trying|trying|use|are using|test|are testing) it\b|\bfor friends for free\b|\bwith friends\b/iu, "tried", "yes"],
  [/\b(?:portfolio|showreel|demo reel|case stud(?:y|ies)) (?:of|is|with|ready|done|online)|\bhave (?:the|a|my) portfolio\b|\bbefore[- ]and[- ]after\b/iu, "proof", "yes"],
  [/\b(?:website|web ?site|site|shop|store|page|etsy shop|landing page|profile) (?:is |has been )?(?:up|live|online|open(?:ed)?|ready|running|launched)\b|\bin (?:both|the) (?:app )?stores?\b|\blisted on\b|\bpage is up\b|\bonline shop open\b/iu, "page", "yes"],
  [new RegExp(String.raw`\bnothing(?: is)?(?: listed| online)\b|\bno (?:website|site|shop|page|online shop|store)\b|\bnot online\b|\b(?:website|site|shop|store page|page|store)(?: is)? not\b|\bthere is no shop\b`, "iu"), "page", "no"],
  [/\b(?:episodes?|issues?|videos?|posts?|chapters?|comics?) (?:are |is )?(?:out|published|online|live|up|sent)\b|\b(?:first|second|third) (?:issue|episode|video|post) (?:went out|is out|is up|is live|was sent)\b|\bdownloads a (?:month|week)\b|\blisteners\b|\bpublished\b/iu, "published", "yes"],
  [/\bnone (?:sent|published|out)\b|\bnot (?:sent|published)\b/iu, "published", "no"],
  [/\bno (?:fixed )?price\b|\bprice(?: is)? not\b|\bdon'?t know what to charge\b|\bno idea what to charge\b/iu, "price", "no"],
  [/\b(?:pays?|paid|charge|charging|sold|sell(?:ing)?|price|costs?|for|at) (?:(?:them|it|one|each|about|around|only|is|of) ){0,2}(?:[€$£]\s?\d|\d[\d.,]*\s?(?:€|\$|£|euros?|dollars?|pounds?|usd|eur|gbp|naira|rand|kr|yen|pesos?|rupees?|chf|a month|per (?:hour|month|piece|roof)))|\bpay \d+\b/iu, "price", "yes"],
  [/\bprice (?:is|was) (?:set|fixed)\b|\braised the price\b/iu, "price", "yes"],
  [/\braised (?:the|my|our) (?:price|rate|fee)s?\b/iu, "priceRaised", "yes"],
  [/\b(?:permit|licen[cs]e|approval|certificate)(?: is| was| has been| has)? (?:here|granted|arrived|in the mail|in the post|there|issued|approved|held|got)\b|\b(?:got|have|received|hold|holds) (?:the|my|our|a) (?:\w+ ){0,2}(?:permit|licen[cs]e|approval)\b|\b(?:kitchen|inspection) passed\b|\bpassed (?:the )?inspection\b|\bqualified since\b/iu, "permit", "yes"],
  [new RegExp(String.raw`\bno (?:\w+ ){0,2}(?:permit|licen[cs]e)\b|\b(?:permit|licen[cs]e|inspection|form)\b.{0,30}\b(?:not|still|waiting|missing|to be|pending)\b|\b(?:waiting|wait|need|apply|applied)\b.{0,30}\b(?:permit|licen[cs]e|approval|inspection)\b`, "iu"), "permit", "no"],
  [/\b(?:llc|ltd|gmbh|company|business|firm|sole trader) (?:is )?(?:registered|founded|set up)\b|\bregistered (?:the|my|a|as)\b|\bhave (?:a|the) company\b/iu, "registered", "yes"],
  [/\bneed(?:s)? (?:\w+,? ){0,6}a company\b|\bnot registered\b|\bno company\b/iu, "registered", "no"],
  [/\b(?:bank|business) account (?:is )?(?:open|opened|ready|set up)\b/iu, "account", "yes"],
  [/\b(?:insured|have insurance|insurance is (?:in place|done))\b/iu, "insured", "yes"],
  [/\bneed(?:s)? (?:\w+,? ){0,4}insurance\b|\bno insurance\b|\bnot insured\b/iu, "insured", "no"],
  [/\bneed(?:s)? (?:\w+,? ){0,6}(?:terms|privacy policy|contract|agreement)\b|\bno contract\b/iu, "terms", "no"],
  [/\bnobody has paid\b|\bnever (?:did|done) it for mon(?:e)?y\b|\bno (?:paying )?(?:clients?|customers?|sales|orders?) yet\b|\bno client yet\b|\bnothing sold\b|\bnot sold\b|\bunpaid\b/iu, "firstSale", "no"],
  [/\bfirst (?:paying |paid )?(?:sale|order|booking|client|customer|buyer|student|hotel|family|office|cafe|café|salon|company|shop|child)\b.{0,30}\b(?:paid|pays|signed|booked|bought|came in|started|sold|done|starts)\b|\b(?:sold|got|made|signed|won|booked) (?:my|our|the) first\b|\bopening day done\b|\bpaid (?:me|us)\b|\bfirst (?:sale|order|booking)\b(?! (?:try|ask))/iu, "firstSale", "yes"],
  [/\bregulars?\b|\bregular (?:clients|customers)\b|\bcome back\b|\bcame back\b|\brebook(?:ed)?\b|\brepeat (?:orders?|clients?|customers?)\b|\bsince may\b|\beach found through\b|\brecommended\b/iu, "repeat", "yes"],
  [/\b(?:importer|supplier|printer|manufacturer|roaster)(?: is| was)? (?:found|chosen|agreed)\b|\bthe printer ships\b|\bfound (?:an?|the) (?:importer|supplier|printer)\b/iu, "supply", "yes"],
  [/\b(?:starts?|opens?|opening|launch(?:es|ing)?) (?:in (?:\w+ )?(?:weeks?|months?)|on \d|next (?:week|month)|(?:on )?\d{1,2} \w+)|\bopening planned\b|\bopen on\b/iu, "opening", "yes"],
  [/\b(?:two|three|four|five|\d+) (?:cleaners|employees|auditors|people|helpers|drivers|staff)\b(?=.{0,20}(?:plus me|, we|, every|$))|\bthree people, we\b|\bmy team\b|\bwe are (?:two|three|four|five)\b/iu, "helper", "yes"],
  [/\bwork alone\b|\b(?:do not|don'?t|won'?t|never) want to hire\b|\bno (?:staff|employees|hiring)\b/iu, "alone", "yes"],
  [/\bno budget\b|\bzero budget\b|\breally have zero\b|\bno money to\b|\bcannot spend\b|\bi'?m broke\b/iu, "noBudget", "yes"],
  [/\banonymous(?:ly)?\b|\bno face\b|\bnot? show(?:ing)? my face\b/iu, "anonymous", "yes"],
  [/\b(?:too|to|so|very) shy\b|\bi(?:'m| am) shy\b|\bafraid to ask\b|\bscared to ask\b/iu, "shy", "yes"],
  [/\bvolunteers (?:fix|help|are|run|come)\b|\bour volunteers\b/iu, "helpers", "yes"],
  [/\b(?:in|at) (?:the|our) (?:library|church|community cent(?:re|er)|parish hall|school)\b|\brented (?:\w+ )?kitchen\b/iu, "place", "yes"],
  [/\bfirst (?:evening|meet-?up|meeting|event|session|gathering)\b.{0,40}\b(?:visitors|came|people|guests|done|held)\b/iu, "gathering", "yes"],
];

/** "Sold 12 last month", "3 paying clients so far", "140 paying accounts". */
const SOLD = [
  new RegExp(String.raw`\b(?:sold|sell|selling|did|done|delivered|booked|repaired|made) (?:about |around |over |already )?${NUMBER}\b(?! (?:percent|%|years?|months?|weeks?|days?|hours?|hives|lessons?|episodes?|batches))`, "iu"),
  new RegExp(String.raw`\b${NUMBER} (?:of (?:\d+|\w+) )?(?:\w+ ){0,2}?${BUYERS} (?:pay|paid|sold|so far|since|last|a month|per month|each|are (?:sold|paid)|in (?:machine|the)|with|signed)\b`, "iu"),
  new RegExp(String.raw`\b${NUMBER} (?:regular|paying) (?:\w+ )?${BUYERS}\b`, "iu"),
  new RegExp(String.raw`\b${NUMBER} (?:clients|customers|licen[cs]es|students|flats|shops pay|salons pay)\b`, "iu"),
  new RegExp(String.raw`\b${NUMBER} (?:\w+ )?(?:repairs|jobs|dogs|audits|bookings|orders|funded|seats (?:are )?sold|tamales|projects) ?(?:so far|since|last|are|this|,|\.|$)`, "iu"),
  new RegExp(String.raw`\b${NUMBER} (?:bought|paid|signed up and paid)\b`, "iu"),
];
const USERS = new RegExp(String.raw`\b${NUMBER} (?:\w+ ){0,2}?(?:users?|installs?|testers?|trial accounts?|(?:\w+ )?(?:try|trying|use|using) it)\b|\b${NUMBER} (?:people|families|teachers|studios|shops) (?:used|use|try|tried)\b`, "iu");
const READERS = new RegExp(String.raw`\b${NUMBER} (?:\w+ )?(?:subscribers?|readers?|listeners?|followers?|viewers?|views|downloads?|friends|members)\b`, "iu");

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  "a dozen": 12, twenty: 20, thirty: 30, forty: 40, fifty: 50, "a hundred": 100,
};

function numberOf(text: string): number {
  return NUMBER_WORDS[text.toLowerCase()] ?? Number(text.replaceAll(/[.,](?=\d{3}\b)/gu, "").replace(",", "."));
}

const MOST_SALES = 1_000_000;

/** The facts that a text states plainly, in the person's own words about the business. */
export function readState(text: string): Stated[] {
  const plain = text.normalize("NFKC").replaceAll("’", "'").slice(0, 4_000);
  const stated = new Map<FactKey, string>();
  for (const clause of clausesOf(plain)) {
    if (NOT_A_FACT.test(clause)) continue;
    for (const [saying, key, value] of SAYINGS) if (saying.test(clause) && !stated.has(key)) stated.set(key, value);
    const sales = countIn(clause, SOLD);
    if (sales !== null && sales > 0 && !/\bfree\b/iu.test(clause)) stated.set("sales", String(sales));
    const users = countIn(clause, [USERS]);
    if (users !== null) stated.set("userCount", String(users));
    const readers = countIn(clause, [READERS]);
    if (readers !== null) stated.set("subscribers", String(readers));
  }
  return [...stated].map(([key, value]) => ({ key, value }));
}

function clausesOf(text: string): string[] {
  return text.split(/(?<=[.!?;\n])\s+|(?<=\D),\s+(?!(?:and|or)\b)|\s+but\s+/u);
}

function countIn(clause: string, patterns: readonly RegExp[]): number | null {
  for (const pattern of patterns) {
    const found = pattern.exec(clause)?.slice(1).find(Boolean);
    const count = found === undefined ? Number.NaN : numberOf(found);
    if (Number.isFinite(count) && count >= 0 && count <= MOST_SALES) return Math.round(count);
  }
  return null;
}
