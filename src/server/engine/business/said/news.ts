import type { ToldState } from "#domain/business/fact-keys.ts";
import { type LooseEnd, partsOf, quoted } from "./loose-ends.ts";
import { any } from "./sayings.ts";

const WORD =
  "(?!who\\b|that\\b|which\\b|whose\\b|i\\b|we\\b|for\\b|to\\b|and\\b|not\\b|never\\b|nobody\\b|doesn't\\b|didn't\\b|don't\\b|has\\b|have\\b|had\\b)[\\p{L}\\d'’&-]+";
const COUNT =
  "(?:an?|another|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|a few|both|\\d+)";
/** Somebody other than the writer: "a dealer", "two cafés in town", "my neighbour". */
const SOMEBODY = `(?:(?:${COUNT}|the|my|our|some)(?: ${WORD}){1,6}?|somebody|someone)`;
const ASKED_FOR =
  "(?:offers?|quotes?|quotations?|(?<!lower |better |cheaper |money )prices?(?! (?:down|cut|reduction))|pricing|price list|proposals?|estimates?|samples?|meetings?|demos?|trials?|trial lesson|invoice|rates|catalogues?|how much|what .{0,40}costs?|costs?|availability|free dates?|to (?:buy|order|book|stock|carry|sell|hire|licen[cs]e|try|test|rent)|buy|order|book|wholesale|(?:could|can|may) (?:stock|carry|sell|have|get)|(?:do|make|bake|sew|paint|build|write) (?:one|some|two|it|the same|this))";
const BUYS =
  "(?:buy|order|book|pay|try|test|meet|hire|stock|carry|rent|licen[cs]e|sign|work with|join|have (?:one|it|me|us|a)|get (?:one|it|some)|take (?:one|two|it|some|\\d+)|list|resell|feature|use (?:it|my|our|me)|send|sponsor|invest)";

/** Somebody who may buy waits for an answer. */
const HOT_LEAD = any(
  `${SOMEBODY} (?:wants?|wanted|would like|would love|is keen|are keen|plans?) (?:to ${BUYS}|(?:a|an) (?:quote|meeting|offer|demo|trial|sample|proposal|price)|(?:my|our) \\p{L}+|it\\b|one\\b|them\\b|some\\b|this\\b|${COUNT} \\p{L}+s\\b)`,
  `${SOMEBODY} (?:asked|asks|enquired|inquired|requested|wrote|e-?mailed|messaged|called|rang|phoned|texted)\\b(?! (?:for (?:a refund|their money|more time)|me why)).{0,50}?\\b${ASKED_FOR}`,
  `${SOMEBODY} (?:is|are|was|were|seems?|sounds?) (?:very |really |quite |also )?interested(?! in (?:the|a) (?:topic|subject))`,
  "(?:got|had|received|have|there (?:is|was)) (?:an?|my first|our first|one|two|three|several|\\d+) (?:\\p{L}+ ){0,2}(?:enquir(?:y|ies)|inquir(?:y|ies)|requests? (?:for|from)|leads? from)(?! (?:a|per|each|every) (?:week|month|day))",
  "(?:invited|asked) (?:me|us) (?:to (?:quote|pitch|bid|present|tender)|for (?:a|an) (?:\\p{L}+ )?(?:quote|offer|price|meeting|demo|trial|sample|proposal|quotation|estimate))",
  "(?:i|we) (?:have|got|set up|arranged) (?:an? |my |our )?(?:first )?(?:meeting|pitch|demo|sales call|call) with(?! my (?:mentor|friend|sister|brother|bank|accountant|tax))",
);
const SETTLED =
  /\b(?:signed|said no|says no|declined|refused|turned (?:me|us|it) down|changed (?:his|her|their) mind|paid|bought|never (?:answered|came)|too (?:expensive|dear|pricey))\b/iu;

