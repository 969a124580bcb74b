/** A number in a text, in digits or in words, with the place where it stands. */
export interface FoundNumber {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  /** True for "a third" or "half": a share of something, not a count. */
  readonly isShare: boolean;
}

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SMALL = new Map<string, number>([
  ...UNITS.map((word, index) => [word, index] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ["fourty", 40],
]);
const SCALES: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  lakh: 100_000,
  million: 1_000_000,
};
const EVERY = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const SHARES: readonly [RegExp, number][] = [
  [/\b(?:two|2)[ -]thirds?\b/giu, 2 / 3],
  [/\b(?:three|3)[ -]quarters?\b/giu, 3 / 4],
  [/\b(?:a|one|1)[ -]third\b/giu, 1 / 3],
  [/\b(?:a|one)[ -]quarter\b(?! (?:of an )?hour)/giu, 1 / 4],
  ...EVERY.map((word, index): [RegExp, number] => [
    new RegExp(String.raw`\bevery ${word}\b`, "giu"),
    1 / (index + 2),
  ]),
  [/\b(?:a|one)[ -]fifth\b/giu, 1 / 5],
  [/\b(?:a|one)[ -]tenth\b/giu, 1 / 10],
  [/(?<!and a )(?<!first )(?<!second )\bhalf\b(?! (?:an? |a )?(?:hours?|dozen|day|year))/giu, 1 / 2],
];
const FIXED: readonly [RegExp, number][] = [
  [/\bhalf a dozen\b/giu, 6],
  [/\b(?:a|one) dozen\b/giu, 12],
  [/\ba couple(?: of)?\b/giu, 2],
  [/\ba hundred\b/giu, 100],
  [/\ba (?:thousand|grand)\b/giu, 1000],
  [/\ba tenner\b/giu, 10],
  [/\ba fiver\b/giu, 5],
];

const DIGITS =
  /(?<![\p{L}\d.,])(?<currency>(?:R\$|US\$|A\$|C\$|S\$|HK\$|NT\$|[$€£₹¥₦₱₵₺฿]|CHF|EUR|USD|GBP|Rs\.?|KSh|Ksh|R|zł|kr\.?)\s?)?(?<number>\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d{1,3}(?:,\d{2,3})+(?!\d)(?:\.\d+)?|\d{1,3}(?:\.\d{3})+(?!\d)(?:,\d{1,2})?|\d+(?:[.,]\d+)?|[.]\d+)(?<scale>\s?(?:k|K)(?![\p{L}])|\s?(?:thousand|grand|lakh|million)\b)?/gu;

/** Every number of the text from left to right; clock times, ordinals and labels ("step 2") are left out. */
export function findNumbers(text: string): FoundNumber[] {
  const found = [...fixedPhrases(text), ...digits(text), ...wordNumbers(text)];
  const kept: FoundNumber[] = [];
  for (const number of found.sort((a, b) => a.start - b.start || b.end - a.end))
    if (number.start >= (kept.at(-1)?.end ?? 0)) kept.push(number);
  return kept.filter((number) => !isLabel(text, number));
}

