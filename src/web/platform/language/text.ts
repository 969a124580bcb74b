import { fill, type Speech, type Values } from "#domain/general/speech.ts";
import { language } from "./language.ts";
import { messages } from "./messages.ts";

/** The text in the person's language: `t("Quest menu: {title}", { title })`. */
export function t(english: string, values?: Values): string {
  const found = messages[english];
  return fill(typeof found === "string" ? found : english, values);
}

/** The form for this number, which is `{n}` in the text: `tn(3, "1 quest", "{n} quests")`. */
export function tn(n: number, one: string, many: string, values?: Values): string {
  const found = messages[many];
  const [forOne, forMany] = typeof found === "object" ? found : [one, many];
  return fill(n === 1 ? forOne : forMany, { n: n.toLocaleString(language), ...values });
}

/** For sentences that the domain makes. */
export const speech: Speech = { language, t, tn };
