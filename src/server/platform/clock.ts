/** The one source of "now". Tests set it; SQL's now() is never used for rules. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
