/** The parts of a quest's description, as a card shows them. */
export interface QuestText {
  /** What stands before the steps: why it pays, or the whole text if it has no steps. */
  readonly summary: string;
  /** One action each, without numbers. */
  readonly steps: readonly string[];
  /** How to see that it is done, as a sentence; null if the text does not say. */
  readonly doneWhen: string | null;
}

const DONE_WHEN = /(?:^|\s)Done when:?\s+(.+)$/su;
/** A number with its dot or bracket at the start of the text, of a line, or after a sentence. */
const STEP_NUMBER = /(?:^|\n|(?<=[.!?:…]\s))\s*(\d{1,2})[.)]\s+/gu;

/**
 * Reads the format that the engine and language models write: a reason, numbered steps, "Done when …".
 * A text of the person's own that has no such parts is a summary as a whole.
 */
export function readQuestText(description: string): QuestText {
  const doneWhen = DONE_WHEN.exec(description);
  const text = (doneWhen ? description.slice(0, doneWhen.index) : description).trim();
  const numbers = numbersInOrder(text);
  return {
    summary: text.slice(0, numbers[0]?.start).trim(),
    steps: numbers.map(({ end }, index) => text.slice(end, numbers[index + 1]?.start).trim()),
    doneWhen: doneWhen ? asSentence(doneWhen[1] ?? "") : null,
  };
}

/** Where the steps begin. Numbers that do not count up from one are part of a sentence. */
function numbersInOrder(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const match of text.matchAll(STEP_NUMBER))
    if (Number(match[1]) === found.length + 1)
      found.push({ start: match.index, end: match.index + match[0].length });
  return found;
}

function asSentence(text: string): string {
  const trimmed = text.trim();
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
}

/** As many words from the start as fit, without the space after them; a longer first word is kept whole. */
export function wholeWords(text: string, mostChars: number): string {
  if (text.length <= mostChars) return text;
  const end = text.lastIndexOf(" ", Math.max(mostChars, 0));
  return text.slice(0, end > 0 ? end : Math.max(text.indexOf(" "), 0) || text.length);
}

/** The first sentence of a text; the whole text if it is one. */
export function firstSentence(text: string): string {
  return /^.+?[.!?…](?=\s|$)/su.exec(text)?.[0] ?? text;
}
