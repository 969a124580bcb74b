import { gerundOf, headOf, isMass, isPlural } from "./grammar.ts";

/** Phrases of a description that may stand in our sentences. Null where nothing usable was said. */
export interface OwnPhrases {
  /** What is sold, as it was written: "goat milk soap", "rota tool". No article. */
  readonly sells: string | null;
  /** The work, in -ing form: "translating Portuguese contracts". */
  readonly doing: string | null;
  /** Plural, no article. */
  readonly buyers: string | null;
  /** With "your" or an article. */
  readonly soldAt: string | null;
}

export const NO_PHRASES: OwnPhrases = { sells: null, doing: null, buyers: null, soldAt: null };

const list = (words: string) => words.trim().split(/\s+/u).join("|");

/** Verbs whose object is the thing sold. */
const SELLING = list(
  `sell selling make making offer offering build building create creating bake baking produce producing craft crafting
  sew sewing knit knitting publish publishing roast roasting rent renting import importing pour pouring brew brewing
  cook cooking carve carving weave weaving crochet crocheting grow growing restore restoring refurbish refurbishing`,
);
/** Verbs that are the service itself. */
const SERVING = list(
  `translate design paint write edit film photograph repair clean groom teach tutor advise coach illustrate draw record
  train mend tune restore install test inspect audit organise organize plan manage run host read record deliver collect
  keep bring turn help`,
);
const WISH = String.raw`(?:(?:want|would like|plan|hope|love|try|am trying|am going|'d like|wnat) to\s+|can\s+|now\s+|also\s+|currently\s+)*`;
const PHRASE = String.raw`([^.,;:!?()\n–]{3,90})`;
const I_SELL = new RegExp(String.raw`\b(?:i|we)\s+${WISH}(?:do\s+)?(?:${SELLING})\s+${PHRASE}`, "iu");
const I_DO = new RegExp(String.raw`\b(?:i|we)\s+${WISH}(${SERVING})\s+${PHRASE}`, "iu");
const I_DO_THINGS = new RegExp(String.raw`\b(?:i|we)\s+${WISH}do\s+${PHRASE}`, "iu");
const SOLD = new RegExp(String.raw`\bsold\s+(?:about |over )?\d[\d.,]*\s+${PHRASE}`, "iu");
const HELPING = new RegExp(String.raw`\b(?:help|helps|helping|advise|advising|serve|serving|teach|teaching)\s+${PHRASE}`, "iu");

/** Where a noun phrase ends. */
const END = new RegExp(
  String.raw`(?:^|\s+)(?:${list(`for to that which who whose whom from in on at so because as by via using where when while online locally
  since without into near around through after before during is are was were has have had can will want wants need
  needs each every if than like over until per not last sold made and-i but monthly weekly nobody nothing never get gets it
  until now then only mostly mainly plus printed delivered written explained washed tested under between among so and_i
  starts opens still did do does i we they he she you`)})\b.*$`,
  "iu",
);
/** Keeps "podcast about trains", "newsletter on balconies", "portraits in pastel", "bags from old denim". */
const LOOSE_END = new RegExp(END.source.replace("|on|", "|").replace("|in|", "|").replace("|from|", "|"), "iu");
const DETERMINER =
  /^(?:(?:an?|the|my|our|your|some|these|those|this|their|his|her|any|all|more|very|own|new|few|only|just|really|mostly|mainly|other|one|\d+|two|three|four|five|six|seven|eight|nine|ten|custom-made|simple|nice|great|good|beautiful|lovely|high[- ]quality|quality|unique|affordable|cheap|local|regional)\s+)+/iu;
const MEASURE = /^(?:small |big |large |monthly |weekly )?(?:batch(?:es)?|range|series|collection|selection|variety|set|sets|line|kinds?|sorts?|types?) of\s+/iu;
const CONTENT_NOUN = /\b(?:podcast|newsletter|channel|blog|magazine|comics?|videos?|course|class|lessons?|app|game|extension|plug-?in|tool)\b/iu;

const FORBIDDEN = new RegExp(
  String.raw`\b(?:${list(`ignore disregard previous instructions? system prompt xp script alert https? www admin password select drop delete give
  award reward it them things? stuff something anything everything myself i me you him us we sure living side startup
  business company idea ideas people who nobody`)})\b`,
  "iu",
);
const HOLLOW = new RegExp(
  String.raw`^(?:${list(`ideas? money income cash profit sales? ads? code following followers audience brand name career portfolio difference plans?
  lots? bit ways? sense progress time fun free assistant products? services? goods items? stuff work projects? online
  website shop store page agency studio customers? clients? job jobs hand hands`)})$`,
  "iu",
);
/** An earner, not a thing: "freelance translator" says what somebody is. */
const SOMEBODY = /(?:assistant|consultant|coach|tutor|teacher|trainer|photographer|designer|developer|writer|editor|translator|freelancer|artist|maker|baker|illustrator|nurse|engineer|accountant|lawyer|gardener|musician|mum|mother|father|dad|student|people|persons?|men|women|cleaners)$/iu;
const PLAIN = /^[\p{L}\d][\p{L}\p{N}'’&-]*(?: [\p{L}\d&][\p{L}\p{N}'’&-]*){0,6}$/u;
const LENGTH = { min: 3, max: 42 } as const;

