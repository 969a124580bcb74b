import type { Caution } from "../playbook/vocabulary.ts";
import { type Feeling, findFeeling } from "./reading/feelings.ts";
import type { Glossary } from "./reading/glossary.ts";
import { guessLanguage, type Language } from "./reading/language.ts";
import { plainWords } from "./reading/plain-words.ts";
import { findSituation } from "./stakes/find-situation.ts";
import type { Situation } from "./stakes/situation.ts";
import { findStakes } from "./stakes/stakes.ts";

/** A message as the mentor reads it. */
export interface Heard {
  /** As written. */
  readonly text: string;
  /** In plain words, and in English as far as the glossary goes. */
  readonly plain: string;
  /** As written, with short forms written out: to be said back. */
  readonly said: string;
  readonly language: Language | "en";
  readonly stakes: Caution | null;
  /** Something grave that it tells of. */
  readonly situation: Situation | null;
  readonly feeling: Feeling | null;
}

/** `trade`: what the business does, in words. */
export function hear(text: string, glossary: Glossary, spell: (text: string) => string, trade = ""): Heard {
  const language = guessLanguage(text);
  const english = language === "en" ? text : glossary.translate(text, language);
  const plain = spell(plainWords(english));
  const situation = findSituation(plain, trade) ?? findSituation(text, trade);
  return {
    text,
    plain,
    said: plainWords(text),
    language,
    stakes: situation?.caution ?? findStakes(plain),
    situation,
    feeling: findFeeling(plain),
  };
}
