/**
 * The recording runs slower than the film by this factor, including everything that moves in the page, so
 * that a busy machine still paints enough frames per second of film. Durations elsewhere are film time.
 */
export const SLOWNESS = 4;

/** Milliseconds of film time. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms * SLOWNESS));

/** Calls `act` with the progress, from just above 0 to 1, until this much film time has passed. */
export async function during(ms: number, act: (part: number) => Promise<unknown>): Promise<void> {
  const begunAt = performance.now();
  for (let part = 0; part < 1; ) {
    part = Math.min(1, (performance.now() - begunAt) / (ms * SLOWNESS));
    await act(part);
    await pause(STEP_MS);
  }
}

const STEP_MS = 5;

export const ease = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);
