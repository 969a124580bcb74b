import type { FactKey } from "#domain/business/fact-keys.ts";

/** What a clause must say, and the fact it states. */
export type Saying = readonly [pattern: RegExp, key: FactKey, value: "yes" | "no"];

/** One pattern out of alternatives, whole words, any case. */
export const any = (...ways: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}'])(?:${ways.join("|")})(?![\p{L}])`, "iu");

const BUYER = "(?:sales?|orders?|users?|bookings?|clients?|customers?|buyers?|enquir(?:y|ies)|sign-?ups?)";
const MY = "(?:the|my|our|a|an)";

/** Silence only where something is on offer: before that, no buyers are no news. */
export const NO_BUYERS_YET = any(
  String.raw`(?:0|zero|no|not a single|still no) (?:\w+ )?${BUYER}\b.{0,24}\b(?:so far|yet)`,
);
export const ON_OFFER =
  /\b(?:live|online|open|opened|launched|listed|in (?:the|both) (?:app )?stores?|(?:page|site|website|shop|store|profile|listing) (?:is|has|went|up)|flyers?|posted|for sale|since|for (?:a|two|three|four) (?:weeks?|months?))\b/iu;

/** How the business stands. Read only from clauses about now: no wishes, no plans. */
export const SAYINGS: readonly Saying[] = [
  [
    any(
      "(?<!not |never |nearly )sold[ -]?out",
      String.raw`fully booked|booked (?:out|up|solid|until)|booked .{0,20}\bahead`,
      "(?:diary|calendar|schedule|agenda) (?:is )?(?:now )?full|(?:class|course|group|club|saturday|week|month|evening|list)(?: is| are) (?:now )?full",
      "(?<!no )(?:waiting list|waitlist)(?! (?:page|form|is empty))",
      "turn(?:ing|ed)? (?:work|people|clients|customers|orders|jobs|families) (?:away|down)",
      "no (?:free )?(?:hours?|slots?|places?|capacity|space|seats?|tables?) (?:is |are )?(?:left|free)",
      String.raw`all (?:\w+ )?(?:places|slots|seats|spots|tables) (?:are )?(?:taken|gone|full|sold)`,
      "can(?:no|')?t keep up|cannot keep up|more (?:orders|demand|requests|work) than|hosts keep asking",
    ),
    "soldOut",
    "yes",
  ],
  [
    any(
      "churn(?:ing)?",
      String.raw`(?:\d+|two|three|four|five|six|seven|eight|some|many|a few) (?:\w+ )?(?:leave|left|quit|unsubscribe|drop out) (?:each|every|a|per) (?:month|week|year)`,
      String.raw`lost (?:one|two|three|\d+|a) (?:clients? |customers? |members? )?(?:in|last|this|because|since)`,
      String.raw`cancel(?:l?ed|s|lations)?\b.{0,30}\b(?:month|week|year|quarter)`,
      String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ )?cancel(?:l?ed|s)?`,
      // Who only tried it has not left.
      "(?<!trial(?: \\p{L}+){0,2} )never came back|(?:never|do not|don'?t|doesn'?t) (?:come|came) (?:back|again|a second time) (?:after|for)|never (?:come|came) a second time",
      "(?:ask|asks|asked|want|wanted|get) (?:for )?(?:their |a )?(?:money back|refunds?)",
    ),
    "churn",
    "yes",
  ],
  [
    any(
      String.raw`(?:0|zero|no|not a single|still no) (?:\w+ )?${BUYER}\b.{0,24}\b(?:in a month|since|after|for weeks|all month)`,
      "0 (?:sales|users|orders|sold)|sold nothing|nothing came in",
      String.raw`(?:sent|mailed|e-?mailed|wrote(?: to)?|messaged|contacted|rang|called) (?:to )?(?:about |over |around )?\d+\b.{0,90}\b(?:got|had|received) (?:back )?(?:only |just )?(?:0|zero|no|not a single|1|one) (?:\w+ )?(?:repl(?:y|ies)|answers?|responses?)`,
      String.raw`no (?:\w+ )?${BUYER} in (?:\w+ )?(?:weeks|months)|(?:nobody|no one) (?:writes|calls|watches|listens|answers|reads|comes)\b`,
      "still (?:nobody|no one|nothing sold|not sold)|(?:nobody|no one) (?:has |have )?(?:buys|bought|books|booked|signs up|signed up|ordered|orders|clicked|subscribed|downloaded)",
    ),
    "silent",
    "yes",
  ],
  [
    any(
      String.raw`(?:prototype|beta|first version|mvp|demo)\b.{0,20}\b(?:works?|runs?|is (?:finished|ready|done|built|live)|finished|exists|with \d+)`,
      "(?:app|tool|plug-?in|extension|software) (?:now )?(?:works|runs|is (?:finished|ready|done|built|live|in the store))",
      "working prototype|in (?:both|the) (?:app )?stores?|testers",
      "first batch (?:is )?(?:done|ready|made)|(?:bars|jars|pieces|bags|boxes|candles|prints|items|samples) are (?:ready|wrapped|made|finished|done)",
      `portfolio (?:of|is ready)|have ${MY} portfolio`,
      "(?:van|trailer|truck|studio|workshop) is (?:bought|converted|ready|built|equipped|finished)",
      "(?:issues?|episodes?|lessons?|chapters?) (?:are )?(?:drafted|written|recorded|ready|done)|only (?:me|i) us(?:e|ing)",
      String.raw`(?:did|done|made|painted|shot|finished|completed) (?:\d+|one|two|three|four|five|six|a few|some) (?:\w+ ){0,3}(?:for (?:friends|family|free)|with friends)`,
      "(?:films|shoots|jobs|murals|sites|projects) done",
    ),
    "made",
    "yes",
  ],
  [
    any(
      "testers|free users?|pilot (?:client|customer|user)s?",
      "(?<!only (?:i|me) )(?:try|tries|trying|tried|use|uses|using|used|test|tests|testing|tested) it",
      "for friends for free|done with friends",
    ),
    "tried",
    "yes",
  ],
  [
    any(`(?:portfolio|showreel|case stud(?:y|ies)) (?:of|is|with|ready|done|online)|have ${MY} portfolio`),
    "proof",
    "yes",
  ],
  [
    any(
      "(?:web ?site|site|shop|store|page|profile) (?:is |has been |went )?(?:now )?(?:up|live|online|open|opened|ready|running|launched)",
      "in (?:both|the) (?:app )?stores?|(?<!nothing )listed on",
    ),
    "page",
    "yes",
  ],
  [
    any(
      "nothing(?: is)? (?:listed|online)|no (?:web ?site|site|shop|page|online shop|store)|not online|there is no shop",
      "(?:web ?site|site|shop|store page|page|store)(?: is)? not",
    ),
    "page",
    "no",
  ],
  [
    any(
      "(?:episodes?|issues?|videos?|posts?|chapters?|comics?) (?:are |is )?(?:out|published|online|live|up|sent)",
      "(?:first|second|third) (?:issue|episode|video|post) (?:went out|is out|is up|is live|was sent)",
      String.raw`(?:goes|comes) out (?:most|every|each|on) \w+`,
      String.raw`downloads a (?:month|week)|\d+ listeners|(?<!not |never |none |nothing |not yet |no one )published`,
    ),
    "published",
    "yes",
  ],
  [any("none (?:sent|published|out)|not (?:yet )?(?:sent|published)"), "published", "no"],
  [any("no (?:fixed )?price|price(?: is)? not|(?:don'?t know|no idea) what to charge"), "price", "no"],
  [
    any(
      "(?:permit|licen[cs]e|approval|certificate)(?: is| was| has been| has)? (?:here|granted|arrived|in the mail|in the post|there|issued|approved)",
      String.raw`(?:got|have|received|hold|holds) ${MY} (?:\w+ ){0,2}(?:permit|licen[cs]e|approval)`,
      String.raw`(?:kitchen|inspection) passed|passed (?:the |my |our )?(?:\w+ )?inspection|qualified since`,
    ),
    "permit",
    "yes",
  ],
  [
    any(
      String.raw`no (?:\w+ ){0,2}(?:permit|licen[cs]e)`,
      String.raw`(?:permit|licen[cs]e|inspection|form)\b.{0,30}\b(?:not|still|waiting|missing|to be|pending)`,
      String.raw`(?:waiting|wait|need|needs|apply|applied)\b.{0,30}\b(?:permit|licen[cs]e|approval|inspection)`,
    ),
    "permit",
    "no",
  ],
];
