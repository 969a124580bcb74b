const STEP_MS = 20;

/**
 * How long something took, counting only time in which this process ran: a stall counts as one step, however long
 * it was. So a machine that is busy with other things does not fail a test about a deadline of ours.
 */
export async function timeRunning<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  let ms = 0;
  const timer = setInterval(() => {
    ms += STEP_MS;
  }, STEP_MS);
  try {
    const result = await work();
    return { result, ms };
  } finally {
    clearInterval(timer);
  }
}
