import type { State } from "#domain/business/fact-keys.ts";
import { any } from "./sayings.ts";

/** What a sentence must say, and the state of the business that it tells. */
export type SituationSaying = readonly [pattern: RegExp, state: State];

const N = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)`;
const NOT = "(?:do not|don'?t|does not|doesn'?t|did not|didn'?t|never|not|dont|didnt)";
const NEAR = `[^.!?;]{0,40}`;
const CLOSE = `[^.!?;]{0,22}`;
const FRIENDS =
  "(?:(?:my |some |a few |two |three |close )?(?:friends?|family|relatives|mates|neighbou?rs|colleagues|classmates|sister|brother|mum|mom|cousins?|aunt|acquaintances))";
const PEOPLE =
  "(?:people|they|customers?|clients?|visitors?|parents|everybody|everyone|somebody|someone|some|most|many|guests|students|buyers|owners|shops|brides|couples|teachers|families|women|men|he|she|half|neighbours|readers|users|family|friends|cafes|two|three)";
const WORK =
  "(?:did|done|made|painted|shot|baked|built|designed|drew|drawn|edited|wrote|written|cut|taught|coached|photographed|translated|repaired|fixed|sewed|sewn|knitted|cleaned|tuned|tested|filmed|recorded|trained|helped|walked|cooked|groomed|organi[sz]ed|planned|styled|decorated|restored|carved|logos?|portraits?|jobs?|shoots?|sessions?|lessons?|cakes?|sites?|websites?|rooms?|weddings?)";

/** Work that was done and not paid for. */
export const UNPAID: readonly SituationSaying[] = [
  [
    any(
      String.raw`${WORK}\b${NEAR}\b(?:for (?:\w+ ){0,2}?(?:${FRIENDS}|free|nothing)|with friends)(?! (?:shipping|delivery|trial|sample))`,
      `(?:only|just|so far|until now|till now|always|mostly) (?:ever )?(?:done |made |did )?(?:it |this |them )?(?:for |as a gift for )(?:${FRIENDS}|free|nothing)`,
      `(?:never|not yet|not) (?:(?:yet|once|ever|really) )?(?:did it |done it |made it |done this |did this )?for (?:mon(?:e)?y|pay|cash)`,
      `never (?:yet |once |ever )?(?:took|taken|asked|charged|got|been|was|earned|made|received)(?: for)? (?:any |a |even )?(?:money|paid|cent|penny|anything for it|anyone|anybody|for it|a cent|fee)`,
      String.raw`${N} (?:\w+ )?(?:so far |done )?,? ?(?:all|both) (?:of them )?(?:for )?(?:free|unpaid|gratis)`,
      "(?:have not|haven't|havent) (?:ever |yet )?(?:charged|taken money|been paid|asked for money)",
      String.raw`(?:i|we|and|have|has) (?:\w+ ){0,2}?\w{3,}ed\b${NEAR} (?:for free|without (?:any )?(?:money|pay))`,
      "(?:gave|give|got|paid) (?:me|us)? ?(?:in |with |only |just )?(?:some )?(?:beer|cake|wine|chocolates?|a bottle|coffee)|never billed|nobody was asked for money",
      "as (?:a )?(?:favou?rs?|gifts?|presents?)|gave (?:them|it|all|most|everything)(?: all)? away|given (?:them|it)? ?away|without (?:ever )?(?:charging|taking money|being paid|pay)",
    ),
    "unpaid",
  ],
];

/** Not about unpaid work of one's own: free parts of an offer, users, donations, a change that lies behind. */
export const NOT_UNPAID =
  /\b(?:free (?:delivery|shipping|trial|sample|of)|use it|try it|users?|testers?|installs?|subscribers?|sold|paid me|paying (?:clients?|customers?) (?:now|since)|used to|donations?|non-?profit|volunteers?|refugees?|shelter|make (?:it|them) as gifts|gifts for|(?:asks?|asked|wants?|wanted|expects?) (?:me |us )?(?:for|to))\b/iu;

export const SITUATION_SAYINGS: readonly SituationSaying[] = [
  [
    any(
      String.raw`one (?:big |large |single |main |old )?(?:client|customer|company|brand|shop|buyer|agency)\b${CLOSE}(?:nearly|almost|most|all of|everything|the rest|\d\d ?(?:%|percent)|three quarters|half of)`,
      String.raw`(?:all|most|nearly all|almost all|\d\d ?(?:%|percent)|three quarters) (?:of )?(?:my |our |the )?(?:income|money|revenue|turnover|work|orders|sales|jobs)\b${CLOSE}(?:one|a single|1|the same) (?:\w+ )?(?:client|customer|company|brand|shop|buyer|agency)`,
      String.raw`one (?:of them |\w+ ){1,3}?(?:pays?|gives?|takes?|buys?|books?|is|makes?|brings?) (?:me |us )?(?:about |around )?(?:nearly|almost|most|all of|everything|\d\d ?(?:%|percent))`,
      String.raw`one (?:\w+ )?(?:client|customer|firm|company|sponsor|shop)\b${NEAR}that is (?:all|everything)|one client, `,
      "(?:depend|depends|depending|rely|lean|hang) (?:\\w+ )?on (?:one|a single|1) (?:\\w+ )?(?:client|customer|company|buyer)",
      "(?:only|just) (?:one|1|a single) (?:\\w+ )?(?:client|customer)(?! (?:at a time|per|a (?:day|week)))|(?:one|1) (?:client|customer) only|a single (?:client|customer)",
    ),
    "oneClient",
  ],
  [
    any(
      `no[- ]?shows?|${NOT} (?:show|turn) up|cancel\\w* last[- ]minute|only (?:\\d+|half|two|three|four|five) (?:show|turn|come) up|stood me up|stand me up|last[- ](?:minute|second) cancel\\w*|cancel\\w* (?:\\w+ )?(?:at|in) the last (?:minute|moment|second)`,
      String.raw`cancel+(?:ed|s)? (?:(?:only|just|the|an?|one|two|three|\d+) ){1,2}(?:days?|hours?|nights?|evening|morning|weeks?) before|cancel+(?:ed|s)? the same day`,
      String.raw`book(?:ed|s|ing)?\b${NEAR}${NOT} (?:even )?(?:show(?: up)?|turn up|come|appear)`,
      `(?:clients?|customers?|students?|patients|people|parents|guests|pupils) (?:often |sometimes |just |simply |then )?${NOT} (?:show up|turn up|appear)`,
      "forg[eo]t (?:their|the|about (?:their|the)) (?:appointments?|lessons?|sessions?|slots?|bookings?)",
    ),
    "noShows",
  ],
  [
    any(
      "pa(?:y|ys|id|ying) (?:(?:me|us|always|very|too|so|often|my|the|our|invoices?|bills?) ){0,3}late|late[- ](?:payments?|payers?|paying)",
      String.raw`pa(?:y|ys|id|ying|yments?)\b[^.!?;]{0,50}\b(?:always|often|usually|again|days|weeks|months) late\b`,
      String.raw`pays? \d+ (?:days|weeks) (?:too )?late|pays? (?:\w+ )?weeks after`,
      "(?:invoices?|bills?)\\b[^.!?;]{0,20}(?:unpaid|overdue|open since|outstanding|not paid|paid late)|overdue invoices?|unpaid invoices?",
      "(?:wait|waiting|waited) (?:\\w+ ){0,4}(?:for (?:my|the|our) (?:money|fee|payments?)|to (?:be|get) paid|until they pay)",
      "(?:owes?|owe) (?:me|us)|(?:chase|chasing|run after|running after) (?:\\w+ ){0,3}(?:invoices?|payments?|money)",
      String.raw`(?:pay|pays|paid) (?:\w+ )?after (?:\d\d|two|three|four|six) (?:days|weeks|months)`,
    ),
    "latePay",
  ],
  [
    any(
      "scope creep|(?:endless|never[- ]ending|constant|countless) (?:corrections?|revisions?|changes?|rounds|edits|extras)",
      "(?:just |always )?one more (?:change|version|round|tweak|correction|little thing)",
      String.raw`(?:clients?|customers?|they|he|she|brides|owners) (?:always |then )?keeps? (?:asking for|adding|wanting|changing|sending) (?:\w+ ){0,2}(?:more|extra|changes|corrections|things|wishes|minds?|work)`,
      "(?:jobs?|projects?|orders?) (?:always |often |keep |keeps )?(?:grow|grows|growing|get bigger|gets bigger|getting bigger|swell)",
      String.raw`(?:asks?|asking|wants?|wanting) (?:for )?(?:always |all the time |ever )?(?:more|little|small|new|other) (?:changes|extras|features|corrections|things|rounds|wishes)|ask(?:s|ing)? for more while|(?:[5-9]|\d\d) (?:rounds|revisions)`,
      "more and more (?:changes|corrections|extras|wishes|revisions)|(?:revisions|corrections|changes) (?:never|don'?t|do not) (?:end|stop)",
      "(?:third|fourth|fifth|sixth|seventh|tenth) (?:round|revision|version|correction)",
      String.raw`extra (?:work|hours|wishes|things|rounds)\b${CLOSE}(?:unpaid|for free|not paid|nobody pays)`,
    ),
    "scopeCreep",
  ],
  [
    any(
      "(?:arrive|arrives|arrived|come|comes|came|coming|delivered|land|lands|landed) (?:\\w+ )?(?:broken|damaged|cracked|melted|smashed|chipped|in pieces|bent)|breaks? in the post|broke in the post",
      String.raw`(?:sent|send|sends|come|comes|came|coming) (?:\w+ )?back (?:to me )?(?:because|broken|damaged|warped|cracked|faded|for the size|wrong|too (?:small|big|large))`,
      String.raw`(?:${N}|some|several|half) (?:of (?:the|my) )?(?:\p{L}+ )?(?:frozen|broken|lost|damaged|smashed|dead|crushed|spoiled|melted|wilted) (?:in the (?:post|mail)|on the way|in transit|in delivery|by the courier)|refunded (?:them|him|her|all|everyone|everybody|the)`,
      String.raw`(?:came|come|sent|coming) back (?:because|as|since)|(?:came|come|sent) back\b[^.!?;]{0,30}\b(?:not fit|n[o']t fit)`,
      `(?:many|lots of|too many|several|${N}) (?:\\w+ )?(?:returns|parcels (?:came |come )?back|(?:were |was |got )?returned|sent (?:it |them )?back)|return rate|returns (?:are|eat|cost|kill)`,
      "(?:returns|refunds) because|(?:returns|fees)\\b[^.!?;]{0,40}(?:eat|kill) my (?:margin|profit)",
      "(?:wrong|other) size\\b[^.!?;]{0,20}(?:back|return)|(?:back|return\\w*)\\b[^.!?;]{0,20}(?:wrong size|too small|too big|does not fit|doesn'?t fit)",
    ),
    "returns",
  ],
  [
    any(
      String.raw`(?:support|customer|service) (?:e-?mails?|mails?|messages?|questions?|tickets?|requests?|chats?|work)\b${CLOSE}(?:eats?|eating|takes?|taking|costs?|swallow\w*|fill\w*|kill\w*|too (?:much|many)|pile|hours|evenings?|nights?)`,
      String.raw`(?:messages|dms|e-?mails|mails|questions|whatsapps?|calls|comments|inbox) (?:\w+ ){0,3}?(?:eats?|eating|takes? (?:up )?(?:my|the|hours|all|so much|most|whole|two|three)|costs? (?:me )?(?:my|hours|an hour|two)|swallow\w*|kills? (?:my|me))`,
      "(?:drown|drowning|drowned|swamped|buried|overwhelmed) (?:\\w+ )?(?:in|with|by|under) (?:\\w+ ){0,2}(?:messages|dms|e-?mails|mails|questions|support|tickets|requests)",
      String.raw`(?:answer|answering|reply|replying)\b${CLOSE}(?:the same (?:\w+ )?questions?|all (?:day|evening|night)|every (?:evening|night)|at night|for hours|hours|until midnight|half the (?:day|evening|night))`,
      "(?:evenings?|nights?|sundays?|day) (?:is |are )?(?:eaten|gone|lost|full)\\b[^.!?;]{0,16}(?:support|messages?|whatsapp|e-?mails?|mails|dms|questions)|support (?:takes|eats|costs) (?:all|my|most|whole|hours)",
      "(?:write|writes|message|messages|text|texts|call|calls) (?:to )?me (?:\\w+ )?(?:at night|at all hours|all the time|day and night|all day|messages asking)|many support (?:mails|e-?mails)",
      String.raw`(?:ring|rings|call|calls|text|texts|message|messages|write|writes) me at (?:\d|midnight|night|all hours|weekends)`,
      "too (?:many|much) (?:messages|support|e-?mails|mails|questions|dms|requests by)|same (?:\\w+ )?questions? (?:again and again|over and over|every day)",
    ),
    "supportLoad",
  ],
  [
    any(
      "under-?paid|(?:charge|charged|charging|ask|asking|take|sell|selling) (?:\\w+ ){0,3}too (?:little|cheap(?:ly)?|low)|(?:i am|i'm|we are|we're|im|way|far|much|probably) too cheap|too cheap for|earn (?:nearly|almost|practically|next to) nothing",
      "(?:price|prices|rate|fee|fees)(?: is| are| feels?) (?:\\w+ )?too (?:low|cheap|small)",
      "(?:hours?|time)(?: is| are)? (?:\\w+ )?not (?:covered|paid)|(?:less than|below|under) (?:the )?minimum wage|barely (?:covers?|pays|break even|earn|make)",
      String.raw`(?:earn|make|left with|works out at|comes (?:out )?(?:to|at)) (?:\w+ ){0,2}(?:only|just|barely|about|maybe|around|roughly|perhaps) [€$£]?\d+(?:[.,]\d+)? ?\w* (?:an|per|the) hour|only [€$£]?\d+(?:[.,]\d+)? ?\w* (?:an|per) hour`,
      "los(?:e|ing) money on|(?:almost|nearly|practically) (?:for )?nothing (?:an|per) hour|not worth (?:my|the) (?:hours|time)|margins? (?:is|are) (?:falling|too (?:small|thin|low)|thin|shrinking)",
    ),
    "tooCheap",
  ],
  [
    any(
      `${PEOPLE} (?:(?!who|shops?)\\w+ ){0,4}?(?:say|says|said|tell|tells|told|find|finds|found|think|thinks|thought|call|called|complain\\w*)\\b[^.!?;]{0,32}(?:expensive|too dear|dear|pricey|too much money|too much|costs too much|(?:price|prices) (?:is|are) (?:too )?high)`,
      "(?<!\\b(?:i|we) )(?:said|says|say|found|finds|thinks?|thought|told me|means) (?:(?!who\\b)[\\p{L}\\d]+ ){0,6}?too (?:expensive|dear|pricey|high|much(?! work| time))",
      "(?<!\\b(?:i|we) )(?:asked|asks|wants|wanted) (?:for )?(?:a )?(?:discount|lower price|better price|it (?:for less|cheaper)|them cheaper|half (?:the )?price)|haggl\\w+",
      "(?:i am|i'm|im|we are|my \\w+ (?:is|are)|mine (?:is|are)|it is|it's) (?:too|to) (?:expensive|dear|pricey)(?! for me)|too (?:expensive|dear) they (?:say|said)|price is too high",
      `${PEOPLE} (?:can'?t|cannot|could not|can not) afford (?:it|me|mine|my|this|us|them)`,
      "(?:frightened|scared|put) (?:off )?by (?:the|my) price|walk(?:s|ed)? away (?:at|when|because of) (?:the|they hear the|my) price",
    ),
    "tooDear",
  ],
  [
    any(
      String.raw`(?:oven|kiln|loom|fridge|van|press|kitchen|studio|room|pan|pot|machine|boat|freezer|smoker|still|tank|garage|table|workshop|shed|trailer|car)\b (?:can )?(?:only )?(?:holds?|fits?|takes?|has (?:room|space|place) for|seats?|carr(?:y|ies)) (?:only |just |about |max(?:imum)? |at most |up to )?${N}`,
      String.raw`(?:can|could|manage|able to) (?:only |just |at most )(?:make|bake|do|take|fit|serve|finish|see|sew|teach|handle|weave|roast|produce|cook|manage)?\s?(?:about |at most |max )?${N}`,
      String.raw`(?:can|could|manage) (?:to )?(?:make|bake|do|take|fit|serve|finish|see|sew|teach|handle|weave|roast|produce|cook) (?:only|just|at most|max\.?|maximum|no more than|not more than) (?:about )?${N}`,
      String.raw`(?:only|just|max\.?|maximum|at most|no more than|not more than) ${N} (?:\w+ )?(?:at a time|at once|per (?:batch|day|week|evening|night|firing)|a (?:day|week|batch|night|firing)|in one go|each (?:day|week|saturday|friday))`,
      String.raw`(?!one )${N} (?:\w+ )?(?:per batch|at a time|in one go|per firing)|(?:only )?(?:one|1|a single) (?:oven|chair|loom|kiln|stove|sewing machine|treatment table)`,
    ),
    "smallBatch",
  ],
  [
    any(
      String.raw`(?:etsy|amazon|ebay|fiverr|upwork|uber ?eats|deliveroo|glovo|doordash|platform|marketplace|apple|google|airbnb|udemy|patreon|gallery|agency|portal|booking\.com|booksy|treatwell|vinted|app store|delivery app|it|they|the shop) (?:\w+ ){0,2}?(?:takes?|keeps?|eats?|cuts?|wants?|charges?)\b${CLOSE}(?:\d+ ?(?:%|percent|per cent)|too much|so much|a lot|a third|half|a quarter|big part|most of)`,
      "(?:fees?|commissions?|provision) (?:\\w+ ){0,3}?(?:eats?|eating|kills?|(?:is|are) (?:too |so |very )?(?:high|much|big)|hurts?|takes? (?:half|most|a lot|too|so)|swallow\\w*)|fees\\b[^.!?;]{0,40}(?:eat|kill) my",
      String.raw`(?:lose|losing|pay|paying|give|giving) (?:\w+ )?\d+ ?(?:%|percent)\b${CLOSE}(?:fees?|commission|etsy|amazon|platform|portal|marketplace|app)|high (?:fees|commission)`,
    ),
    "fees",
  ],
  [
    any(
      "(?:bad|negative|one[- ]star|1[- ]star|two[- ]star|2[- ]star|terrible|nasty|awful|horrible|angry|mean|unfair) (?:\\w+ )?(?:reviews?|ratings?|comments?|feedback)",
      "(?:customer|client|guest|somebody|someone|parent|neighbou?r|buyer|woman|man|bride|lady) (?:\\w+ ){0,2}?complained|got (?:a|my first|one|two|three) complaints?|(?:had|have|gets?) (?:a |one |two |three |many |lots of |\\d+ )?complaints? ",
      "(?:1|one|2|two) stars? (?:\\w+ )?on (?:google|etsy|amazon|trustpilot|tripadvisor|the app store)",
    ),
    "badWords",
  ],
  [
    any(
      "(?:business|work|trade|income|demand|it|everything|job) (?:is )?(?:very |quite |highly |so |pretty )?seasonal|(?<!out of )off[- ]?season|outside (?:the )?season",
      "(?:only|just) (?:\\w+ )?(?:in|before|around|during) (?:the )?(?:summer|winter|spring|autumn|fall|christmas|advent|december|easter|season|ramadan|diwali)",
      String.raw`(?:winters?|summers?|rest of the year|january|february|november)\b[^.!?;]{0,12}(?:is|are|it's|its|was|were|=|–|-)?\s?(?:\w+ )?(?:quiet|dead|empty|slow|zero|nothing|sleeps?)`,
      "(?:nothing|no (?:work|orders|jobs|sales|guests|customers|bookings|income)|dead|quiet|sleeps?|asleep|closed|empty) (?:at all )?(?:in|during|over|from|through) (?:the |all )?(?:winters?|summers?|autumn|january|november|december|off)",
      String.raw`(?:the )?season (?:is|runs|lasts|goes)(?: only)? (?:from )?\w+|in (?:january|february|march|july|august|november) (?:nobody|no one|nothing)`,
      "only (?:from )?(?:march|april|may|june|november|october) (?:to|till|until) \\w+",
      "(?:from|between) (?:march|april|may|june) (?:to|till|until|and) (?:august|september|october)\\b",
    ),
    "seasonal",
  ],
];

