import { type Compilable, CompiledQuery } from "kysely";
import type { Db } from "./handles.ts";

/**
 * A query with one value, built once and then only run: for what every request asks.
 * Building costs more than all the rest of such a request's code.
 */
export function prepareByOne<Value, Row>(build: (db: Db, value: Value) => Compilable<Row>) {
  let sql: string | undefined;
  return async (db: Db, value: Value): Promise<Row | undefined> => {
    sql ??= build(db, value).compile().sql;
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(sql, [value]));
    return rows[0];
  };
}
