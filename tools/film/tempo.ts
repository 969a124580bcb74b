/**
 * The walk is slower than the film by this factor, with everything that moves in the page, so that a busy machine
 * still paints enough pictures for each second of the film. Durations elsewhere are those of the film.
 */
export const SLOWNESS = 4;

/** Milliseconds of the film. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms * SLOWNESS));

/** Calls with the part of the way that is done, from just above 0 to 1, until that time of the film has passed. */
export async function during(ms: number, act: (part: number) => Promise<unknown>): Promise<void> {
  const begunAt = performance.now();
  for (let part = 0; part < 1; ) {
    part = Math.min(1, (performance.now() - begunAt) / (ms * SLOWNESS));
    await act(part);
    await pause(STEP_MS);
  }
}

const STEP_MS = 5;
