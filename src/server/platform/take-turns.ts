/**
 * Runs heavy steps one per turn of the event loop, in order of arrival: many at once delay each other,
 * but other requests are served in between.
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
    return last;
  };
}
