import { COUNT } from "./party-nouns.ts";
import { MONEY, NOT, type ToldRule, ways, within } from "./told-rule.ts";

const WANTS =
  "(?:wants?|wanted|asks?|asked|asking|orders?|ordered|needs?|requests?|requested|likes?|would (?:like|love|take|buy|order|have)|is (?:asking|looking)|are (?:asking|looking)|wishes|enquired|inquired|offers? (?:me|us)|offered (?:me|us))";
const LARGE = `(?:(?:\\d{2,}|\\d[\\d.,]*\\d|fifteen|twenty|thirty|forty|fifty|sixty|eighty|a hundred|hundreds|dozens)(?! ?(?:%|percent|euro|dollar|pound|reais|hours?|days?|minutes?|years?))|(?:an? )?(?:big|large|huge|bulk|yearly|annual|standing|fixed|long) (?:order|contract|job|project|supply)|wholesale|exclusiv\\w+)`;
const HARD_TERMS = ways(
  `pa(?:y|ys|id|ying|yment) (?:(?:me|us|only|just|is|are|them|it|always) ){0,3}(?:after|at|in|within|not before|later|net) (?:\\d+|thirty|forty|sixty|ninety|one|two|three|six|the end|delivery|christmas)`,
  "pa(?:y|ys|yment)\\b.{0,20}(?:at the end|(?:days?|weeks?|months?) later|net ?\\d\\d)|on credit|on (?:commission|consignment)|sale or return|no (?:deposit|advance)|without (?:a )?(?:deposit|advance)",
  "(?:\\d+ ?(?:%|percent|per cent)|half|a third|a quarter) (?:off|less|discount|cheaper|lower)|(?:big|huge|large|a|for a|wants?) discount|half (?:the |my )?price|below my (?:cost|price)|(?:much|far) (?:cheaper|less) than",
  "exclusiv\\w+|nobody else|no one else|only for them|not (?:to )?sell to (?:others|anyone|anybody)|no other (?:shop|customer|client|buyer)",
  `(?:i|we) (?:only )?have (?:only )?${MONEY} saved|${NOT} (?:have|afford|finance|pre-?finance|pay for) (?:the|that|this|so much|enough|all)(?: the)? (?:money|material|ingredients|stock|fabric|flour|it)|money is gone|no money for|have to buy (?:everything|all|the material)`,
  `(?:i|we) (?:can |could )?(?:only |just )(?:make|bake|sew|do|manage|cook|produce|finish|have)|(?:i|we) (?:make|bake|sew|do|manage|cook|produce|finish) (?:about |only |just |maybe )?${COUNT} (?:a|per) (?:day|week|month)|too (?:big|large|much|many) for me|more than i can`,
);
const DEADLINE =
  "(?:by|until|till|til|before|latest|deadline)\\b.{0,12}?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?|first|end of|mon|tues|wednes|thurs|fri|satur|sun|tomorrow|next|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|summer)";
const TERMS_OF_OFFER = ways(
  `(?:answer|decide|decision|tell|say|let (?:them|him|her)|reply|sign|think|respond|choose)\\b.{0,30}${DEADLINE}`,
  `${DEADLINE}.{0,24}(?:to (?:answer|decide|sign|say|reply)|decision|answer)`,
  "(?:they|he|she|it|the shop|the chain|who) (?:would )?(?:keeps?|takes?|gets?|wants?|charges?)\\b.{0,14}(?:\\d+ ?(?:%|percent)|half|a third|a share|a cut|commission)",
  `(?:${MONEY}|\\d[\\d.,]*) ?(?:an|per|a|the|/) ?(?:hour|hr|day|week|month|piece|lesson|shift)`,
  "(?:full|part)[- ]time|salary|fixed (?:wage|pay|hours)|share of|percent of|% of|i (?:must|have to|need to|should) (?:answer|decide)|cannot decide|can'?t decide|don'?t know (?:if|whether) (?:i should|to) (?:accept|take|say yes)",
);
const FREE =
  "(?:free of charge|for free|for nothing|without (?:any )?(?:pay|paying|payment|money|a fee|fee)|unpaid|no (?:fee|pay|payment|money|budget)|(?:good |great |nice |as )?exposure|not pay(?:ing)?|cannot pay|can'?t pay|won'?t pay|for the portfolio|in exchange for (?:a )?(?:post|story|mention|tag|visibility|publicity))";

