import { stemsOf } from "../../text/tokens.ts";

/** The single things that an answer names: lines of a list, "A, B or C" in a sentence, or its sentences. */
export function itemsIn(answer: string): string[] {
  const text = withoutLabel(answer);
  return listIn(answer) ?? several(seriesIn(text)) ?? sentencesOf(text);
}

/** Only what is plainly a list. */
export function listIn(answer: string): string[] | null {
  const text = withoutLabel(answer);
  return several(linesOf(text)) ?? several(numberedIn(text)) ?? several(countedIn(text));
}

/** Without a heading, and without what a message was taken for. */
function withoutLabel(answer: string): string {
  return answer.replaceAll(/\*\*[^*\n]+\*\*\n+|\n+I read this as a question about “[^”\n]*”\./gu, "").trim();
}

const BETWEEN = /\bbetween (?:an? |the |my )?([^.?!,]{2,40}?) (?:and|or) (?:an? |the |my )?([^.?!,]{2,40})/iu;
const EITHER =
  /\b(?:(?<!\b(?:how|what|where|when|why|who|which) )(?:should i|do i|shall i)|is it better to|better|rather|either) ([^.?!,]{2,40}?) or ([^.?!,]{2,40})/iu;

/** The two things between which somebody is undecided; null if the message names none. */
export function optionsIn(prompt: string): string[] | null {
  const [, one, other] = BETWEEN.exec(prompt) ?? EITHER.exec(prompt) ?? [];
  return several([one ?? "", other ?? ""]);
}

function several(items: readonly string[]): string[] | null {
  const cleaned = items.map(clean).filter((item) => item.length > 1);
  return cleaned.length > 1 ? cleaned : null;
}

function linesOf(text: string): string[] {
  return text.split("\n").flatMap((line) => /^\s*(?:[-*•]|\d+[.)])\s+(.+)$/u.exec(line)?.[1] ?? []);
}

/** "1. this 2. that" */
function numberedIn(text: string): string[] {
  return [...text.matchAll(/(?:^|\s)\d[.)]\s+(.+?)(?=\s\d[.)]\s|$)/gsu)].map(([, item]) => item ?? "");
}

/** "First, this. Second, that", "Week one: this. Week two: that" */
function countedIn(text: string): string[] {
  return [
    ...text.matchAll(
      /(?:^|[.;!?]\s+)(?:(?:first|second|third|fourth|then|finally|last)(?:ly)?|(?:week|day|step|option|point|month) (?:one|two|three|four|\d))[,:]?\s+([^.;!?]+)/giu,
    ),
  ].map(([, item]) => item ?? "");
}

/** The longest series of a sentence: "ask for half, offer two per cent, and keep one customer". */
function seriesIn(text: string): string[] {
  return (
    sentencesOf(text)
      .map(seriesOf)
      .sort((a, b) => b.length - a.length)[0] ?? []
  );
}

/** What follows the last "and" or "or" is one thing, whatever commas it holds. */
function seriesOf(sentence: string): string[] {
  const list = sentence.replace(/^[^:,]{2,60}:\s+/u, "");
  const joint = /,\s+(?:and|or|then)\s+/u.exec(list) ?? /\s+or\s+/u.exec(list);
  if (joint)
    return [...list.slice(0, joint.index).split(/,\s+|;\s+/u), list.slice(joint.index + joint[0].length)];
  const parts = list.split(/,\s+|;\s+/u);
  return parts.length > 2 ? parts : [];
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/u)
    .map(clean)
    .filter((sentence) => sentence.length > 1);
}

function clean(text: string): string {
  return text
    .replaceAll(/[*_]/gu, "")
    .replace(/^(?:and|or|then|also)\s+/iu, "")
    .replace(/[.;:,!\s]+$/u, "")
    .trim();
}

const ORDINALS: readonly [RegExp, number][] = [
  [/\b(?:first|1st|former|(?:number|option|no\.?|step|point) (?:one|1))\b/iu, 0],
  [/\b(?:second|2nd|latter|other|(?:number|option|no\.?|step|point) (?:two|2))\b/iu, 1],
  [/\b(?:third|3rd|(?:number|option|no\.?|step|point) (?:three|3))\b/iu, 2],
  [/\b(?:fourth|4th|(?:number|option|no\.?|step|point) (?:four|4))\b/iu, 3],
];

const HAVE =
  /\b(?:have|has|got|did|done|do|know|finished|tried|made|sorted)\b[^.?!]{0,20}\bthe first (one|two|three|2|3)?\b/iu;
const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, 2: 2, 3: 3 };

/** The thing that a message means among those: by its place, or by the words it shares; null if none. */
export function pickItem(text: string, items: readonly string[]): string | null {
  const done = HAVE.exec(text);
  if (done) return items[COUNTS[done[1]?.toLowerCase() ?? "one"] ?? 1] ?? null;
  if (/\b(?:the|that) last\b(?! (?:week|month|year|time|night))/iu.test(text)) return items.at(-1) ?? null;
  const index = ORDINALS.find(([pattern]) => pattern.test(text))?.[1];
  if (index !== undefined) return items[index] ?? null;
  return sharingMost(text, items);
}

/** The one that shares a word with the message that no other has. */
export function sharingMost(text: string, items: readonly string[]): string | null {
  const said = new Set(stemsOf(text));
  const stems = items.map((item) => new Set(stemsOf(item)));
  const shared = stems.map(
    (own, index) =>
      [...own].filter(
        (stem) => said.has(stem) && !stems.some((other, place) => place !== index && other.has(stem)),
      ).length,
  );
  const most = Math.max(0, ...shared);
  return most > 0 && items.length > 1 ? (items[shared.indexOf(most)] ?? null) : null;
}
