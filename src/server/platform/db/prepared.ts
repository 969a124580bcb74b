import { type Compilable, CompiledQuery } from "kysely";
import type { Handle } from "./handles.ts";

/** Placeholder for the value while the statement is built. */
const HOLE = Object.freeze({});

/**
 * A query with one parameter, compiled once: for queries that run all the time.
 * Building a statement costs more than the rest of such a request's code.
 */
export function prepareByOne<Value, Row>(build: (db: Handle, value: Value) => Compilable<Row>) {
  let built: CompiledQuery<Row> | undefined;
  return async (db: Handle, value: Value): Promise<Row[]> => {
    built ??= build(db, HOLE as Value).compile();
    const parameters = built.parameters.map((parameter) => (parameter === HOLE ? value : parameter));
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(built.sql, parameters));
    return rows;
  };
}
