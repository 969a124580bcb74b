import type { Amount } from "./amounts.ts";
import { type Input, numberInput } from "./solver.ts";

const BOTH_WAYS = /\b(?:there and back|both ways|return (?:trip|journey)|two[- ]way|back and forth)\b/iu;
const ONE_WAY = /\b(?:driv\w+|travel\w*|journey|ride|commut\w+|on the road|to get there|way there)\b/iu;
/** "The job itself takes ninety", after minutes were told before. */
const TAKES = /\b(?:takes?|requires?|needs?|lasts?)\s(?:me |about )?$/iu;

/** All times that the talk told of one job, together; a way is counted twice if both are meant. Null for fewer than two. */
export function hoursTold(amounts: readonly Amount[], question: string): Input | null {
  const isTimed = amounts.some(({ kind }) => kind === "hours");
  const parts = amounts.flatMap((amount) => {
    const { kind, per, value, before, after } = amount;
    const hours =
      kind === "hours" && per === null
        ? value
        : kind === "bare" && isTimed && TAKES.test(before)
          ? value / 60
          : null;
    if (hours === null) return [];
    return ONE_WAY.test(before + after) && BOTH_WAYS.test(question) ? [hours, hours] : [hours];
  });
  return parts.length > 1
    ? numberInput(
        parts.reduce((sum, hours) => sum + hours, 0),
        "hours",
      )
    : null;
}
