import type { RawBuilder } from "kysely";

/** A periodic job. It must be harmless if it ever runs on two instances at once. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /**
   * Whether it would find anything to do now, mostly a cheap condition in SQL. While it is false, the job takes no
   * lease and does not run. Without it, the job runs in every interval.
   */
  readonly isWaiting?: () => RawBuilder<boolean> | boolean;
  work(): Promise<unknown>;
}
