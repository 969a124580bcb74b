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
  mouse: "mice",
  goose: "geese",
  company: "companies",
  craftsman: "craftsmen",
  tradesman: "tradesmen",
  fisherman: "fishermen",
  pony: "ponies",
};
const SINGULAR_OF = new Map(Object.entries(IRREGULAR).map(([one, many]) => [many, one]));

/** Nouns without a plural: "advice", "soap", "bookkeeping". */
const MASS =
  /(?:^|[ -])(?:soap|jam|honey|bread|sourdough|tea|coffee|chocolate|jewell?ery|furniture|pottery|art|advice|software|music|wax|beer|wine|cheese|flour|granola|kombucha|kimchi|cosmetics|skincare|clothing|stationery|knitwear|woodwork|embroidery|goldwork|photography|consultancy|childcare|copywriting|help|support|content|data|equipment|leather|fabric|yarn|wool|denim|glass|catering|(?:\p{L}{3,}(?<!(?:earr|sibl|dumpl|wedd|build|draw|paint|r|dr|sw|str|k|th|fill|meet|train|topp|offer|coat|cloth|record|read))ing))$/iu;

export function isMass(noun: string): boolean {
  return MASS.test(headOf(noun));
}

/** The part of a phrase that carries number: "photos" of "photos of roofs". */
export function headOf(phrase: string): string {
  return phrase.replace(/ (?:of|for|about|from|in|on|at|with|to|made|that|who|by|under|between|without|near|around) .*$/iu, "");
}

function tailOf(phrase: string): string {
  return phrase.slice(headOf(phrase).length);
}

export function isPlural(phrase: string): boolean {
  const head = headOf(phrase).toLowerCase();
  const last = head.split(/[ -]/u).at(-1) ?? "";
  if (SINGULAR_OF.has(last)) return true;
  return /[^s]s$/u.test(last) && !/(?:ss|us|is|ics)$/u.test(last) && last.length > 3;
}

export function pluralOf(phrase: string): string {
  const head = headOf(phrase);
  if (isPlural(phrase) || isMass(phrase)) return phrase;
  return lastWord(head, pluralWord) + tailOf(phrase);
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
  if (/(?:ss|x|z|ch|sh)es$/iu.test(word)) return word.slice(0, -2);
  return word.replace(/s$/iu, "");
}

/** "a" or "an" by sound, as far as spelling tells. */
export function withArticle(phrase: string): string {
  const word = phrase.toLowerCase();
  const isSpelled = /^[FHLMNRSX](?:[A-Z\d]|-)/u.test(phrase);
  const isVowel = /^(?:[aeio]|u(?!ni|se|su|s\b|k\b|ti|ri)|hour|honest|heir)/u.test(word) && !/^(?:one|once|eu|ewe)/u.test(word);
  return `${isVowel || isSpelled ? "an" : "a"} ${phrase}`;
}

const DOUBLED = /^(?:sew|knit|run|plan|cut|trim|spin|dip|get|set|put|chop|wrap|ship|swap|edit|fit|dig|map|scan|blog|program)$/u;

/** "bake" gives "baking". */
export function gerundOf(verb: string): string {
  const plain = verb.toLowerCase();
  if (/ie$/u.test(plain)) return plain.replace(/ie$/u, "ying");
  if (/[^e]e$/u.test(plain) && plain !== "be") return plain.replace(/e$/u, "ing");
  if (DOUBLED.test(plain) && !/[wy]$/u.test(plain) && plain !== "edit") return `${plain}${plain.at(-1)}ing`;
  return `${plain}ing`;
}

const NUMBERS =
  "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Up to twelve as a word. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}
