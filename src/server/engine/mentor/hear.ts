import type { Caution } from "../playbook/vocabulary.ts";
import { type Feeling, findFeeling } from "./reading/feelings.ts";
import type { Glossary } from "./reading/glossary.ts";
import { guessLanguage, type Language } from "./reading/language.ts";
import { plainWords } from "./reading/plain-words.ts";
import { findStakes } from "./reading/stakes.ts";

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
  readonly feeling: Feeling | null;
}

export function hear(text: string, glossary: Glossary, spell: (text: string) => string): Heard {
  const language = guessLanguage(text);
  const english = language === "en" ? text : glossary.translate(text, language);
  const plain = spell(plainWords(english));
  return {
    text,
    plain,
    said: plainWords(text),
    language,
    stakes: findStakes(plain),
    feeling: findFeeling(plain),
  };
}
