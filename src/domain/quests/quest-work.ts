import { MS_PER_SECOND } from "../general/durations.ts";
import { readQuestText } from "./quest-text.ts";
import { countedSeconds } from "./time-spent.ts";

/** Counted time of a quest: it starts with the quest, and stands while paused and after completion. */
export interface CountedTime {
  /** Seconds before `countingSince`. */
  readonly workedSec: number;
  /** Null while nothing is counted. */
  readonly countingSince: Date | null;
}

/** The text format numbers steps with at most two digits. */
export const MAX_STEPS = 99;

/** The ticks in order and without repeats; null if a number is no step of the text. */
export function ticksOf(description: string, stepsDone: readonly number[]): number[] | null {
  const count = readQuestText(description).steps.length;
  const isStep = (step: number) => Number.isInteger(step) && step >= 1 && step <= count;
  return stepsDone.every(isStep) ? inOrder(stepsDone) : null;
}

/** The ticks after the text changed: a step with the same words stays ticked, also under another number. */
export function ticksAfterEdit(before: string, after: string, stepsDone: readonly number[]): number[] {
  const steps = readQuestText(before).steps;
  const ticked = new Set(stepsDone.map((step) => steps[step - 1]));
  return readQuestText(after).steps.flatMap((step, index) => (ticked.has(step) ? [index + 1] : []));
}

/** The first step without a tick; null if there is none. */
export function currentStep(stepCount: number, stepsDone: readonly number[]): number | null {
  for (let step = 1; step <= stepCount; step++) if (!stepsDone.includes(step)) return step;
  return null;
}

function inOrder(steps: readonly number[]): number[] {
  return [...new Set(steps)].sort((a, b) => a - b);
}

/** Whole seconds counted up to the instant, never fewer than were counted before. */
export function countedAt({ workedSec, countingSince }: CountedTime, at: Date): number {
  if (!countingSince) return workedSec;
  return workedSec + Math.max(0, Math.floor((at.getTime() - countingSince.getTime()) / MS_PER_SECOND));
}

/** Pauses or goes on; the same again changes nothing. */
export function setCounting(time: CountedTime, isCounting: boolean, now: Date): CountedTime {
  if (isCounting === (time.countingSince !== null)) return time;
  return { workedSec: countedAt(time, now), countingSince: isCounting ? now : null };
}

/** The time sent with a completion, otherwise the counted time if it is plausible. */
export function timeSpent(sentSec: number | null | undefined, workedSec: number | null): number | null {
  return sentSec ?? countedSeconds(workedSec);
}
