import type { Db } from "../db/handles.ts";
import type { People } from "../people.ts";

export interface PurgeDeps {
  readonly db: Db;
  readonly now: Date;
  readonly people: People;
}

/** How many rows of each kind were deleted. */
export type Purged = Record<string, number>;

/** Runs the purge of every feature, one after another. */
export async function purgeFeatures(
  features: readonly { readonly purge?: (deps: PurgeDeps) => Promise<Purged> }[],
  deps: PurgeDeps,
): Promise<Purged> {
  const purged: Purged = {};
  for (const { purge } of features) Object.assign(purged, await purge?.(deps));
  return purged;
}
