import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface RankRow {
  id: string;
  name: ReactNode;
  /** Quiet figures before the last one. */
  notes: readonly string[];
  value: string;
  /** Width of the bar behind the row, 0 to 1. */
  share?: number | undefined;
}

interface RankListProps {
  /** Headings of the name, the notes and the value. */
  headings: readonly string[];
  rows: readonly RankRow[];
}

/** A ranked list; the bar behind each row is its share of the first. */
export function RankList({ headings, rows }: RankListProps) {
  const [name, ...figures] = headings;
  return (
    <>
      <p className="flex gap-2 px-2 pb-1.5 text-12 leading-none font-medium text-text-2" aria-hidden="true">
        <span className="flex-1">{name}</span>
        {figures.map((heading) => (
          <span key={heading} className="min-w-11 text-right">
            {heading}
          </span>
        ))}
      </p>
      <ol className="grid gap-0.5">
        {rows.map(({ id, name: shown, notes, value, share }) => (
          <li
            key={id}
            className="relative flex h-9 items-center gap-2 overflow-hidden rounded-[7px] px-2 text-[13.5px] leading-none font-medium sm:h-[30px]"
          >
            {share === undefined ? null : (
              <span
                className="absolute inset-y-px left-0 rounded-[7px] bg-surface-2"
                style={{ width: `${share * 100}%` }}
                aria-hidden="true"
              />
            )}
            <span className="relative flex min-w-0 flex-1 items-center gap-2 truncate leading-[1.4]">
              {shown}
            </span>
            {notes.map((note, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: columns, whose order never changes
                key={index}
                className="relative min-w-11 flex-none text-right text-text-2 tabular-nums"
              >
                {note}
              </span>
            ))}
            <b className={classNames("num relative min-w-11 flex-none text-right font-650")}>{value}</b>
          </li>
        ))}
      </ol>
    </>
  );
}
