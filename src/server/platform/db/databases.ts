import type { Db } from "./handles.ts";

/** A copy of the database that is read from. */
export interface Replica {
  readonly db: Db;
  /** Hears why the replica is left alone, once. */
  readonly onError: (error: Error) => void;
  /** True from a failure until it answers again. */
  isLeft: boolean;
}

/** One database, by what is asked of it. */
export interface Databases {
  /** For requests: every statement answers within 1.4 seconds. */
  readonly db: Db;
  /** For statements that read a whole table: few connections, up to 20 seconds. */
  readonly slow: Db;
  readonly replica: Replica | null;
}
