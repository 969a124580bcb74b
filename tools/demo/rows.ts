import type { Insertable } from "kysely";
import type { Schema } from "#server/platform/db/tables/schema.ts";

type Table = keyof Schema;

/** Rows to be inserted, by table. All rows of a table have the same columns. */
export class Rows {
  readonly #rows = new Map<Table, object[]>();

  add<T extends Table>(table: T, row: Insertable<Schema[T]>): void {
    const rows = this.#rows.get(table);
    if (rows) rows.push(row);
    else this.#rows.set(table, [row]);
  }

  of<T extends Table>(table: T): readonly Insertable<Schema[T]>[] {
    return (this.#rows.get(table) ?? []) as Insertable<Schema[T]>[];
  }
}
