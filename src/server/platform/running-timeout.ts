const STEP_MS = 100;

/**
 * A timeout that counts only time in which this process ran. After a stall of the machine or event loop, a
 * plain timer fires before answers that have arrived are read, and blames the peer for our own delay.
 * Returns a function that cancels it.
 */
export function setRunningTimeout(ms: number, onTimeout: () => void): () => void {
  let leftMs = ms;
  let timer: NodeJS.Timeout;
  const step = () => {
    const stepMs = Math.min(STEP_MS, leftMs);
    leftMs -= stepMs;
    timer = setTimeout(leftMs > 0 ? step : onTimeout, stepMs);
  };
  step();
  return () => clearTimeout(timer);
}
