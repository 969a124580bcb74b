import { COUNT } from "./party-nouns.ts";
import { MONEY, NOT, type ToldRule, ways, within } from "./told-rule.ts";

const FEARS =
  "(?:afraid|scared|fear|fears|fearing|worried|worry|nervous|dare|terrified|frightened|what if|lose|loose|losing|run away|go elsewhere|look for (?:somebody|someone|another)|leave me|will (?:go|leave|stop))";
const DEVICE =
  "(?:oven|stove|cooker|kiln|loom|fridge|freezer|van|car|ute|truck|bike|press|printer|camera|lens|laptop|computer|phone|mixer|mill|lathe|saw|drill|sewing machine|machine|overlocker|mower|washer|pump|generator|boat|engine|trailer|grill|smoker|dehydrator|still|tank|server|microphone|mic|scanner|cutter|plotter|compressor|heat press|knitting machine|kitchen|workshop|garage|studio|room|shed|table|pot|pan|battery|tripod|drone|scooter|motorbike|wheel|dryer|iron|burner)";
const COSTS =
  "(?:flour|butter|cheese|milk|eggs?|sugar|cocoa|coffee|oil|wax|wool|yarn|fabric|cotton|leather|wood|timber|paper|ink|clay|glass|silver|gold|steel|petrol|diesel|fuel|gas|electricity|power|rent|rents|insurance|feed|hay|seeds?|fertili[sz]er|shipping|postage|packaging|boxes|jars|bottles|material|materials|ingredients|supplies|costs?|prices? (?:of|for) (?:\\p{L}+ ?){1,2}|supplier|wages?|fees?|hosting|hops|malt|honey|beans|fish|meat|rice|vegetables|flowers|bulbs|thread|dye|resin|parts)";
const ROSE =
  "(?:(?:went|gone|goes|going|has gone|have gone) up|rose|risen|doubled|tripled|jumped|climbed|increased|(?:got|became|become|becoming|is|are|gets) (?:\\d+ ?(?:%|percent|per cent) |much |far |a lot |way |so much |twice as )?(?:more expensive|dearer|expensive now)|costs? (?:twice|double|\\d+ ?(?:%|percent) more|a third more|half as much again)|raised (?:the|his|her|their|its|my) (?:price|prices|rent|fee|fees))";
const LOOK =
  "(?:followers?|views?|likes?|hearts|visitors?|visits?|clicks?|impressions|saves|comments|people (?:visit|look|stop|come by|pass)|everybody (?:stops?|looks?|touches|admires)|everyone (?:stops?|looks?|touches|admires)|many (?:stop|look|people look|visitors)|lots of (?:traffic|people look)|traffic|subscribers)";
const FEW_BUY =
  "(?:(?:one|two|three|[0-3]) (?:sales?|orders?|bookings?|buyers?)\\b|(?:hardly|almost|nearly|scarcely) (?:anyone|anybody|nobody|no one|none|any)|barely any(?:one|body)?|nobody|no one|none of them|not one|no (?:sales|orders|buyers|bookings|money)|zero (?:sales|orders)|0 (?:sales|orders)|(?:only|just|maybe) (?:one|two|three|four|five|\\d)(?: or (?:two|three|four|five|\\d))? (?:\\p{L}+ )?(?:buy|buys|bought|order|orders|ordered|book|sales|pay)|few (?:buy|order|book|purchase)|nothing sold|earned nothing|sold nothing|no income)";
const RELATIVE =
  "(?:father|mother|dad|mum|mom|husband|wife|son|daughter|baby|newborn|toddler|child|children|kids?|grandmother|grandfather|parents|sister|brother|twins)";

