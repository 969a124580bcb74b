import { COUNT } from "./party-nouns.ts";
import { NOT, type ToldRule, ways, within } from "./told-rule.ts";

const PEOPLE =
  "(?:people|customers?|clients?|buyers?|guests?|members?|students?|pupils|parents|couples|families|users?|readers|subscribers|regulars|neighbou?rs|shops?|caf[eé]s?|schools?|owners|farmers|visitors|everyone|everybody|someone|somebody|they|some|many|several|half)";
const KEPT_IN =
  "(?:(?:an? |my |the |one )?(?:\\p{L}+ )?(?:notebook|exercise book|note ?pad|diary|scraps? of paper|bits of paper|slips? of paper|paper slips?|envelopes?|sticky notes|post-?its|my head|whatsapp(?: chats?)?|(?:different |old )?chats?|spreadsheets|wall calendar))";
const RECORDS =
  "(?:orders?|bookings?|fees|payments?|appointments|addresses|stock|invoices|records?|customers?|everything|it all|dates|lessons|requests|measurements|accounts|who (?:paid|owes|ordered))";

/** How somebody works, and what has become of it: price, order, place, proof, whom it reaches. */
export const HABITS: readonly ToldRule[] = [
  {
    state: "oldPrice",
    pattern: ways(
      "(?:same|old|original) (?:price|prices|rate|rates|fee|fees|charge)\\b[^.!?;]{0,24}(?:since|for (?:\\d+|many|five|six|seven|eight|ten|twelve|fifteen|twenty|over) ?\\p{L}* ?years|as (?:when|in|at the (?:start|beginning)|\\d{4})|from \\d{4})",
      "(?:charge|charging|take|ask|cost|costs|pay|price)\\b[^.!?;]{0,30}(?:the )?same as (?:when (?:i|we) (?:started|began|opened)|in \\d{4}|at the (?:start|beginning)|(?:five|six|ten|\\d+) years ago)",
      "(?:never|not|haven'?t|hasn'?t|have not|has not|didn'?t) (?:once |ever |yet )?(?:raised?|changed?|increased?|put up|moved?)\\b[^.!?;]{0,16}(?:price|prices|rates?|fees?)\\b[^.!?;]{0,30}(?:since|in (?:\\d+|five|six|seven|eight|ten|many|all these|years)|once|for years|at all)?",
      "(?:price|prices|rates?|fees?) (?:has|have) (?:never|not) (?:changed|moved|gone up)|(?:price|rate|fee) (?:is|was) (?:still )?from \\d{4}",
    ),
    unless: /\b(?:afraid|scared|dare|fear|worried|lose|app|helps?|compare|tracker)\b/iu,
  },
  {
    state: "polishing",
    pattern: ways(
      `(?:re-?(?:written|wrote|built|designed|did|done|made|recorded|started)|redone|rebuilding|rewriting|redesigning|tweaking|polishing|perfecting|improving)\\b[^.!?;]{0,70}(?:nobody|no one|not (?:yet )?(?:shown|launched|released|let)|haven'?t (?:shown|launched|released|let)|before (?:i|we|anyone|anybody) (?:show|let|launch|release|see|use|open)|only i|still not (?:out|public|live))`,
      "(?:want|wanted|wait|waiting|need|needs) (?:\\p{L}+ ){0,5}?(?:to be )?(?:perfect|polished|flawless|just right|exactly right)(?: first| before| enough)?",
      "(?:until|till|before|when|once) (?:it|everything|the \\p{L}+|all) (?:is|are|feels?|looks?) (?:really |completely |100 ?% |totally )?(?:perfect|polished|flawless|right|ready enough)",
      `${NOT} (?:good|ready|perfect|polished) enough (?:yet )?to (?:show|launch|release|sell|let)`,
    ),
    unless: /\b(?:clients? want|customers? want|they want|helps?|i polish|car polishing|perfect for)\b/iu,
  },
  {
    state: "onlyYou",
    pattern: ways(
      "(?:i am|i'm|im|i was) (?:still )?the only (?:one|person|guy|woman|man|member|volunteer)\\b[^.!?;]{0,12}(?:who|that|which|able|knows|can|with)",
      "only i (?:can|know|have|am able)|nobody (?:else )?(?:but me |except me )?(?:can|knows how to|is able to) (?:do|make|fix|run|repair|drive|open|use|bake|teach|cut|replace)|no one (?:else )?(?:can|knows how to)",
      "(?:if|when|whenever) (?:i'?m|i am|i get|i fall|i go) (?:ill|sick|away|on holiday|on vacation|at work|not there)[^.!?;]{0,30}(?:stops?|nothing|closed|stands? still|no \\p{L}+|waits?|cancel\\w*)",
      "(?:everything|it all|all of it|all) (?:depends|hangs|rests|runs|relies) (?:only )?(?:on|through) me|(?:everything|it) stops (?:when|if) i",
    ),
    unless: /\b(?:in town|in the (?:city|area|region|country)|for (?:\d+|miles)|within \d+)\b/iu,
  },
  {
    state: "noRepeat",
    pattern: ways(
      `${PEOPLE}\\b[^.!?;]{0,24}(?:(?:only )?(?:buy|buys|bought|come|comes|came|book|books|order|orders) (?:only )?once(?: and|,|$| then)|never (?:come|comes|came|buy|book|order|return) (?:back|again|a second time)?|${NOT} (?:come|buy|book|order|return)(?:ing)? (?:back|again|a second time))`,
      "(?:one-?time|one-?off) (?:customers?|buyers?|clients?|purchases?|sales?|jobs?) (?:only|and|,)|(?:i )?never (?:see|hear from|saw) (?:them|'em|him|her|those people) again|(?:no|few|hardly any) (?:repeat|returning) (?:customers?|buyers?|clients?|orders?|business)",
      "once (?:they'?re|they are|it is|it's|the \\p{L}+ is) (?:done|married|over|finished|fixed|built)[^.!?;]{0,20}(?:done|gone|never|that'?s it|no reason)",
    ),
    unless: /\b(?:rude|refund|complain|did not pay|didn'?t pay)\b/iu,
  },
  {
    state: "hiddenProof",
    pattern: ways(
      "(?:have ?n[o']t|haven'?t|never|not|did ?n[o']t|didn'?t) (?:yet |even |ever |really )?(?:posted|shared|shown|told|published|mentioned|used|put|displayed|advertised)\\b[^.!?;]{0,12}(?:it|that|this|them|those|any of (?:it|them|that|those)|anyone|anybody|anywhere|about it)(?:\\b[^.!?;]{0,20}(?:anywhere|online|on (?:my|the|our)|yet|to anyone|publicly|to anybody))?",
      "(?:nobody|no one|hardly anyone|hardly anybody|few people) knows? (?:about (?:it|that|this)|(?:that|of) (?:i|we|it|the (?:prize|award|article)))",
    ),
    with: ways(
      "(?:prize|award|won|praise\\w*|thank\\w*|review|testimonial|letter|photo|photos|before and after|article|newspaper|radio|famous|result|results|number (?:one|\\d)|compliment\\w*|recommend\\w*|loved|certificate|medal|featured|said)",
    ),
  },
  {
    state: "muddle",
    pattern: ways(
      `(?:keep|keeps|kept|track|tracks|write|writes|note|record|manage|store|have|are|is|live|lives|stand)\\b[^.!?;]{0,24}${RECORDS}?[^.!?;]{0,18}\\b(?:in|on|inside|across|between) ${KEPT_IN}`,
      `(?:lose|lost|loses|losing|forget|forgot|forgets|miss|missed|mix(?:ed)? up|double[- ]book(?:ed)?)\\b[^.!?;]{0,16}(?:track of )?(?:my |the |an |some |who )?${RECORDS}`,
      "(?:no|without (?:any|a)) (?:real )?(?:system|overview) (?:for|of|at all|to)|(?:all|everything) (?:is )?(?:in )?(?:a mess|chaos)|paperwork (?:is|piles)",
    ),
    unless:
      /\b(?:helps?|app|tool|software|i (?:sell|make|bind) (?:\p{L}+ )?notebooks|journals|planner|template)\b/iu,
  },
  {
    state: "askedMore",
    pattern: ways(
      `${PEOPLE}\\b[^.!?;]{0,16}(?:keep|keeps|kept|always|often|constantly|already|also) (?:asking|ask|asked|requesting|wanting|want)(?: me| us)? (?:for|if|whether|when|about|to)\\b`,
      `(?:${COUNT}|several|some|many|most|more and more) (?:of (?:them|my \\p{L}+) |\\p{L}+ ){0,3}?(?:have )?(?:asked|ask|want|wanted|requested) (?:me )?(?:for|if|whether)\\b[^.!?;]{0,40}\\b(?:too|also|as well|regular|weekly|monthly|bigger|longer|larger|smaller|another|other|class(?:es)?|version|course|subscription|gift|online|delivery|more)`,
      "(?:write|writes|wrote|writing) (?:to me )?to ask for (?:a |an |the )?(?:longer|bigger|larger|smaller|other|more|offline|printed|online|weekly|regular)",
    ),
    with: ways(
      `${NOT} (?:yet )?(?:offer|do|have|made|make|followed|follow|started|answered|taken|thought|sell|tried|said yes)`,
      "(?:laughed it off|say no|said no|turn(?:ed)? (?:them|it) down|so far i|not yet|there isn'?t|there is none|no time|never (?:did|made|followed|answered|offered)|but i (?:only|just|never)|and i (?:only|just|never)|hmm|hm)",
      "(?:which|that) i (?:do not|don'?t|never|have not|haven'?t)",
    ),
  },
  {
    state: "placeEnds",
    pattern: ways(
      "(?:must|have to|has to|need to|got to|will have to|be) (?:leave|move out|vacate|clear|be out|gone|evicted)\\b[^.!?;]{0,40}(?:by|until|before|in|at|next|soon|end)\\b",
      "(?:lease|contract|rent(?:al)?|tenancy|permit for the stall|agreement) (?:for (?:the|my|our) \\p{L}+ )?(?:ends|runs out|expires|is ending|is up|will end|finishes|was (?:cancelled|terminated))",
      "(?:building|hall|kitchen|workshop|studio|garage|market|shop|room|cafe|church hall|greenhouse|field|yard|barn)\\b[^.!?;]{0,20}(?:is being|will be|is going to be|gets|was) (?:sold|demolished|closed|torn down|converted|shut)|(?:is|are) (?:selling|closing|converting|demolishing) (?:the|my|our|her|his) (?:building|hall|kitchen|workshop|studio|garage|market|shop|room|barn|yard)",
      "(?:landlord|owner|council|church|school|university) (?:wants|needs|is taking|takes|wants me|will take)\\b[^.!?;]{0,20}(?:back|out|the (?:room|space|place|garage|workshop))",
    ),
    unless: /\b(?:leave (?:home|work|early|the house)|clients? (?:move|leave)|students? leave)\b/iu,
  },
  {
    state: "scattered",
    pattern: ways(
      "too many (?:ideas|projects|products|offers|plans|things|niches|half[- ](?:finished|started)|directions)",
      `(?:can ?not|can'?t|cant|could ?n[o']t|don'?t know|do not know|unable to) (?:decide|choose|pick|settle|focus|commit|which)\\b[^.!?;]{0,24}(?:between|one|which|on)\\b`,
      "(?:jump|jumping|switch|switching|hop|bounce) (?:from|between) (?:\\p{L}+ )?(?:idea|project|one|ideas|projects)|(?:start|started|begin) (?:many|a lot|everything|lots|\\p{L}+ things)[^.!?;]{0,20}(?:finish|finished) (?:nothing|none|few)|doing (?:too many|ten|five|six|four) things at once|all over the place",
    ),
    unless: /\b(?:helps?|app for|clients? who|people who|customers can'?t)\b/iu,
  },
  {
    state: "jobLimit",
    pattern: ways(
      "(?:my )?(?:employer|boss|company|contract|day job|work contract)\\b[^.!?;]{0,30}(?:forbids?|does not allow|doesn'?t allow|not allowed|won'?t allow|must not|may not (?:know|find)|has a clause|says? i (?:can ?not|can'?t|may not|must not)|prohibits|must approve|has to (?:agree|approve)|non-?compete|no side)",
      "(?:non-?compete|side[- ]job clause|exclusivity clause)|(?:not|n'?t) allowed to (?:\\p{L}+ ){0,4}?(?:beside|because of) (?:my|the) (?:job|employer|contract)|(?:rotating|changing|irregular|night|random) shifts?\\b[^.!?;]{0,40}(?:so|never|can'?t|cannot|hard|don'?t know|plan|promise|fixed)",
      "(?:my )?shifts? (?:change|changes|rotate|are (?:random|different))\\b",
    ),
    unless: /\b(?:app|tool|software|helps?|for (?:nurses|workers|teams)|clients'?)\b/iu,
  },
  {
    state: "oneSource",
    pattern: ways(
      "(?:all|most|nearly all|almost all|every one|every|each|\\d+ ?%)(?: of)? (?:my |our |the |these )?(?:\\p{L}+ )?(?:customers?|clients?|orders?|buyers?|bookings?|sales|referrals?|students?|leads?|jobs|work|guests|members)\\b[^.!?;]{0,20}(?:come|comes|came|are|is|have come)\\b[^.!?;]{0,12}(?:from|through|via|by) (?:only )?(?:one|a single|the same|my (?:brother|sister|cousin|friend|uncle|mother|father|wife|husband|aunt|church|old|former|ex)|etsy|instagram|facebook|tiktok|fiverr|upwork|airbnb|amazon|ebay|google|word of mouth only)",
      "(?:referrals?|customers?|clients?|orders?|work|bookings?|students) (?:have )?(?:come|comes|came) only (?:from|through|via)|(?:depend|depends|rely|relying) (?:entirely |completely |only |fully )?on (?:etsy|instagram|facebook|tiktok|fiverr|upwork|airbnb|amazon|ebay|google|one (?:platform|person|shop|facebook group|market|channel))",
    ),
  },
  {
    state: "otherBuyers",
    pattern: ways(
      "(?:made|meant|designed|built|wrote|planned|intended|thought|started)\\b[^.!?;]{0,40}\\bfor\\b[^.!?;]{0,40}\\b(?:but|yet|instead|however)\\b[^.!?;]{0,30}(?:buy|buys|buying|bought|order|orders|use|uses|using|come|comes|ask|asks|asking|are (?:mostly|the ones)|mostly)",
      "(?:buyers|customers|those who buy|people who (?:buy|come|order|use it)) (?:are|turn out to be|turned out to be) (?:mostly |almost all |all |actually |not )(?:\\p{L}+ )?|(?:surprisingly|strangely|funny|oddly)\\b[^.!?;]{0,30}(?:buy|order|use|ask for) (?:it|them|most)",
    ),
    with: ways(
      "(?:but|instead|not|actually|turn(?:s|ed)? out|surpris\\w+|strange\\w*|odd\\w*|funny|never expected|unexpected\\w*|however|yet)",
    ),
  },
  {
    state: "lawDoubt",
    pattern: ways(
      "(?:not|n'?t) (?:sure|know|certain)\\b[^.!?;]{0,24}(?:legal|allowed|permitted|lawful|need (?:a |an |any )?(?:licen[cs]e|permit|insurance|registration)|have to (?:register|declare|pay tax)|taxes?|food law|labels?)",
      "(?:that'?s|thats|it'?s|it is|this is|might be|may be|could be|is) (?:probably |maybe |perhaps )?(?:not|n'?t|il) ?(?:legal|allowed|permitted)\\b|illegal(?= |$|,)|(?:is|am|are) (?:it|i|we|this) (?:even |really )?(?:allowed|legal)",
      "(?:do|would) (?:i|we) (?:even )?need (?:a |an |any )?(?:licen[cs]e|permit|insurance|registration|certificate)|without (?:a |any |the )?(?:licen[cs]e|permit|registration) (?:so far|yet|until now|right now)|(?:have not|haven'?t|never) (?:registered|declared|paid tax\\w*)",
    ),
    unless: /\b(?:i advise|we advise|law firm|legal advice for|clients? (?:are|who)|helps?)\b/iu,
  },
  {
    state: "tooLong",
    pattern: ways(
      "(?:takes?|took|taking|need|needs|costs?)(?: me| us)? (?:far |way |much |so )?(?:too long|(?:about |around |almost |nearly |up to |over )?(?:\\d+|two|three|four|five|six|eight|ten|twelve|twenty|thirty|forty) (?:hours|days|weeks|evenings)(?: (?:each|for (?:one|a|each|every)|per|to (?:make|finish|do|write|edit|sew|bake)))\\b[^.!?;]{0,40}\\b(?:and|but|yet|for)\\b[^.!?;]{0,20}(?:sell|charge|get|earn|only|for))",
      "(?:takes?|took)(?: me| us)? (?:twice|double|three times|much longer|far longer|longer) (?:as long )?(?:as|than) (?:planned|i (?:planned|thought|said|charge)|it pays|expected)|(?:spend|spent) (?:far |way |much )?too (?:long|much time|many hours) (?:on|per|for) (?:each|every|one|a)",
    ),
  },
  {
    state: "copied",
    pattern: ways(
      "cop(?:ied|ies|ying|y) (?:my|our|me|us)(?! (?:work )?for)|stole (?:my|our) (?:design|designs|photo|photos|idea|recipe|text|logo|name|work|pattern|content|pictures|images)|ripped (?:me |us )?off|(?:using|uses|used|taken|took|selling|sells) (?:my|our) (?:photos?|pictures|designs?|text|logo|patterns?|recipes?|name|content|images|videos?) (?:without|as (?:their|his|her) own|on (?:their|his|her))",
    ),
    who: "subject",
    unless: /\b(?:i|we) (?:copy|copied|sell copies)\b/iu,
  },
  {
    state: "restart",
    pattern: ways(
      "(?:start(?:ing|ed)?|begin(?:ning)?|tak(?:e|ing)|pick(?:ing)?|open(?:ing)?|reviv(?:e|ing)|bring(?:ing)?|com(?:e|ing))\\b[^.!?;]{0,20}(?:again|back|up again|over)\\b[^.!?;]{0,16}\\bafter\\b[^.!?;]{0,30}(?:years?|months?|break|pause|baby|illness|burnout|covid|pandemic|divorce|move|surgery)",
      "(?:stopped|paused|closed|quit|gave (?:it )?up|lay|rested|dormant|took a break)\\b[^.!?;]{0,60}(?:and|but|now|until)\\b[^.!?;]{0,30}(?:start(?:ing|ed)?|begin(?:ning)?|want(?: to)?|back|open(?:ing)?|try(?:ing)?|restart\\w*)\\b[^.!?;]{0,12}(?:again|back|over|restart|now)?",
      "re-?start(?:ing)? (?:it|this|everything|(?:my|our|the) (?:business|shop|side|company|stall|channel|podcast|blog|club|studio|practice|lessons))|relaunch(?:ing|ed)?",
    ),
    unless: /\b(?:every (?:spring|summer|autumn|winter|year)|season|helps?|women who|people who)\b/iu,
  },
];