function fixedPhrases(text: string): FoundNumber[] {
  const all = [
    ...SHARES.map(([pattern, value]) => ({ pattern, value, isShare: true })),
    ...FIXED.map(([pattern, value]) => ({ pattern, value, isShare: false })),
  ];
  return all.flatMap(({ pattern, value, isShare }) =>
    [...text.matchAll(pattern)].map((match) => ({
      value,
      isShare,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

function digits(text: string): FoundNumber[] {
  return [...text.matchAll(DIGITS)].map((match) => {
    const { currency = "", number = "", scale = "" } = match.groups ?? {};
    const factor = /k/iu.test(scale.trim()[0] ?? "") ? 1000 : (SCALES[scale.trim().toLowerCase()] ?? 1);
    return {
      value: readDigits(number) * factor,
      start: match.index + currency.length,
      end: match.index + match[0].length,
      isShare: false,
    };
  });
}

/**
 * "1.200,50", "1,200.50", "1 200" and "1'200" alike: three digits behind one sign are thousands, else decimals.
 * "0.125" stays a fraction, since nobody writes thousands with a leading zero.
 */
export function readDigits(written: string): number {
  const plain = written.replace(/[ \u00a0\u202f'’]/gu, "");
  const lastSign = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  if (lastSign < 0) return Number(plain);
  const behind = plain.length - lastSign - 1;
  const isGrouped = behind === 3 && !/^0[.,]/u.test(plain) && !(/,/u.test(plain) && /\.\d{3}$/u.test(plain));
  if (isGrouped) return Number(plain.replace(/[.,]/gu, ""));
  return Number(`${plain.slice(0, lastSign).replace(/[.,]/gu, "") || "0"}.${plain.slice(lastSign + 1)}`);
}

/** Reads runs such as "two hundred and fifty" or "twenty-five"; a lone "one" counts only where a number is meant. */
function wordNumbers(text: string): FoundNumber[] {
  const words = [...text.matchAll(/[\p{L}]+/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found: FoundNumber[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const run = readRun(words, index, text);
    if (!run) continue;
    const first = words[index];
    const last = words[index + run.length - 1];
    if (!first || !last) continue;
    index += run.length - 1;
    const isLoneOne = run.length === 1 && first.word === "one";
    if (!isLoneOne || meansNumberOne(text, first.start, last.end))
      found.push({ value: run.value, start: first.start, end: last.end, isShare: false });
  }
  return found;
}

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

interface Reading {
  readonly total: number;
  /** Below the next scale: 250 of "two hundred and fifty thousand". */
  readonly part: number;
}

function readRun(
  words: readonly Word[],
  from: number,
  text: string,
): { value: number; length: number } | null {
  let reading: Reading = { total: 0, part: 0 };
  let length = 0;
  for (let index = from; index < words.length; index += 1) {
    const [current, previous] = [words[index], words[index - 1]];
    const isApart =
      index > from && previous && current && !/^[\s-]*$/u.test(text.slice(previous.end, current.start));
    if (!current || isApart) break;
    const next = withWord(reading, current.word);
    const isAnd =
      current.word === "and" &&
      reading.part % 100 === 0 &&
      reading.part + reading.total > 0 &&
      SMALL.has(words[index + 1]?.word ?? "");
    if (!next && !isAnd) break;
    if (!next) continue;
    reading = next;
    length = index - from + 1;
  }
  return length > 0 ? { value: reading.total + reading.part, length } : null;
}

function withWord({ total, part }: Reading, word: string): Reading | null {
  const small = SMALL.get(word);
  const isUnitAfterTens = small !== undefined && small < 10 && part % 100 >= 20 && part % 10 === 0;
  if (small !== undefined && (part % 100 === 0 || isUnitAfterTens)) return { total, part: part + small };
  const scale = SCALES[word];
  if (scale === undefined || (part === 0 && word !== "hundred" && word !== "thousand")) return null;
  const scaled = Math.max(part, 1) * scale;
  return scale === 100 ? { total, part: scaled } : { total: total + scaled, part: 0 };
}

function meansNumberOne(text: string, start: number, end: number): boolean {
  return (
    /^ (?:in|of|out of|hour|month|year|week|percent|per cent|euro|dollar|pound|leaves|left|becomes|buys|bought|signs|more|quits|cancels|\p{L}+ (?:in|out of) (?:\p{L}+|\d))/iu.test(
      text.slice(end),
    ) || /\b(?:if|get|got|only|loses?|of [\p{L}\d]+ [\p{L}]+) $/iu.test(text.slice(0, start))
  );
}

const LABEL_BEFORE =
  /(?:\b(?:step|level|lvl|option|page|no\.?|nr\.?|number|chapter|phase|version|grade|quest|point|stage)|#)\s?$/iu;
const LABEL_AFTER =
  /^(?:st|nd|rd|th)\b|^:\d\d|^\s?(?:am|a\.m\.|p\.m\.|o'?clock)\b|^\/\d|^-?year-old|^\s?(?:yo|years old)\b/iu;

function isLabel(text: string, { value, start, end }: FoundNumber): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 16), start), text.slice(end, end + 12)];
  if (LABEL_BEFORE.test(before) || LABEL_AFTER.test(after) || /\d[:/]$/u.test(before)) return true;
  if (/\b(?:i'?m|i am|aged?)\s$/iu.test(before) && /^\s?(?:$|[,.!?]|and|years)/iu.test(after)) return true;
  return (
    value >= 1900 &&
    value < 2100 &&
    /\b(?:in|since|until|till|(?:spring|summer|autumn|fall|winter|year|class) of)\s$/iu.test(before) &&
    /^\s?(?:$|[,.!?])/u.test(after)
  );
}