export function readPhrases(description: string): OwnPhrases {
  const text = clean(description);
  return { sells: sellsIn(text), doing: doingIn(text), buyers: buyersIn(text), soldAt: soldAtIn(text) };
}

function clean(description: string): string {
  return description
    .normalize("NFKC")
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll("’", "'")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .slice(0, 1_000);
}

function sellsIn(text: string): string | null {
  const sold = SOLD.exec(text)?.[1];
  const sells = I_SELL.exec(text)?.[1];
  const things = I_DO_THINGS.exec(text)?.[1];
  return (
    (sells ? nounPhrase(sells) : null) ??
    (sold ? nounPhrase(sold) : null) ??
    openingNoun(text) ??
    (things ? nounPhrase(things) : null)
  );
}

/** A description that begins with the thing itself: "Bags from old denim", "Label and logo design, distilleries". */
function openingNoun(text: string): string | null {
  const [first = ""] = text.split(/[.,;:!?(\n–]/u);
  if (/^(?:i|we|it|this|that|there|he|she|they|you|in|on|at|for|with|from|since|after|when|if|because|helping|teach|teaching|advising|selling|making|running|building|my (?:grand)?(?:mother|father)|nothing|nobody|three people|two people)\b/iu.test(first))
    return null;
  if (/\b(?:i|we)\b/iu.test(first.split(/ (?:for|that|which|so) /iu)[0] ?? "")) return null;
  return nounPhrase(first);
}

/** Strips articles and measures, cuts at the end of the noun phrase, and refuses what names no offer. */
export function nounPhrase(phrase: string): string | null {
  const start = phrase.trim().replace(DETERMINER, "").replace(MEASURE, "").replace(DETERMINER, "");
  const loose = CONTENT_NOUN.test(start) || / (?:from|in) (?:old|used|recycled|reclaimed|local|pastel|oil|watercolou?r|wood|clay|glass|\p{Lu})/u.test(start);
  const noun = start.replace(loose ? LOOSE_END : END, "").trim();
  return accept(noun) ?? accept(noun.replace(/ (?:and|or|&) .*$/iu, "")) ?? accept(headOf(noun));
}

function accept(phrase: string): string | null {
  const plain = phrase.replace(/[ '’&-]+$/u, "").replace(/ (?:and|or|&|about|on|of|with|in|from)$/iu, "");
  if (!PLAIN.test(plain) || plain.length < LENGTH.min || plain.length > LENGTH.max) return null;
  if (FORBIDDEN.test(plain) || HOLLOW.test(headOf(plain)) || SOMEBODY.test(headOf(plain))) return null;
  return lowerFirst(plain);
}

function doingIn(text: string): string | null {
  const [, verb = "", object = ""] = I_DO.exec(text) ?? [];
  if (!verb || /^(?:help|run|keep|bring|turn)$/iu.test(verb)) return null;
  const noun = nounPhrase(object);
  return noun && (isPlural(noun) || isMass(noun)) ? `${gerundOf(verb)} ${noun}` : null;
}

/** Words that look like people but are things. */
const THINGS =
  /(?:papers|covers|trailers|flowers|posters|stickers|planners|letters|newsletters|numbers|containers|computers|rollers|trainers' notes|boosters|timers|reminders|orders|hours|offers|powers|towers|dinners|suppers|burgers|crackers|colou?rs|doors|floors|mirrors|sensors|errors|motors|tractors|scooters|calculators|generators|chargers|speakers' kits|filters|folders|headers|answers|corners|summers|winters|rivers|feathers|leathers|sweaters|jumpers|slippers|toasters|monsters|characters|chapters|computers|printers|routers|servers|events|presents|treatments|documents|contracts|plants|apartments|instruments|ornaments|garments|elements|payments|moments|statements|comments|investments|improvements|adjustments|accents|scents|tents|patents)$/iu;
const PEOPLE = new RegExp(
  String.raw`(?:${list(`people women men children kids girls boys teens teenagers adults seniors families parents grandparents mothers fathers mums
  dads couples brides grooms landlords tenants neighbours neighbors shops stores studios salons companies firms businesses
  hotels restaurants cafes cafés bars pubs breweries wineries distilleries vineyards bakeries farms schools nurseries
  kindergartens universities libraries museums theatres theaters clubs churches halls homes practices clinics surgeries
  agencies charities teams offices hosts guests fans choirs bands nurses coaches guides chefs cooks athletes cyclists
  artisans tradespeople tradies startups start-ups freelancers brands banks gyms hospitals pharmacies garages labs
  municipalities councils boats crews kitchens`)}|\p{L}{2,}(?:ers|ors|ists|ians|eers|ants|dents|tients|lients|gents|yees|iacs|smen|swomen)|experts|colleagues|friends|relatives|pros|professionals|individuals|locals|tourists|travellers|commuters|amateurs|pupils|students|patients|clients|residents|veterans|immigrants|migrants|refugees|expats|dogs' owners|enthusiasts|hobbyists)$`,
  "iu",
);

function buyersIn(text: string): string | null {
  const candidates = [
    ...[...text.matchAll(new RegExp(String.raw`\bfor\s+${PHRASE}`, "giu"))].map(([, phrase]) => phrase),
    ...[...text.matchAll(new RegExp(String.raw`\b(?:sell|sold|offer|selling|rent|taught|teach)\b[^.;!?]{0,60}?\bto\s+${PHRASE}`, "giu"))].map(([, phrase]) => phrase),
    HELPING.exec(text)?.[1],
    ...[...text.matchAll(new RegExp(String.raw`\bwith\s+${PHRASE}`, "giu"))].map(([, phrase]) => phrase),
    ...text.split(/[.,;:!?()\n–]/u).slice(1).map((part) => part.replace(/ (?:mostly|mainly|only|pay|buy|use|book|hire)\b.*$/iu, "")),
    ...[...text.matchAll(/\b([\p{L}' -]{4,40}?) (?:pay|buy|use it|hire me|book me)\b/giu)].map(([, phrase]) => phrase),
  ];
  for (const candidate of candidates) {
    const people = candidate ? peoplePhrase(candidate) : null;
    if (people) return people;
  }
  return null;
}

function peoplePhrase(phrase: string): string | null {
  const start = phrase.trim().replace(DETERMINER, "");
  const withTail = start.replace(/ (?:that|which|so|to|from|around|near|because|when|at|until|is|are|was|were|has|have|do|does|did|can|will|want|need|get|learn|keep|throw|save|find|make|talk|who)\b.*$/iu, "");
  for (const form of [withTail, withTail.replace(/ (?:in|on|with|of|aged|under|over|and|or) .*$/iu, "")]) {
    const plain = form.replace(DETERMINER, "").trim();
    if (!PLAIN.test(plain) || plain.length < 4 || plain.length > 40) continue;
    if (/\b(?:i|we|me|my|our|it|them|us|friends)\b/iu.test(plain)) continue;
    const head = headOf(plain).replace(/ (?:and|or) .*$/iu, "");
    if (PEOPLE.test(head) && !THINGS.test(head) && !/^(?:people|customers|clients|users|buyers)$/iu.test(plain)) return lowerFirst(plain);
  }
  return null;
}

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/\betsy\b/iu, "your Etsy shop"],
  [/\bebay\b/iu, "your eBay shop"],
  [/\bsaturday market\b/iu, "the Saturday market"],
  [/\bfarmers'? market/iu, "the farmers' market"],
  [/\b(?:craft|christmas|street|flea|local|weekend) (?:markets?|fairs?)\b|\bat markets\b|\bmarket stall\b/iu, "your market stall"],
  [/\bfood truck\b/iu, "your food truck"],
  [/\btrailer\b/iu, "your trailer"],
  [/\b(?:instagram)\b/iu, "your Instagram page"],
  [/\bamazon\b/iu, "your Amazon page"],
  [/\b(?:app|play) ?store\b|\bin both stores\b|\bin the store\b/iu, "the app store"],
];

function soldAtIn(text: string): string | null {
  return PLACES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** "Soy candles" gets a lower-case first letter inside a sentence; "PAT testing", "Portuguese lessons" do not. */
function lowerFirst(phrase: string): string {
  if (!/^\p{Lu}\p{Ll}+(?:[ '’-]|$)/u.test(phrase) || PROPER.test(phrase)) return phrase;
  return phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

const PROPER =
  /^(?:Google|Instagram|LinkedIn|YouTube|TikTok|Etsy|Excel|Python|Android|Dutch|German|Spanish|Portuguese|English|French|Italian|Japanese|Chinese|Arabic|Turkish|Polish|Russian|Greek|Indian|Korean|Swedish|Danish|Norwegian|Finnish|Irish|Scottish|Welsh|European|African|American|Mexican|Brazilian|Nepali|Christmas|Easter|Halloween|Lego|Montessori|Pilates|Reiki|Thai|Vietnamese|Persian|Moroccan|Ethiopian|Nigerian|Swiss|Austrian|Belgian|Ukrainian|Czech|Hungarian|Nordic|Scandinavian|Celtic|Victorian|Minecraft|Notion|Canva|WordPress|Shopify)\b/u;
