import type { ServingClock } from "./serving-clock.ts";

/** One request and its outcome. */
export interface Entry {
  /** Milliseconds since the journal began, not counting stalls of the machine. */
  readonly at: number;
  readonly ms: number;
  readonly who: string;
  readonly what: string;
  readonly instance: string;
  /** "cut": the instance was reached but sent no complete answer. */
  readonly outcome: number | "cut";
  readonly answer: string;
}

const SHOWN = 12;
const ANSWER_LENGTH = 160;

export function openJournal({ now }: ServingClock) {
  const entries: Entry[] = [];
  return {
    now,
    write: (entry: Entry) => void entries.push({ ...entry, answer: entry.answer.slice(0, ANSWER_LENGTH) }),
    /** Requests sent since a given time. */
    since: (from: number) => entries.filter(({ at }) => at >= from),
    all: entries as readonly Entry[],
  };
}

/** Readable lines; empty if there are no entries. */
export function tell(entries: readonly Entry[]): string[] {
  const lines = entries.slice(0, SHOWN).map(line);
  const more = entries.length - lines.length;
  return more > 0 ? [...lines, `… and ${more} more`] : lines;
}

function line({ at, ms, who, what, instance, outcome, answer }: Entry): string {
  return `${(at / 1_000).toFixed(2)} s, after ${ms.toFixed(0)} ms: ${who} ${what} at ${instance}: ${outcome} ${answer}`;
}

export const isServerError = ({ outcome }: Entry) => typeof outcome === "number" && outcome >= 500;