/** Somebody comes with a wish or an offer. */
export const CHANCES: readonly ToldRule[] = [
  {
    state: "offered",
    pattern: ways(
      "offer(?:s|ed|ing)? (?:me|us)|offer(?:ed)?\\b(?= (?:a|an|the|to))|made (?:me|us) an? (?:\\p{L}+ )?offer|propos(?:es|ed)(?: to me)?|says? (?:that )?(?:i|we) (?:can|could|may)|(?:wants?|would like|asks?|asked) (?:me|us) to (?:work|join|ride|teach|come|drive|move|sign|be|run|cook|rent|take over)",
    ),
    with: TERMS_OF_OFFER,
    who: "needed",
    unless: /\bno (?:member of staff|employees?|staff|worker)\b/iu,
  },
  {
    state: "bigOrder",
    pattern: ways(`${WANTS}\\b${within(60)}${LARGE}`),
    with: HARD_TERMS,
    who: "needed",
  },
  {
    state: "bigOrder",
    pattern: ways(
      `${WANTS}\\b(?! to pay)${within(24)}(?<![€$£₦₹] ?|[\\d.,])\\d{3,}\\b(?! ?(?:%|[€£]|percent|euro|dollar|pound|reais|grams?|ml|kilos?|words?|steps|free))`,
      `${WANTS}\\b${within(24)}(?<![€$£₦₹] ?)[3-9]\\d(?= (?!(?:%|percent|euro|dollar|pound|reais|minutes?|hours?|days?|years?|grams?|ml|words?)).{0,60}(?:${DEADLINE}|my (?:best )?price|a (?:price|quote)))`,
    ),
    who: "needed",
  },
  {
    state: "askedFree",
    pattern: ways(`${WANTS}\\b${within(70)}${FREE}`, `expects?\\b${within(50)}${FREE}`),
    who: "needed",
    unless: /\b(?:free (?:trial|sample|delivery|lesson|copy)|users?|use it for free)\b/iu,
  },
  {
    state: "hotLead",
    pattern: ways(
      "(?:wrote|writes|asks?|asked|asking|wondered|messaged|called|rang|e-?mailed|enquired|texted|wanted to know)\\b(?: (?:me|us|back|yesterday|twice|already|last week|asking|to ask))* (?:if|whether) (?:i|we|it|he|she|they|my|that) (?:can|could|also|would|do|sell|make|have|take|offer|ship|teach|rent|repair|come|visit|deliver|might|want|had|be|is|are)",
      `(?:would )?(?:like|likes|love|loves) to (?:have|buy|get|order|book|try|rent|see) (?:one|some|it|a|an|two|${COUNT}|my|our|the)`,
      `(?:asked|asks|begged|keeps asking) (?:me|us) (?:to (?:do|make|write|build|paint|sew|bake|teach|repair|fix|cook|design|draw|come|play|film|photograph|clean|cater)|for (?:a|an|one|some|more|two|the|${COUNT}|my))`,
      "(?:wants?|would like|invited|invites) (?:me|us) to (?:run|give|hold|do|make|teach|come|cater|play|speak|host|bake|cook|build|design|write|bring|sell|supply|show|perform|paint|film|photograph|lead)",
      "(?:asked|asks|asking|wants|wanted|requested|requests) (?:me |us )?(?:for |to see |to have )?(?:(?:\\p{L}+|\\d+) ){0,3}(?:samples?|price ?list|(?:my|our|a|the) (?:best )?(?:prices?|quote|catalogue|offer))(?!.{0,30}\\bbought)",
      "asked (?:if i'?d|whether i'?d|if we'?d) (?:do|make|write|build|paint|sew|bake|teach|repair|cook|design|draw|come|sell|send|show)",
    ),
    who: "needed",
    unless:
      /\b(?:nobody|no one|my competitor|my (?:wife|husband|partner|mother|father|mum|mom|dad) (?:would|wants)|asked (?:me |us )?why|declined|refused|bought it|signed|paid me|(?:if|whether) (?:i|we) (?:am|was|were|still live|know))\b/iu,
  },
  {
    state: "rival",
    pattern: ways(
      "undercuts?|undercutting",
      `(?:does|do|sells?|offers?|makes?|charges?|asks?|is|are|teaches|works?)\\b${within(30)}(?:for (?:half|less|a third)|half (?:the |my )price|(?:${MONEY}|\\d+ ?%|percent|much|far|way|a lot) (?:cheaper|less)|cheaper than (?:me|mine|i|us|my)|for ${COUNT} ?(?:\\p{L}+ )?(?:less|cheaper))`,
      "(?:opened|opens|started|starts|set up|moved in)\\b.{0,30}(?:next door|across the (?:street|road)|round the corner|around the corner|streets? away|in (?:my|our|the same) (?:street|town|village|quarter|area))",
    ),
    who: "needed",
    unless:
      /\b(?:i|we) (?:am|are|charge|sell|offer|undercut|copied|opened|started)\b|\bmy (?:shop|place) opened/iu,
  },
];

const ANSWER_BY =
  /\b(?:by|until|till|til|before) ((?:the )?(?:end of (?:the |this |next )?(?:week|month|year|january|february|march|april|may|june|july|august|september|october|november|december)|\d{1,2}(?:st|nd|rd|th)?(?: of)?(?: (?:january|february|march|april|may|june|july|august|september|october|november|december|the month))?|first of (?:the |next )?(?:month|\p{L}+)|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next (?:week|month)|january|february|march|april|june|july|august|september|october|november|december|christmas|easter))(?![\p{L}\d%.,]*\d)/iu;
const OF_ANSWER =
  /\b(?:answer|decide|decision|tell|say|let (?:them|him|her) know|reply|sign|respond|choose)\b/iu;

/** When an answer is due: "by the 15th"; null if nothing was said of it. */
export function answerDueIn(sentence: string): string | null {
  const [, day] = (OF_ANSWER.test(sentence) && ANSWER_BY.exec(sentence)) || [];
  if (!day) return null;
  const plain = day.replace(/^\p{L}/u, (letter) =>
    /^(?:the|end|first|next|this|tomorrow)\b/iu.test(day) ? letter.toLowerCase() : letter.toUpperCase(),
  );
  return `by ${/^(?:\d|end|first)/u.test(plain) ? `the ${plain}` : plain}`;
}
