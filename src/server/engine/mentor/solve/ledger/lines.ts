import { type Amount, onOneLine } from "../amounts.ts";
import type { Flow } from "./flow.ts";

/** One remark of a message about money: "sold 39 at an average of $22", "fees were 15%". */
export interface Line {
  readonly text: string;
  readonly amounts: readonly Amount[];
  /** The words before the first amount. */
  readonly lead: string;
  /** "Income:", "Costs:" above it. */
  readonly header: Flow | null;
  /** The word that ties it to the line before: "and", "with", "plus". */
  readonly tie: string | null;
  /** Stands in brackets, so that it goes with the line before. */
  readonly isAside: boolean;
  /** Where it starts in the text. */
  readonly start: number;
  /** Which sentence of the text it is part of. */
  readonly sentence: number;
}

const BREAK = /[,;:?!()–—]|\.(?!\d)|\s-\s/gu;
const TIE = /\s(and|plus|with|but|or|then|minus|less|&|\+)\s/giu;
const HEADER_IN = /^\s*(?:my |our )?(?:income|revenue|takings|sales|in)\s*$/iu;
const HEADER_OUT = /^\s*(?:my |our )?(?:costs?|expenses|outgoings|spending|out)\s*$/iu;

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly sign: string;
}

/** The text cut into remarks: at commas and stops, and at "and" where numbers stand on both sides of it. */
export function linesOf(text: string, amounts: readonly Amount[]): Line[] {
  const clean = onOneLine(text);
  const isInside = (at: number) => amounts.some(({ start, end }) => at >= start && at < end);
  const breaks: Cut[] = [...clean.matchAll(BREAK)]
    .filter(({ index }) => !isInside(index))
    .map((match) => ({ start: match.index, end: match.index + match[0].length, sign: match[0].trim() }));
  const cuts = [...breaks, ...tiesIn(clean, amounts, breaks)].sort((a, b) => a.start - b.start);
  const lines: Line[] = [];
  let header: Flow | null = null;
  let from = 0;
  let tie: string | null = null;
  let isAside = false;
  let sentence = 0;
  for (const cut of [...cuts, { start: clean.length, end: clean.length, sign: "" }]) {
    const piece = clean.slice(from, cut.start);
    const own = amounts.filter(({ start }) => start >= from && start < cut.start);
    if (own.length === 0 && cut.sign === ":") header = headerIn(piece) ?? header;
    const [first] = own;
    if (first)
      lines.push({
        text: piece,
        amounts: own,
        lead: clean.slice(from, first.start),
        header,
        tie,
        isAside,
        start: from,
        sentence,
      });
    tie = /\p{L}|[&+]/u.test(cut.sign) ? cut.sign.toLowerCase() : null;
    if (/[.;?!]/u.test(cut.sign)) sentence += 1;
    isAside = cut.sign === "(" || (isAside && cut.sign !== ")");
    from = cut.end;
  }
  return lines;
}

function headerIn(piece: string): Flow | null {
  if (HEADER_IN.test(piece)) return "in";
  return HEADER_OUT.test(piece) ? "out" : null;
}

/** The first "and" behind a number, where another number follows before the next comma. */
function tiesIn(clean: string, amounts: readonly Amount[], breaks: readonly Cut[]): Cut[] {
  return amounts.slice(1).flatMap((next, index) => {
    const from = amounts[index]?.end ?? 0;
    if (breaks.some(({ start }) => start >= from && start < next.start)) return [];
    const [tie] = clean.slice(from, next.start).matchAll(TIE);
    if (!tie) return [];
    const start = from + tie.index;
    return [{ start, end: start + tie[0].length - 1, sign: tie[1] ?? "" }];
  });
}

/** The sentence that asks: the last with a question mark or a word that asks, else all of it. */
export function questionIn(text: string): string {
  const sentences = onOneLine(text).split(/(?<=[.?!;])\s/u);
  const asks = sentences.filter((each) => /\?|\b(?:what|how|which|whats)\b/iu.test(each));
  return asks.at(-1) ?? sentences.at(-1) ?? text;
}
