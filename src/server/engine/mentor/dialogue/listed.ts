/** Things that an answer lists: items of a list, or what it joins with "or". */
export function listedIn(text: string): string[] {
  const items = text
    .split("\n")
    .flatMap((line) => /^\s*(?:[-*•]|\d+[.)])\s+(.+)$/u.exec(line)?.[1] ?? [])
    .map(cleaned);
  if (items.length > 1) return items;
  const numbered = [...text.matchAll(/(?:^|\s)\d[.)]\s+(.+?)(?=\s\d[.)]\s|$)/gsu)].map(([, item]) =>
    cleaned(item ?? ""),
  );
  if (numbered.length > 1) return numbered;
  const ordinals = [...text.matchAll(/\b(?:first|second|third|one|another|or)[,:]\s+([^.;]+)/giu)].map(
    ([, item]) => cleaned(item ?? ""),
  );
  if (ordinals.length > 1) return ordinals;
  const either = text
    .split(/(?<=[.!?])\s+/u)
    .map((sentence) => sentence.split(/,? or (?=\p{L})|; /u))
    .find((parts) => parts.length > 1);
  return (either ?? text.split(/(?<=[.!?])\s+/u)).map(cleaned).filter((part) => part.length > 0);
}

function cleaned(text: string): string {
  return text
    .replaceAll(/[*_]/gu, "")
    .replace(/[.;:,\s]+$/u, "")
    .trim();
}

const ORDINALS: readonly [RegExp, number][] = [
  [/\b(?:first|1st|former|one|1)\b/iu, 0],
  [/\b(?:second|2nd|latter|two|2|other)\b/iu, 1],
  [/\b(?:third|3rd|three|3)\b/iu, 2],
  [/\b(?:fourth|4th|four|4)\b/iu, 3],
];

/** What "the second one" means among these; null if there is no such. */
export function pickListed(text: string, listed: readonly string[]): string | null {
  if (/\blast\b/iu.test(text)) return listed.at(-1) ?? null;
  const plain = text.replaceAll(/\bone\b(?=[?.!,]|$)/giu, " ");
  const index = ORDINALS.find(([pattern]) => pattern.test(plain))?.[1];
  return index === undefined ? null : (listed[index] ?? null);
}
