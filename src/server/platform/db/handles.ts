import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./tables/schema.ts";

declare const kind: unique symbol;

/** The connection pool: every statement runs on its own. */
export type Db = Kysely<Schema> & { readonly [kind]: "db" };

/** An open transaction. A `Db` is not assignable to it, so a forgotten handle does not compile. */
export type Tx = Transaction<Schema> & { readonly [kind]: "tx" };

/** For a single statement that may run on either. */
export type Handle = Db | Tx;

/** What a transaction may return: anything but its handle, or a context with it, which is over by then. */
export type Lasting =
  // biome-ignore lint/suspicious/noConfusingVoidType: the result of a function that returns nothing
  | void
  | undefined
  | null
  | string
  | number
  | boolean
  | bigint
  | { toString(): string; readonly [kind]?: "db"; readonly db?: Lasting };

/** Runs `work` in one transaction; an exception rolls everything back. */
export function withTransaction<T extends Lasting>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute((tx) => work(tx as Tx));
}
