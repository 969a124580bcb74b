/**
 * Lets heavy steps go one a turn of the event loop, in the order they came:
 * fifty people who arrive at once wait for one another, and nobody else waits for all of them.
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
    return last;
  };
}
