import type { Template } from "./playbook/playbook.ts";
import { fill, type Words } from "./render.ts";

export const TITLE_LENGTH = 90;
export const DESCRIPTION_LENGTH = { min: 60, max: 900 } as const;

/** Uses the person's own words as far as they fit into a title, otherwise those of the business type. */
export function titleOf({ title }: Template, own: Words, ofType: Words): string {
  const { customers, offer } = ofType;
  const choices = [own, { ...own, customers }, { ...own, offer }, { ...own, customers, offer }, ofType];
  const titles = choices.map((words) => fill(title, words));
  return titles.find(({ length }) => length <= TITLE_LENGTH) ?? fill(title, own);
}

/** Reason, scope, steps, done criterion and what to record. */
export function describe(template: Template, hours: number, words: Words): string {
  const scope =
    template.depth.find((depth) => depth.hours === hours)?.scope ?? template.depth[0]?.scope ?? "";
  const steps = template.steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
  const closing = `Done when ${template.doneWhen}. Keep for {business}: ${template.evidence}.`;
  return fill(`${template.why} ${scope}\n${steps}\n${closing}`, words);
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
