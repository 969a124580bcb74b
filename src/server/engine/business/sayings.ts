import type { FactKey } from "#domain/business/fact-keys.ts";

/** What a clause must say, and the fact it states. */
export type Saying = readonly [pattern: RegExp, key: FactKey, value: "yes" | "no"];

/** One pattern out of alternatives, whole words, any case. */
const any = (...ways: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}'])(?:${ways.join("|")})(?![\p{L}])`, "iu");

const BUYER = String.raw`(?:sales?|orders?|users?|bookings?|clients?|customers?|buyers?|enquir(?:y|ies)|sign-?ups?)`;
const MY = "(?:the|my|our|a|an)";

/** How the business stands. Read only from clauses about now: no wishes, no plans. */
export const SAYINGS: readonly Saying[] = [
  [
    any(
      String.raw`(?<!not |never |nearly )sold[ -]?out`,
      String.raw`fully booked|booked (?:out|up|solid|until)|booked .{0,20}\bahead`,
      String.raw`(?:diary|calendar|schedule|agenda) (?:is )?(?:now )?full|(?:class|course|group|club|saturday|week|month|evening|list)(?: is| are) (?:now )?full`,
      String.raw`(?<!no )(?:waiting list|waitlist)(?! (?:page|form|is empty))`,
      String.raw`turn(?:ing|ed)? (?:work|people|clients|customers|orders|jobs|families) (?:away|down)`,
      String.raw`no (?:free )?(?:hours?|slots?|places?|capacity|space|seats?|tables?) (?:is |are )?(?:left|free)`,
      String.raw`all (?:\w+ )?(?:places|slots|seats|spots|tables) (?:are )?(?:taken|gone|full|sold)`,
      String.raw`can(?:no|')?t keep up|cannot keep up|more (?:orders|demand|requests|work) than|hosts keep asking`,
    ),
    "soldOut",
    "yes",
  ],
  [
    any(
      String.raw`churn(?:ing)?`,
      String.raw`cancel(?:l?ed|s|lations)?\b.{0,30}\b(?:month|week|year|quarter)`,
      String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ )?cancel(?:l?ed|s)?`,
      String.raw`never came back`,
      String.raw`(?:ask|asks|asked|want|wanted|get) (?:for )?(?:their |a )?(?:money back|refunds?)`,
    ),
    "churn",
    "yes",
  ],
  [
    any(
      String.raw`(?:0|zero|no|not a single|still no) (?:\w+ )?${BUYER}\b.{0,24}\b(?:so far|in a month|since|after|yet|for weeks|all month)`,
      String.raw`0 (?:sales|users|orders|sold)`,
      String.raw`still (?:nobody|no one|nothing sold|not sold)|(?:nobody|no one) (?:has |have )?(?:buys|bought|books|booked|signs up|signed up|ordered|orders)`,
    ),
    "silent",
    "yes",
  ],
  [
    any(
      String.raw`(?:prototype|beta|first version|mvp|demo)\b.{0,20}\b(?:works?|runs?|is (?:finished|ready|done|built|live)|finished|exists|with \d+)`,
      String.raw`(?:app|tool|plug-?in|extension|software) (?:now )?(?:works|runs|is (?:finished|ready|done|built|live|in the store))`,
      String.raw`working prototype|in (?:both|the) (?:app )?stores?|testers`,
      String.raw`first batch (?:is )?(?:done|ready|made)|(?:bars|jars|pieces|bags|boxes|candles|prints|items|samples) are (?:ready|wrapped|made|finished|done)`,
      String.raw`portfolio (?:of|is ready)|have ${MY} portfolio`,
      String.raw`(?:van|trailer|truck|studio|workshop) is (?:bought|converted|ready|built|equipped|finished)`,
      String.raw`(?:issues?|episodes?|lessons?|chapters?) (?:are )?(?:drafted|written|recorded|ready|done)|only (?:me|i) us(?:e|ing)`,
      String.raw`(?:did|done|made|painted|shot|finished|completed) (?:\d+|one|two|three|four|five|six|a few|some) (?:\w+ ){0,3}(?:for (?:friends|family|free)|with friends)`,
      String.raw`(?:films|shoots|jobs|murals|sites|projects) done`,
    ),
    "made",
    "yes",
  ],
  [
    any(
      String.raw`testers|free users?|pilot (?:client|customer|user)s?`,
      String.raw`(?<!only (?:i|me) )(?:try|tries|trying|tried|use|uses|using|used|test|tests|testing|tested) it`,
      String.raw`for friends for free|done with friends`,
    ),
    "tried",
    "yes",
  ],
  [
    any(
      String.raw`(?:portfolio|showreel|case stud(?:y|ies)) (?:of|is|with|ready|done|online)|have ${MY} portfolio`,
    ),
    "proof",
    "yes",
  ],
  [
    any(
      String.raw`(?:web ?site|site|shop|store|page|profile) (?:is |has been |went )?(?:now )?(?:up|live|online|open|opened|ready|running|launched)`,
      String.raw`in (?:both|the) (?:app )?stores?|(?<!nothing )listed on`,
    ),
    "page",
    "yes",
  ],
  [
    any(
      String.raw`nothing(?: is)? (?:listed|online)|no (?:web ?site|site|shop|page|online shop|store)|not online|there is no shop`,
      String.raw`(?:web ?site|site|shop|store page|page|store)(?: is)? not`,
    ),
    "page",
    "no",
  ],
  [
    any(
      String.raw`(?:episodes?|issues?|videos?|posts?|chapters?|comics?) (?:are |is )?(?:out|published|online|live|up|sent)`,
      String.raw`(?:first|second|third) (?:issue|episode|video|post) (?:went out|is out|is up|is live|was sent)`,
      String.raw`downloads a (?:month|week)|\d+ listeners|(?<!not |never )published`,
    ),
    "published",
    "yes",
  ],
  [any(String.raw`none (?:sent|published|out)|not (?:yet )?(?:sent|published)`), "published", "no"],
  [
    any(String.raw`no (?:fixed )?price|price(?: is)? not|(?:don'?t know|no idea) what to charge`),
    "price",
    "no",
  ],
  [
    any(
      String.raw`(?:permit|licen[cs]e|approval|certificate)(?: is| was| has been| has)? (?:here|granted|arrived|in the mail|in the post|there|issued|approved)`,
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
