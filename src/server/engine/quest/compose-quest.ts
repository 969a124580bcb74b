import { QUOTED_FACTS } from "#domain/business/fact-keys.ts";
import { numberWord } from "../business/grammar.ts";
import { shortQuote } from "../business/said/loose-ends.ts";
import type { QuestWords } from "../business/words.ts";
import type { Size, Template } from "../playbook/playbook.ts";
import { fill } from "./render.ts";

export const TITLE_LENGTH = 90;
export const DESCRIPTION_LENGTH = { min: 60, max: 900 } as const;

/** The title in the person's words; in those of the model if that gets too long. */
export function titleOf({ title }: Template, size: Size, own: QuestWords, general: QuestWords): string {
  const { customers, customer, aCustomer } = general;
  const offer = (words: QuestWords) => ({
    "offer.many": words["offer.many"],
    "offer.one": words["offer.one"],
    "offer.doing": words["offer.doing"],
  });
  const people = { customers, customer, aCustomer };
  // Each is made only if those before it are too long: most titles fit at once.
  const choices = [
    () => own,
    () => ({ ...own, ...people }),
    () => ({ ...own, ...offer(general) }),
    () => ({ ...own, ...people, ...offer(general) }),
    () => ({ ...own, ...general }),
  ];
  const fitted = (words: QuestWords) => (title.includes("Said}") ? withShortQuotes(words) : words);
  let filled = title;
  for (const words of choices) {
    filled = fill(title, counted(fitted(words()), size));
    if (filled.length <= TITLE_LENGTH) break;
  }
  return filled;
}

function withShortQuotes(words: QuestWords): QuestWords {
  const short = QUOTED_FACTS.flatMap((slot) => (words[slot] ? [[slot, shortQuote(words[slot])]] : []));
  return { ...words, ...Object.fromEntries(short) };
}

/** Why, the steps, and how to see that it is done. */
export function describe(template: Template, size: Size, words: QuestWords): string {
  const steps = [...template.steps, ...size.also].map((step, index) => `${index + 1}. ${step}`).join("\n");
  return fill(`${template.why}\n${steps}\nDone when ${template.doneWhen}.`, counted(words, size));
}

function counted(words: QuestWords, { n }: Size): Readonly<Record<string, string>> {
  return n === null ? words : { ...words, n: numberWord(n) };
}

export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const words = cut.includes(" ") ? cut.slice(0, cut.lastIndexOf(" ")) : cut;
  return `${words.replace(/[\s,;:–-]+$/u, "")}…`;
}

/** Cuts after a whole sentence; a step's number does not count as the end of one. */
export function cutAtSentence(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const end = [...cut.matchAll(/(?<!\n\d)[.?](?=\s)/gu)].at(-1)?.index ?? 0;
  return end > max / 2 ? cut.slice(0, end + 1) : cutAtWord(text, max);
}
