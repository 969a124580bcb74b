const IRREGULAR: Readonly<Record<string, string>> = {
  person: "people",
  man: "men",
  woman: "women",
  child: "children",
  foot: "feet",
  knife: "knives",
  loaf: "loaves",
  leaf: "leaves",
  shelf: "shelves",
  scarf: "scarves",
  wolf: "wolves",
  life: "lives",
  wife: "wives",
  midwife: "midwives",
  mouse: "mice",
  goose: "geese",
  cactus: "cacti",
  craftsman: "craftsmen",
  tradesman: "tradesmen",
  tradesperson: "tradespeople",
  fisherman: "fishermen",
  cookie: "cookies",
  brownie: "brownies",
  smoothie: "smoothies",
  hoodie: "hoodies",
  beanie: "beanies",
  pie: "pies",
  tie: "ties",
  movie: "movies",
  newbie: "newbies",
  foodie: "foodies",
  tradie: "tradies",
  veggie: "veggies",
  octopus: "octopuses",
  bus: "buses",
  lens: "lenses",
  hero: "heroes",
  tomato: "tomatoes",
  potato: "potatoes",
  axe: "axes",
  shoe: "shoes",
  canoe: "canoes",
  quiz: "quizzes",
};
const SINGULAR_OF = new Map(Object.entries(IRREGULAR).map(([one, many]) => [many, one]));

/** Nouns that end in -s and are no plural, or have no singular. */
const NO_PLURAL =
  /(?:ss|us|is|news|clothes|goods|pyjamas|pajamas|trousers|leggings|shorts|tights|jeans|sales|series|species|glasses|subtitles|captions|lyrics|logistics|athletics|ceramics|cosmetics|graphics|electronics|physics|mathematics|economics|politics|ethics|acrobatics|gymnastics|aerobics|genetics|acoustics|maths|^(?:gas|gps|sms|its|cms|pos|aws|ios))$/u;

/** Nouns of which there is one and many. Everything else in the singular is taken as a mass: "advice", "soap". */
const COUNTABLE =
  /(?:^|[ -])(?:tool|app|game|plug-?in|extension|reminder|tracker|planner|calculator|dashboard|system|platform|marketplace|service|kit|box|bag|set|pack|guide|map|book|e-?book|course|class|lesson|workshop|programme|program|seminar|webinar|tour|session|club|choir|circle|evening|fridge|calendar|template|pattern|preset|print|poster|card|mug|t-?shirt|shirt|hoodie|candle|cake|cookie|pie|loaf|lamp|chair|table|bench|shelf|stool|ring|necklace|bracelet|belt|wallet|apron|blanket|quilt|cushion|basket|bowl|plate|cup|vase|spoon|knife|board|toy|doll|puzzle|portrait|painting|drawing|mural|logo|website|photo|film|video|story|letter|report|audit|check|inspection|plan|screen|alert|list|label|menu|sign|diary|directory|bot|chatbot|widget|theme|font|retreat|camp|walk|trip|ride|cart|trailer|truck|stall|subscription|hamper|bouquet|wreath|plant|seedling|bike|camera|radio|watch|clock|guitar|drum|hat|scarf|sock|jumper|dress|skirt|jacket|coat|shoe|sandal|collar|leash|profile|page|listing|banner|brochure|flyer|catalogue|questionnaire|spreadsheet|checklist|playlist|soundtrack|jingle|script|cover|sticker|magnet|badge|patch|keyring|coaster|tray|frame|mirror|tent|boat|kite|bow|drone|scooter|robot|costume|mask|wig|saddle|kennel|nest|hive|fence|gate|shed|oven|grill|stove)$/iu;

/** Told without a plural: "soap", "bookkeeping", "logo design". */
export function isMass(noun: string): boolean {
  return !isPlural(noun) && !COUNTABLE.test(headOf(noun));
}

const TAIL =
  / (?:of|for|about|from|in|on|at|with|without|to|made|that|who|by|under|over|between|near|around|aged) .*$/iu;

/** The part of a phrase that carries number: "photos" of "photos of roofs". */
export function headOf(phrase: string): string {
  return phrase.replace(TAIL, "");
}

function tailOf(phrase: string): string {
  return phrase.slice(headOf(phrase).length);
}

export function isPlural(phrase: string): boolean {
  const head = headOf(phrase).toLowerCase();
  const last = head.split(/[ -]/u).at(-1) ?? "";
  if (SINGULAR_OF.has(last)) return true;
  return /s$/u.test(last) && !NO_PLURAL.test(last) && last.length > 2;
}

export function pluralOf(phrase: string): string {
  if (isPlural(phrase) || isMass(phrase)) return phrase;
  return forcedPluralOf(phrase);
}

/** The plural of a noun that is known to be countable: it was said with "a". */
export function forcedPluralOf(phrase: string): string {
  return isPlural(phrase) ? phrase : lastWord(headOf(phrase), pluralWord) + tailOf(phrase);
}

export function singularOf(phrase: string): string {
  if (!isPlural(phrase)) return phrase;
  return lastWord(headOf(phrase), singularWord) + tailOf(phrase);
}

function lastWord(head: string, change: (word: string) => string): string {
  const at = Math.max(head.lastIndexOf(" "), head.lastIndexOf("-")) + 1;
  return head.slice(0, at) + change(head.slice(at));
}

function pluralWord(word: string): string {
  const known = IRREGULAR[word.toLowerCase()];
  if (known) return known;
  if (/[^aeiou]y$/iu.test(word)) return word.replace(/y$/iu, "ies");
  return /(?:s|x|z|ch|sh)$/iu.test(word) ? `${word}es` : `${word}s`;
}

function singularWord(word: string): string {
  const known = SINGULAR_OF.get(word.toLowerCase());
  if (known) return known;
  if (/[^aeiou]ies$/iu.test(word) && word.length > 4) return word.replace(/ies$/iu, "y");
  if (/(?:ss|x|z|[^ai]ch|sh)es$/iu.test(word) || /(?:coaches|churches|watches|beaches)$/iu.test(word))
    return word.slice(0, -2);
  return word.replace(/s$/iu, "");
}

/** "a" or "an" by sound, as far as spelling tells. */
export function withArticle(phrase: string): string {
  const word = phrase.toLowerCase();
  const isSpelled = /^[AEFHILMNORSX](?:[A-Z\d]+\b|-)/u.test(phrase);
  const isSpelledHard = /^[BCDGJKPQTUVWYZ][A-Z\d]+\b/u.test(phrase);
  const isVowel =
    /^(?:[aeio]|u(?!ni|se|su|s\b|k\b|ti|ri|ku)|hour|honest|heir|8|11\b|18\b)/u.test(word) &&
    !/^(?:one|once|eu|ewe)/u.test(word);
  return `${isSpelled || (isVowel && !isSpelledHard) ? "an" : "a"} ${phrase}`;
}

const DOUBLED =
  /^(?:knit|run|plan|cut|trim|spin|dip|get|set|put|chop|wrap|ship|swap|fit|dig|map|scan|blog|program|rent out|pot|tag)$/u;

/** "bake" gives "baking". */
export function gerundOf(verb: string): string {
  const plain = verb.toLowerCase();
  if (/ie$/u.test(plain)) return plain.replace(/ie$/u, "ying");
  if (/[^eoy]e$/u.test(plain) && plain !== "be") return plain.replace(/e$/u, "ing");
  return DOUBLED.test(plain) || /^[^aeiou]*[aeiou][bdgmnprt]$/u.test(plain)
    ? `${plain}${plain.at(-1)}ing`
    : `${plain}ing`;
}

const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Up to twelve as a word. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}
