import type { Caution } from "../../playbook/vocabulary.ts";

/**
 * Something that people tell of, in which a wrong answer does harm. Its patterns must all be met, wherever they stand: a
 * single word says little ("hives", "pill"), two or three together leave hardly any doubt.
 */
export interface Situation {
  readonly caution: Caution;
  /** Stored answers to it; the first one for the person's kind of business counts. */
  readonly answers: readonly [string, ...string[]];
  readonly all: readonly RegExp[];
  /** Met by the message or by what the business does. */
  readonly trade?: RegExp;
  readonly unless?: RegExp;
}
