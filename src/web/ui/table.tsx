import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface Column<Row> {
  id: string;
  /** Also labels the value when rows become cards. */
  heading: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /** The row's name: its card's title on phones, the row header for screen readers. */
  isRowHeader?: boolean;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  className?: string | undefined;
}

/**
 * Below 640 px every row becomes a card of labelled values. Roles are set explicitly because browsers drop a
 * table's semantics once its display is changed.
 */
export function Table<Row>({ caption, columns, rows, rowKey, className }: TableProps<Row>) {
  return (
    <table
      className={classNames("w-full border-collapse text-14 tabular-nums max-sm:block", className)}
      // biome-ignore lint/a11y/noRedundantRoles: restores what display: block takes away
      role="table"
    >
      <caption className="sr-only">{caption}</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead className="max-sm:sr-only" role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              // biome-ignore lint/a11y/noRedundantRoles: see above
              role="columnheader"
              className={classNames(
                "border-b border-border px-2 pb-2.5 text-[12.5px] leading-none font-semibold text-text-2 first:pl-0 last:pr-0",
                column.align === "end" ? "text-right" : "text-left",
              )}
            >
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody className="max-sm:grid max-sm:gap-2.5" role="rowgroup">
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function TableRow<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="row"
      className="border-b border-border last:border-0 max-sm:grid max-sm:gap-2 max-sm:rounded-quest max-sm:border max-sm:bg-surface max-sm:p-3.5 max-sm:last:border"
    >
      {columns.map((column) => {
        const Cell = column.isRowHeader ? "th" : "td";
        return (
          <Cell
            key={column.id}
            {...(column.isRowHeader ? { scope: "row" } : {})}
            role={column.isRowHeader ? "rowheader" : "cell"}
            className={classNames(
              "min-w-0 px-2 py-3 font-normal first:pl-0 last:pr-0 max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-3 max-sm:p-0",
              column.isRowHeader && "font-semibold max-sm:order-first max-sm:text-15",
              column.align === "end" ? "text-right" : "text-left",
            )}
          >
            {column.isRowHeader ? null : (
              <span className="text-13 text-text-2 sm:hidden" aria-hidden="true">
                {column.heading}
              </span>
            )}
            <span className="min-w-0 wrap-anywhere">{column.cell(row)}</span>
          </Cell>
        );
      })}
    </tr>
  );
}
