import { AppError } from "#server/platform/errors.ts";

/** Each holds a file of up to 10 MB in memory. */
const MOST_WAITING = 4;

/** Lets in one piece of work after the other, in order of arrival. Whoever finds too many waiting is told so. */
export function createGate(mostWaiting = MOST_WAITING): <Done>(work: () => Promise<Done>) => Promise<Done> {
  let last: Promise<unknown> = Promise.resolve();
  let inside = 0;
  return async (work) => {
    if (inside > mostWaiting)
      throw new AppError("conflict", "Other imports are running right now. Try again in a minute.");
    inside += 1;
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      inside -= 1;
    }
  };
}
