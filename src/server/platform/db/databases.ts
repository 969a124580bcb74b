import type { Db } from "./handles.ts";

/** A read replica of the database. */
export interface Replica {
  readonly db: Db;
  /** Called once with the reason when the replica is no longer used. */
  readonly onError: (error: Error) => void;
  /** True from a failure until it answers again. */
  isLeft: boolean;
}

/** Pools for one database, by kind of use. */
export interface Databases {
  /** For requests: every statement is limited to 1.4 seconds. */
  readonly db: Db;
  /** For statements that read a whole table: few connections, up to 20 seconds. */
  readonly slow: Db;
  readonly replica: Replica | null;
}
