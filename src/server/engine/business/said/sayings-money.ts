import { any, type Saying } from "./sayings.ts";

const CURRENCY = String.raw`(?:€|\$|£|euros?|dollars?|pounds?|usd|eur|gbp|naira|rand|kr|kronor|yen|pesos?|rupees?|chf|francs?|shillings?|cedis?|reais)`;
const SUM = String.raw`(?:[€$£]\s?\d[\d.,]*|\d[\d.,]*\s?${CURRENCY})`;
const PER = "(?:an? |per |each |every )(?:month|hour|piece|roof|lesson|session|week|year|visit|box|loaf)";
const FIRST = "(?:my|our|the|a) (?:very )?first";
const FIRST_BUYER =
  "(?:sale|order|booking|client|customer|buyer|student|hotel|family|office|caf[eé]|salon|company|shop|child|school|studio|member|guest|reader|club)";
/** What comes every month without being sold. */
const NO_SALES =
  "(?:hours|days|evenings|weekends|times|euros|dollars|pounds|pesos|rupees|posts|videos|episodes|issues|pages|views|downloads|visitors|visits|readers|listeners|viewers|followers|subscribers|enquiries|requests|questions|mails|emails|messages|calls|talks)";

/** Money, law and people. */
export const MONEY_SAYINGS: readonly Saying[] = [
  [
    any(
      String.raw`(?:pays?|paid|charge|charging|sold|sell|selling|price|costs?|at) (?:(?:me|us|them|it|one|each|about|around|only|is|of|for) ){0,2}(?:${SUM}|\d[\d.,]* ${PER})`,
      String.raw`(?<!\b(?:rent|lease|offers? (?:me|us)|offered|landlord|salary|wages?|loan|insurance|ads?)\b.{0,50})${SUM} ${PER}|pay \d+`,
      "price (?:is|was) (?:set|fixed)|raised (?:the|my|our) (?:price|rate|fee)s?",
    ),
    "price",
    "yes",
  ],
  [any("raised (?:the|my|our) (?:price|rate|fee)s?"), "priceRaised", "yes"],
  [
    any(
      "(?:llc|ltd|gmbh|company|business|firm|sole trader) (?:is )?(?:registered|founded|set up)|registered (?:the|my|a|as)|have (?:a|the) company",
    ),
    "registered",
    "yes",
  ],
  [any(String.raw`needs? .{0,60}\ba company|not registered|no company`), "registered", "no"],
  [any("(?:bank|business) account (?:is )?(?:open|opened|ready|set up)"), "account", "yes"],
  [any("(?<!not )insured|have insurance|insurance is (?:in place|done|settled)"), "insured", "yes"],
  [any(String.raw`needs? .{0,40}\binsurance|no insurance|not insured`), "insured", "no"],
  [any(String.raw`needs? .{0,60}\b(?:terms|privacy policy|contract|agreement)|no contract`), "terms", "no"],
  [
    any(
      "(?:nobody|no one) (?:has |have )?(?:paid|bought|booked|ordered)",
      "(?:never|not|nothing|haven't|have not) (?:yet |ever )?sold(?! out)|sold nothing|never had (?:a|any) (?:client|customer|sale|order)|never (?:did|done|do) it for mon(?:e)?y|no (?:paying )?(?:clients?|customers?|sales|orders?) yet|nothing sold|not sold(?! out)|unpaid|still nobody",
    ),
    "firstSale",
    "no",
  ],
  [
    any(
      String.raw`first (?:paying |paid )?${FIRST_BUYER}\b.{0,30}\b(?:paid|pays|signed|booked|bought|came in|started|sold|done|starts)`,
      `(?:sold|got|signed|won|booked|made) ${FIRST}(?! (?:batch|version|sample|prototype|draft|video|post|page|test))`,
      "opening day done|(?<!nobody |nobody has |not |never )paid (?:me|us)|first (?:sale|order|booking)",
    ),
    "firstSale",
    "yes",
  ],
  [
    any(
      String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:\p{L}+ )?(?!${NO_SALES}\b)\p{L}+s (?:a|per|each|every) (?:month|week) (?:now|already|by now|these days)`,
      "(?:orders|sales|bookings|jobs|clients|money|income) comes? in (?:every|each) (?:month|week)",
      "(?<!no |not |without )(?:steady|regular) (?:income|orders|bookings|sales)",
    ),
    "steady",
    "yes",
  ],
  [
    any(
      "regulars|regular (?:clients?|customers?|buyers?|guests?)|(?<!never |not |nobody |checks? |results? |certificate |permit |papers |tests? |letter |sample |samples )(?:come|comes|came|coming) back(?!.{0,40}\\b(?:fit|broken|damaged|faulty|wrong|refund|leak\\w*|crack\\w*|return\\w*|unopened|undelivered|by post)\\b)(?! (?:broken|damaged|to me))|rebook(?:ed|s)?",
      "repeat (?:orders?|clients?|customers?|buyers?)|ordered again|bought again|each found through|recommended (?:me|us)",
    ),
    "repeat",
    "yes",
  ],
  [
    any(
      "(?:importer|supplier|printer|manufacturer|roaster)(?: is| was)? (?:found|chosen|agreed)|the printer ships|found (?:an?|the) (?:importer|supplier|printer)",
    ),
    "supply",
    "yes",
  ],
  [
    any(
      String.raw`(?<!\b(?:\d+|two|three|four|five|six|some|new) \p{L}+ )(?:starts?|opens?|opening|launch(?:es|ing)?) (?:planned )?(?:in (?:\w+ )?(?:weeks?|months?)|on \d|next (?:week|month)|(?:on )?\d{1,2} \w+)`,
      "opening planned|open on|first day is",
    ),
    "opening",
    "yes",
  ],
  [
    any(
      String.raw`(?:two|three|four|five|six|\d+) (?:cleaners|employees|auditors|helpers|drivers|staff|editors|bakers|seamstresses|people in (?:the|our) team)(?! (?:pay|buy|use))`,
      "^(?:we are )?(?:two|three|four|five|six) people(?:$| and we| plus me)|my team|we are (?:two|three|four|five) (?:people|friends|sisters|brothers)",
    ),
    "helper",
    "yes",
  ],
  [
    any("volunteers (?:fix|help|are|run|come|repair|cook|drive|teach)|our volunteers|run by volunteers"),
    "helpers",
    "yes",
  ],
  [
    any(
      String.raw`(?:in|at) (?:the|our) (?:library|church|community cent(?:re|er)|parish hall|village hall|school)(?! (?:fair|market|f[eê]te|bazaar))|rented (?:\w+ )?kitchen`,
    ),
    "place",
    "yes",
  ],
  [
    any(
      String.raw`first (?:evening|meet-?up|meeting|event|session|gathering)\b.{0,40}\b(?:visitors|came|people|guests|done|held)`,
    ),
    "gathering",
    "yes",
  ],
];

/** What a person says about himself or herself; a wish counts here ("I don't want to hire"). */
export const PERSONAL_SAYINGS: readonly Saying[] = [
  [
    any(
      "work(?:ing)? alone|(?:stay|doing it|keep it) alone|(?:do not|don'?t|won'?t|never) want to hire|no (?:staff|employees|hiring)",
    ),
    "alone",
    "yes",
  ],
  [any("(?:no|zero) budget|really have zero|no money to|cannot spend|i'?m broke"), "noBudget", "yes"],
  [
    any(
      "(?:stay|remain|be|am) anonymous|anonymously|no face|(?:not|don'?t) (?:want to )?show(?:ing)? my face",
    ),
    "anonymous",
    "yes",
  ],
  [
    any(
      "(?:too|to|so|very|a bit|rather|quite|pretty|really) shy|i(?:'m| am) shy|(?:afraid|scared|hate) (?:to ask|of asking|of talking|to talk|asking)",
    ),
    "shy",
    "yes",
  ],
];
