import type { Constraint } from "../../playbook/vocabulary.ts";

/** What the mentor asked and waits for. */
export type OpenQuestion =
  | { readonly kind: "constraint"; readonly names: readonly Constraint[] }
  | { readonly kind: "topic"; readonly topics: readonly string[] };

/** The state of a dialogue after an answer. It is stored with the answer and made anew from posted texts. */
export interface Talk {
  /** Entry of the answer bank, if one was said. */
  readonly answerId: string | null;
  readonly topic: string | null;
  /** What was said so far, newest first: "<answer>" or "<answer>/<part>". */
  readonly said: readonly string[];
  readonly open: OpenQuestion | null;
  readonly choices: readonly string[];
  readonly isUnsure: boolean;
  /** Was somebody in trouble? Then what follows leads to no quest either. Talks of before do not say. */
  readonly isGrave?: boolean;
  readonly noted: readonly { readonly id: string; readonly text: string }[];
}

export const NO_TALK: Talk = {
  answerId: null,
  topic: null,
  said: [],
  open: null,
  choices: [],
  isUnsure: false,
  noted: [],
};
