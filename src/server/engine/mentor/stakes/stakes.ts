import type { Caution } from "../../playbook/vocabulary.ts";

/** Subjects on which a wrong word costs health, money or a licence, by the words people use for them. */
const STAKES: readonly [Caution, RegExp][] = [
  [
    "health",
    /\b(?:allerg\w*|coeliac|celiac|gluten|anaphyla\w*|adrenaline|epipen|dizz\w*|faint\w*|chest pain|medicat\w*|medicine|pregnan\w*|injur\w*|hurt (?:somebody|someone|himself|herself|themselves)|got (?:hurt|ill|sick)|ill after|rash|burn(?:t|ed) (?:himself|herself|a)|(?:good|helps?|cures?|heals?|works) (?:for|against|with) (?:the |your )?(?:skin|thyroid|pain|sleep|anxiety|immune|gut|stress|arthritis|eczema|cancer)|health claims?|side effects?|concussion|unconscious|electric shock|live metal|mould|botulism|food poisoning|salmonella|choking|suffocat\w*)\b/iu,
  ],
  [
    "animals",
    /\b(?:(?:dog|cat|horse|puppy|kitten|rabbit|bird|hen)s? (?:is|are|was|were|got|gets|has|have|ate|eats|limp\w*|vomit\w*|ill|sick|bit|bites)|vet(?:erinar\w*)?)\b/iu,
  ],
  [
    "tax",
    /\b(?:tax(?:es|ed|able|man)?|vat|gst|sales tax|hmrc|irs|finanzamt|declare (?:it|the|this|my|what|any|few|income)|undeclared|write[- ]?offs?|deduct\w*|cash in hand|off the books|under the table|customs(?! er)|import dut(?:y|ies))\b/iu,
  ],
  [
    "insurance",
    /\b(?:insur\w*|liab(?:le|ility)|who pays if|who answers for|indemnity|breaks? (?:his|her|their) (?:leg|arm|neck))\b/iu,
  ],
  [
    "children",
    /\b(?:(?:work|working|alone|lesson|class|trip|photos?|pictures?|video|film\w*) (?:\w+ ){0,3}(?:with|of) (?:\w+ )?(?:children|kids|minors|toddlers|pupils)|i(?:'m| am) (?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)\b|under ?age|under (?:16|18|eighteen)|parental consent)\b/iu,
  ],
  [
    "data",
    /\b(?:gdpr|personal data|privacy|record(?:ing)? (?:the |a |our |my )?(?:calls?|clients?|conversations?|people)|without (?:telling|asking) (?:them|her|him|people|customers)|email addresses (?:from|of)|cookies? banner|data protection|hidden camera|track(?:ing)? (?:my |the )?(?:customers|users|visitors|staff))\b/iu,
  ],
  [
    "law",
    /\b(?:legal(?:ly)?|illegal|law(?:ful|s|yer)?|(?:solicitor|attorney)s? (?:wrote|writes|has|sent|gave|gives|says|wants|demands|threatens)|from (?:a|an|the|his|her|their) (?:solicitor|attorney)|licen[cs]e[sd]?|permit(?:s|ted)?|permission from|allowed to (?:sell|use|call|print|say|work|make|charge|film|open|rent|do)|sue[ds]?|court|contract|trademark|copyright|patent|regulat\w*|inspect(?:or|ion)|food hygiene|health department|council|visa|work permit|need (?:\w+ )?permission|bite me|get (?:me |us )?into trouble|false self-employment|freelance papers|is (?:that|this|it) (?:even )?(?:ok|allowed|fine) (?:by|with) the|damages|wants? (?:[€$£] ?)?\d[\d.,]* (?:euros?|dollars?|pounds?|\p{L}+ )?(?:from me|back|in damages)|employer (?:allow|forbid|find|know)|non-compete|terms and conditions)\b/iu,
  ],
  [
    "money",
    /\b(?:loan|borrow\w*|(?:all|put in|use|spend) (?:of )?(?:my|our) savings|savings (?:into|for)|remortgage|credit card debt|debts?|quit(?:ting)? my job|invest(?:or|ing|ment)?s?|pension)\b/iu,
  ],
];

/** Where somebody could be hurt. */
export const BODILY: ReadonlySet<Caution> = new Set(["health", "animals", "children"]);

const HARM =
  /\b(?:ill|illness|sick|unwell|hurt\w*|injur\w*|bit|bitten|bites?|bleed\w*|blood|dizz\w*|faint\w*|collaps\w*|unconscious|vomit\w*|threw up|poison\w*|swell\w*|swollen|rash(?:es)?|itch\w*|blisters?|burn(?:t|ed|s)|broke (?:his|her|their|my)|hospital|ambulance|doctor|pain|fever|reaction|reacted|anaphyla\w*|epipen|chok(?:e|ed|ing)|shocks?|limp\w*|died|dead|dying|accident|not eat(?:en|ing)?|pregnan\w*|medicine|medication|mould|salmonella)\b/iu;

/** Gluten and children are everyday subjects of a business until somebody is harmed. */
export function tellsOfHarm(text: string): boolean {
  return HARM.test(text);
}

const SEEKS_BUYERS =
  /\b(?:find|reach|attract|win|get|where) (?:\p{L}+ ){0,3}(?:buyers?|customers?|clients?|parents|people|owners|shops?|caf[eé]s?|orders?|bookings|followers|reviews?)\b|\bhow (?:much )?(?:do|should|can) i (?:price|charge|promote|market|advertise)\b|\bwhat (?:should|do|can) i charge\b/iu;

/** The gravest subject that a message touches, if any. */
export function findStakes(text: string): Caution | null {
  const isEveryday = SEEKS_BUYERS.test(text) && !tellsOfHarm(text);
  return (
    STAKES.find(([name, pattern]) => !(isEveryday && BODILY.has(name)) && pattern.test(text))?.[0] ?? null
  );
}

/** Topics in which such a question is answered. */
export const TOPICS_AT_STAKE: Readonly<Record<Caution, ReadonlySet<string>>> = {
  health: new Set(["safety"]),
  animals: new Set(["safety"]),
  children: new Set(["safety", "legal-form"]),
  insurance: new Set(["insurance", "safety"]),
  tax: new Set(["tax", "bookkeeping"]),
  law: new Set(["legal-form", "contracts", "protection", "safety", "day-job"]),
  data: new Set(["contracts", "safety"]),
  money: new Set(["funding", "cash-flow", "day-job"]),
};

/** Stands under an answer; says whom to ask, because rules differ. */
export const CAUTION_SENTENCES: Readonly<Record<Caution, string>> = {
  law: "Rules differ by country and region: ask the local authority or a lawyer before you rely on this.",
  tax: "Tax rules differ by country and change: check with the tax office or an accountant before you rely on this.",
  health:
    "Health comes first, and I am no doctor: where somebody could fall ill or is unwell, ask a doctor or the authority in charge before going on.",
  money:
    "Money you cannot afford to lose is worth a second opinion: talk it over with an independent adviser first.",
  insurance: "Policies differ: ask the insurer, in writing, whether exactly this is covered.",
  children:
    "Where children are involved the rules are strict and differ by region: ask the local authority, and the parents in writing.",
  data: "Privacy rules differ by country: check with the data protection authority or a lawyer before you collect or use it.",
  animals: "I cannot judge an animal's health: ask a vet before you go on.",
};
