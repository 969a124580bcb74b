import { existsSync } from "node:fs";
import { type Guess, loadClassifier } from "./classifier.ts";
import type { Encoder } from "./vectors.ts";

/** What a text is likely about, by a trained classifier: most likely first. */
export type Recognise = (text: string) => readonly Guess[];

/** Reads the classifier at its first use; a folder without one recognises nothing. */
export function openRecogniser(file: string, encoder: () => Encoder): Recognise {
  let recognise: Recognise | undefined;
  return (text) => {
    if (!recognise) {
      const classifier = existsSync(file) ? loadClassifier(file, encoder()) : null;
      recognise = (asked) => classifier?.guess(asked) ?? [];
    }
    return recognise(text);
  };
}
