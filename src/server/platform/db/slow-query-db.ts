import type { Db } from "./handles.ts";

const slowOf = new WeakMap<Db, Db>();

/** The same database, for statements that may take up to 20 seconds. */
export function slowQueryDb(db: Db): Db {
  return slowOf.get(db) ?? db;
}

export function attachSlow(db: Db, slow: Db): void {
  slowOf.set(db, slow);
}