/** Limits of one's own: time, strength, tools, money, price. */
export const LIMITS: readonly ToldRule[] = [
  {
    state: "soldOut",
    pattern: ways(
      `(?:can ?not|can'?t|cant|could not|couldn'?t) (?:take|accept|do|serve|handle|manage|fit in|squeeze in) (?:any |on )?(?:any )?(?:more|another|new|further)\\b`,
      "no (?:more )?(?:daylight|evenings?|hours?|time|room|space|days?|slots?|hands) (?:left )?(?:to sell|left|free|any more)|no free (?:hour|slot|day|evening|place)s?",
      "(?:full|booked|booked up|fully booked|busy) (?:until|till|through to|up to|solid)|(?:rail|diary|calendar|week|schedule|bench|book|list|class|classes|mornings|evenings|saturdays) (?:is|are) (?:already |now |completely |totally )?(?:full|packed)",
      `(?:afraid|scared|nervous|worried|don'?t dare|do not dare|hesitate) (?:to|of) (?:say(?:ing)? yes(?![^.!?;]*\\bsay(?:ing)? no)|tak(?:e|ing) (?:on )?(?:more|another|new|the next|number))`,
      "(?:have to|had to|must) (?:say no to|refuse|turn (?:down|away))|turn(?:ing|ed)? (?:\\p{L}+ )?(?:people|clients|customers|orders|them|work|jobs) (?:away|down)|at (?:my|the) limit|maxed out|(?:can ?not|can'?t|cant) keep up|more (?:work|orders|requests) than (?:i|we) can",
      "(?:everything|all of (?:it|them)|the (?:whole )?(?:lot|batch|stock)|it all|they) (?:is|was|are|were) (?:already |all )?(?:gone|sold(?: out)?)\\b|not (?:one|a single) \\p{L}+ (?:is )?left|(?:(?:were|was) (?:all )?gone|all (?:finished|gone|sold)) (?:in|within|after) (?:an?|one|two|three|four|five|\\d+) (?:hours?|days?|minutes?|weeks?)|booked out\\b|\\d+ (?:e-?mails?|messages|people) (?:are )?ask(?:ing)? when",
    ),
    unless: /\b(?:hope|wish|goal|dream|would like)\b/iu,
  },
  {
    state: "jobLimit",
    pattern: ways(
      "permission (?:for|to (?:have|do|take|start)) (?:an? |any |my )?(?:second|side) (?:job|work|business)|(?:exclusivity|non-?compete) (?:line|clause|paragraph|rule)|(?:exclusivity|non-?compete)\\b[^.!?;]{0,20}contract",
      "contract (?:forbids|prohibits|bans|does not allow|doesn'?t allow)|(?:if|when|should) (?:my |the )?boss (?:learns|finds|hears|knows)|hr (?:has |have )?(?:now )?found",
    ),
    who: "anywhere",
    unless: /\b(?:clients?|customers?|for people who|course|coaching|helps?)\b/iu,
  },
  {
    state: "unpaid",
    pattern: ways(
      "(?:took|take|taken|asked|charged|earned|made|got|accepted|wanted) (?:no|not any|not a single|zero) (?:money|cent|penny|pay|payment|euro|dollar|fee)",
      "(?:i(?:'ve| have)? |we )?never (?:yet |once |ever )?(?:took|taken|asked|charged|got|accepted|made|earned|billed)\\b[^.!?;]{0,20}(?:money|penny|cent|pay|anything|anyone|anybody|it|euro|dollar|naira)",
      "(?:always|all|only|just|each time) (?:as|for) (?:a )?(?:presents?|gifts?|favou?rs?|friends?|free)|(?:did|done|made|repaired|fixed|helped|cut|painted|written)\\b[^.!?;]{0,40}(?:for free|free for|for nothing|unpaid|without money)",
    ),
    unless:
      /\b(?:users?|use it|subscribers?|trial|delivery|shipping|customers? pay|paid me|clients? pay)\b/iu,
  },
  {
    state: "priceOpen",
    pattern: ways(
      `(?:${NOT} (?:really |yet |even )?(?:know|sure|understand|decide)|no idea|unsure|not sure|never sure|struggle|get stuck|stuck|wonder|lost|clueless)\\b${within(28)}(?:price|prices|(?:to|should|could|can) (?:i )?(?:charge|ask(?: for)?|take for)|how much|fee|rate|cost to say|what (?:it is|they are|it's) worth)`,
      "(?:what|how much) (?:should|can|could|do|must) (?:i|we) (?:charge|ask|take)|whenever (?:they|people) ask (?:the )?price|(?:asks?|asked) (?:me )?(?:the price|what it costs|how much)[^.!?;]{0,24}(?:don'?t know|did not know|didn'?t know|no answer|said nothing|blush|go red)",
    ),
    unless: /\b(?:raise|put up|shipping|postage|helps?|app|tool|for people who)\b/iu,
  },
  {
    state: "raiseFear",
    pattern: ways(
      `(?:rais(?:e|ing)|put(?:ting)?|increas(?:e|ing)|lift(?:ing)?|charge|ask(?:ing)? for|go(?:ing)?)\\b${within(18)}(?:(?:my |our |the )?(?:price|prices|rates?|fees?|hourly)|it up|up to|more|higher)\\b${within(70)}${FEARS}`,
      `${FEARS}\\b${within(30)}(?:rais(?:e|ing)|put(?:ting)? up|increas(?:e|ing)|charg(?:e|ing) more|higher)\\b${within(12)}(?:price|prices|rates?|fees?|more|it)?`,
      "(?:same|old) price (?:since|for)\\b[^.!?;]{0,40}(?:afraid|scared|dare|fear|lose|worried)",
    ),
    unless: /\b(?:suppliers?|landlord|helps?|newsletter|course|people who|freelancers who)\b/iu,
  },
  {
    state: "failing",
    pattern: ways(
      `(?!accounts?\\b|shops?\\b|markets?\\b)\\p{L}{3,}s? (?:always |often |sometimes |still |already )?(?:(?:fell|falls?|came|comes?|come|fall) (?:off|apart|loose|undone|unstuck)|opened (?:up )?after|stop(?:s|ped) working|gave way|snap(?:s|ped)|shrank|shrinks|slips? off|slipped off|${NOT} (?:hold|last|stick|stay on|work)(?! (?:for me|with me|on weekends|on sundays|there|here)))`,
      "(?:went|goes|going|turned|got) (?:mouldy|moldy|rancid|soft|sour|rusty|yellow|cloudy)|has (?:a )?(?:leak|bug|crack)s? (?:that|when|after)",
    ),
    unless: /\b(?:helps?|app for|repairs?|i fix|we fix|when (?:yours|their)|people who|marketing|ads?)\b/iu,
  },
  {
    state: "equipment",
    pattern: ways(
      `(?:my|our|the) (?:\\p{L}+ ){0,2}?${DEVICE} (?:has |just |finally |suddenly |now |already )*(?:died|broke(?: down)?|is (?:broken|dead|dying|old and)|gave up|burn(?:ed|t) out|exploded|was stolen|got stolen|needs? (?:repair|a new|replacing)|keeps? (?:breaking|overheating|stopping)|is (?:too|much too|far too) (?:small|slow|weak|old)|(?:only )?(?:fits|holds|takes) only)`,
      `(?:my|our) (?:\\p{L}+ )?${DEVICE} (?:is|was) (?:stolen|broken into)`,
    ),
  },
  {
    state: "costsRose",
    pattern: ways(
      `${COSTS}\\b(?: \\p{L}+){0,3}? ${ROSE}`,
      `(?:raised|doubled|increased|put up) (?:the |my |our |their )?(?:rent|price of|prices? for|fees?)`,
    ),
    unless:
      /\b(?:i|we) (?:raised|doubled|increased|put up)\b|\b(?:sales|orders|bookings|demand) (?:went|rose|doubled|increased)/iu,
  },
  {
    state: "postage",
    pattern: ways(
      `(?:shipping|postage|the post|delivery|courier|sending (?:one|it|them|a \\p{L}+)|to (?:send|ship) (?:one|it|a \\p{L}+)|customs|freight)\\b${within(34)}(?:costs? (?:me |us |them )?(?:about |around |almost |nearly )?(?:${MONEY}|more|as much|half|almost|nearly|\\d|a fortune|too much)|eats?|too (?:expensive|dear|much|high)|kills?|is more than|as much as|doubles)`,
      "(?:see|hear) (?:the )?(?:shipping|postage)|(?:because of|due to) (?:the )?(?:shipping|postage|customs)",
    ),
    unless: /\bfree (?:shipping|delivery)\b/iu,
  },
  {
    state: "lookers",
    pattern: ways(
      `${LOOK}\\b[^.!?;]{0,70}${FEW_BUY}`,
      `${FEW_BUY}\\b[^.!?;]{0,40}(?:despite|although|even though|but)\\b[^.!?;]{0,30}${LOOK}`,
    ),
    unless: /\b(?:use it|users?|installs?|free plan|no one pays for the app)\b/iu,
  },
  {
    state: "freeUsers",
    pattern: ways(
      `(?:installs?|users?|downloads|sign-?ups?|accounts|members|testers)\\b[^.!?;]{0,24}(?:zero|0|none|no one|nobody|not one|no)(?: of them)? (?:is |are |wants? to )?pay(?:s|ing)?`,
      "(?:use|uses|using) it (?:for free|free|without paying)\\b[^.!?;]{0,50}(?:pay|paid|paying)",
    ),
  },
  {
    state: "homeLimit",
    pattern: ways(
      `(?:look(?:ing)? after|car(?:e|ing) for|tak(?:e|ing) care of|nurs(?:e|ing)) (?:my |our |him|her|them|both)\\b`,
      `(?:my|our) (?:\\p{L}+ )?${RELATIVE}\\b[^.!?;]{0,24}\\b(?:stroke|cancer|dementia|ill\\b|sick|hospital|needs me|wakes|was born|is due|disabled|(?<!before s?he |before they )died|passed away)`,
      `(?:only|just)\\b[^.!?;]{0,24}(?:while|when|once|until) (?:he|she|they|the (?:baby|kids|children|twins|little one)|my (?:\\p{L}+ )?${RELATIVE}) (?:sleeps?|naps?|is asleep|are asleep|is at|are at|is in)`,
      "(?:i am|i'm|im) (?:\\p{L}+ )?(?:pregnant|expecting)|single (?:mother|mum|mom|father|dad|parent)",
    ),
    unless:
      /\b(?:for (?:single|pregnant|new|young)|clients|helps?|app|i (?:teach|train|coach|photograph)|their)\b/iu,
  },
  {
    state: "returns",
    pattern: ways(
      "(?:reach|reaches|arrive|arrives|arrived|get|gets|got|come|comes)\\b[^.!?;]{0,20}(?:in pieces|damaged|broken|smashed|crushed|cracked)(?: on the way| in the (?:post|mail)| by the courier)?|(?:damaged|broken|lost|crushed|melted) (?:on the way|in the (?:post|mail)|in transit|during (?:transport|shipping))",
    ),
    unless:
      /\b(?:repair|restore|i fix|we fix|helps?|my (?:heart|machine|van)|wrist|arm|leg|ankle|hand|foot|back|hip|rib)\b/iu,
  },
  {
    state: "seasonal",
    pattern: ways(
      "(?:from|between|as soon as|once|when|after)\\b[^.!?;]{0,36}(?:i|we|there|it|the shop|nothing|nobody)\\b[^.!?;]{0,16}(?:earns? nothing|(?:is|have|has|get) (?:no|nothing|almost no) ?(?:work|income|orders|jobs|guests|customers)?(?: at all)?|nothing (?:comes in|happens)|empty)(?: until| till|$|,| at all)",
      "no (?:work|income|orders|jobs|guests) (?:until|till|before) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|the season)",
    ),
    unless: /\b(?:paid me|customers? left)\b/iu,
  },
];

/** How many it was done for without money, if that was said: "Eight so far". */
export const DONE_COUNT = new RegExp(
  `(?<![\\p{L}\\d€$£.,])(${COUNT})(?! ?(?:%|percent|euros?|dollars?|pounds?|hours?|minutes?|years?|months?|weeks?|days?|times|am|pm|th|kg|km))(?! ?[€$£])`,
  "iu",
);
