import { partsOf, quoted } from "../loose-ends.ts";

/** The clause in which something was told, with those that the words found reach into. */
export function quoteAt(sentence: string, start: number, end: number): string | null {
  const parts = placesOf(sentence);
  const touched = parts.filter((part) => part.from < end && part.to > start);
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last) return quoted(sentence);
  const whole = sentence.slice(first.from, last.to);
  const alone = sentence.slice(first.from, first.to);
  return quoted(whole.length <= LONGEST_JOINED ? whole : alone);
}

const LONGEST_JOINED = 90;

function placesOf(sentence: string): { from: number; to: number }[] {
  let at = 0;
  return partsOf(sentence).map((part) => {
    const from = sentence.indexOf(part, at);
    at = from + part.length;
    return { from, to: at };
  });
}
