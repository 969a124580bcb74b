import { type Compilable, CompiledQuery, type RawBuilder } from "kysely";
import type { Handle } from "./handles.ts";

/** Stands for a value while the statement is built. */
class Hole {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const HOLES = new Proxy({}, { get: (_, name) => new Hole(String(name)) });

/**
 * A query that is compiled once, with the values to be filled in: for queries that run all the time. Building a
 * statement costs more than the rest of such a request's code. Each value becomes a parameter as it is, so
 * `build` must neither look at one nor change it.
 */
export function prepare<Values extends object, Row>(
  build: (db: Handle, values: Values) => Compilable<Row> | RawBuilder<Row>,
) {
  let built: CompiledQuery<Row> | undefined;
  return async (db: Handle, values: Values): Promise<Row[]> => {
    built ??= build(db, HOLES as Values).compile(db);
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Hole ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(built.sql, parameters));
    return rows;
  };
}