const PARTY =
  "(?:clients?|customers?|students?|pupils?|child|kids?|children|members?|famil(?:y|ies)|schools?|shops?|hotels?|caf[eé]s?|farms?|sponsors?|tenants?|patrons?|subscribers?|users?|couples?|compan(?:y|ies)|firms?|stockists?|retailers?|restaurants?|salons?|learners?|regulars?|account|(?:one|two|three|half) of (?:the|my|our) \\p{L}+|he|she)";
const LEFT =
  "(?:left(?! (?:an?|me|us|his|her|their|over|to|happy|with|feedback|good|bad|five|some|the|very|\\d))|stopped(?= (?:coming|paying|booking|ordering|using|buying|the|his|her|their|our|working|lessons|because|after|when|last|this|in|again)|$)|quit\\b|cancel+ed(?! (?:\\p{L}+ ){0,4}?(?:before|last minute|at the last|the same day))|ended (?:the|our|his|her|their)|terminated|dropped out|pulled out|backed out|gave notice|(?:is|are) leaving|(?:went|moved|switched) to (?:another|a competitor|a cheaper|someone else|somebody else|the competition|a bigger)|(?:won't|will not|did not|didn't|does not|doesn't) (?:renew|continue|extend|rebook)|(?:is|are) not renewing|no longer (?:wants|needs|comes|orders|books)|gave up (?:the|his|her))";

const LOST_CLIENT = any(
  `lost (?:him|her|them(?! in)|(?:my|our|the|an?|one|two|three|four|five|\\d+|another)(?: ${WORD}){0,2} ${PARTY}|(?:my|our|the|a) (?:\\p{L}+ )?(?:contract|order|job|booking|deal|account)s?)`,
  `${PARTY} (?:(?:has|have|just|suddenly|already|also|then|now) ){0,2}${LEFT}`,
  "(?:two|three|four|five|six|seven|eight|nine|ten|\\d+)(?: more| others| of them)? (?:stopped(?= (?:last|this|because|when|after|paying|coming|using)|$)|quit\\b|dropped out|unsubscribed)",
  "(?:gave|gives|giving) (?:the|his|her|their|it|this) ?(?:job|work|contract|order|project|account)? to (?:his|her|their|another|somebody|someone|a (?:cheaper|bigger|friend|competitor))",
  "(?:contract|retainer|subscription|standing order) (?:was |is |got |has been )?(?:cancel+ed|ended|terminated|not renewed)",
);

const NOT_SO =
  /\b(?:(?<!ask(?:ed|s|ing) (?:me |us )?)if|no (?:client|customer|student|member|family|user)s?|whose|would be|(?:i|we|it) could|could (?:be|have)|might|hope|hoping|wish|afraid|worried|fear|nobody|no one|not one|none|never|helps?|so that|people who|those who|for \p{L}+ who|when an?|competitors?)\b/iu;

const NEWS: readonly (readonly [ToldState, RegExp])[] = [
  ["hotLead", HOT_LEAD],
  ["lostClient", LOST_CLIENT],
];

/** Somebody who asks, and somebody who left, with the words in which it was told. */
export function newsIn(sentence: string): LooseEnd[] {
  return NEWS.flatMap(([key, pattern]) => {
    if (key === "hotLead" && SETTLED.test(sentence)) return [];
    const part = partsOf(sentence).find((clause) => pattern.test(clause) && !NOT_SO.test(clause));
    const said = part === undefined ? null : quoted(part);
    return part && said ? [{ key, said, index: sentence.indexOf(part) + verbAt(part) }] : [];
  });
}

const VERB =
  /\b(?:wants?|wanted|would|is|are|asked|asks|enquired|inquired|requested|wrote|e-?mailed|messaged|called|rang|phoned|texted|left|stopped|quit|cancel+ed|ended|went|gave|has|have|plans?)\b/iu;

/** Where the person's words say what somebody did. */
function verbAt(part: string): number {
  return Math.max(0, part.search(VERB));
}
