import type { Milestone } from "#domain/business/fact-keys.ts";
import type { Constraint } from "../playbook/vocabulary.ts";
import type { Basis } from "./basis.ts";
import type { Talk } from "./dialogue/talk.ts";
import type { Note } from "./reading/notes.ts";

/** A quest to offer with an answer. */
export type Suggest =
  | { readonly kind: "open"; readonly questId: string }
  | {
      readonly kind: "new";
      /** Empty: any. */
      readonly categories: readonly string[];
      readonly milestone?: Milestone | undefined;
      /** The answer, if a quest was written for the situation that it answers. */
      readonly situation?: string | undefined;
      /** The words in which the situation was told, if not the question. */
      readonly said?: string | undefined;
      /** What it should be about, if not the question itself. */
      readonly about?: string | undefined;
      /** Nothing but the quest that was written for that situation. */
      readonly isOnlyMeant?: boolean;
      /** The time that the person has, if they said so. */
      readonly minutes?: number | null;
      /** Must there be one, even if none fits the words? */
      readonly isWanted?: boolean;
    };

/** An answer before it is stored. */
export interface Said {
  readonly kind: "answer" | "own" | "solved" | "unsure" | "out-of-scope" | "safety" | "small-talk";
  readonly topic: string | null;
  readonly text: string;
  readonly basis: Basis;
  readonly suggest: Suggest | null;
  /** Stands under the answer, whoever wrote it: a question back, and where to check. */
  readonly after?: readonly string[];
  /** What was said in passing, to be stored. */
  readonly notes?: readonly Note[];
  /** To be said as it stands, even if a language model is configured. */
  readonly isFixed?: boolean;
  readonly talk?: Partial<Talk>;
  /** Constraints that the person confirmed or lifted: to be stored. */
  readonly keeps?: {
    readonly ruledOut: readonly Constraint[];
    readonly lifted: readonly Constraint[];
  } | null;
}

export const NO_BASIS: Basis = { cards: [], profile: [], quests: [] };
