import { NO_TALK, type Talk } from "./talk.ts";

/** One question of the talk and its answer. */
export interface Turn {
  readonly prompt: string;
  readonly answer: string | null;
  /** Null if the answer was not the mentor's own or is from before talks were kept. */
  readonly talk: Talk | null;
}

/** The last state of the talk. */
export function talkOf(turns: readonly Turn[]): Talk {
  return turns.at(-1)?.talk ?? NO_TALK;
}

/** Everything said so far, newest first. */
export function saidIn(turns: readonly Turn[]): Set<string> {
  return new Set(turns.flatMap(({ talk }) => talk?.said ?? []));
}

/** The question that the last answer ended with, if it did. */
export function askedLast(turns: readonly Turn[]): string | null {
  const answer = turns.at(-1)?.answer?.trim() ?? "";
  return /([^.!?\n]+\?)\W*$/u.exec(answer)?.[1]?.trim() ?? null;
}