/** Used without paying. */
export const FREE_USERS: readonly SituationSaying[] = [
  [
    any(
      String.raw`(?:use|uses|using|used|try|tries|trying|tried|test|tests|testing|download\w*|install\w*)\b${CLOSE}(?:for free|free of charge|free|without paying|for nothing)`,
      String.raw`${N} (?:\w+ )?free (?:users?|accounts?|members?|testers?|subscribers?)|free (?:users|accounts)|(?:on|in) the free (?:plan|tier|version)`,
      "(?:users?|members?|installs?|downloads|testers|accounts|people use|readers|listeners|subscribers|followers)\\b[^.!?;]{0,40}(?:nobody|no one|none|not one|zero|0|no) (?:of them )?(?:has |have |is |are )?(?:yet )?(?:pay|pays|paid|paying|income|money|revenue)",
      "(?:users?|members?|installs?|downloads)\\b,? ?(?:(?:are|all|is|still) ){0,2}free\\b(?! (?:trial|delivery))|took the free \\w+",
      String.raw`(?:sign-?ups?|users?|active|accounts|installs?|testers)\b,? (?:and )?(?:0|zero|none|no|not one) (?:is |are )?pay(?:s|ing)\b|nobody (?:enters|gives|leaves) (?:a|their) card`,
      "(?:nobody|no one|none of them|not one) (?:has |have |is |are )?(?:yet )?(?:pay|pays|paid|paying)\\b[^.!?;]{0,40}(?:users?|members?|use it|installs?|downloads)",
    ),
    "freeUsers",
  ],
];
