import type { Answer } from "./caller.ts";

/** Makes the browser save the answer as a file. */
export function attach(answer: Answer, what: string, now: Date): void {
  const day = now.toISOString().slice(0, 10);
  answer.header("content-disposition", `attachment; filename="sidequest-${what}-${day}.json"`);
}
