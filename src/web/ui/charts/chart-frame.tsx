import { type ReactNode, useId } from "react";
import { Card, CardHead } from "../card.tsx";
import { classNames } from "../class-names.ts";

/** In charts teal is the first series, gold the second. */
const SWATCHES = {
  first: "bg-primary",
  "first-soft": "bg-heat-1",
  "heat-0": "bg-heat-0",
  "heat-2": "bg-heat-2",
  second: "bg-gold-edge",
  neutral: "bg-control",
  danger: "bg-danger",
} as const;

export interface LegendEntry {
  label: string;
  swatch: keyof typeof SWATCHES;
  line?: boolean;
}

interface ChartFrameProps {
  title: string;
  level?: 2 | 3;
  /** An `ExplainSign` with the formula of the figures. */
  explain?: ReactNode;
  note?: ReactNode;
  legend?: readonly LegendEntry[];
  /** The same data as a table; the first column names the row. */
  table: { headings: readonly string[]; rows: readonly (readonly (string | number)[])[] };
  /** The drawing. Must be hidden from screen readers, which read the table. */
  children: ReactNode;
  className?: string | undefined;
}

export function ChartFrame({
  title,
  level = 3,
  explain,
  note,
  legend = [],
  table,
  children,
  className,
}: ChartFrameProps) {
  const titleId = useId();
  return (
    <Card as="section" className={classNames("min-w-0", className)} aria-labelledby={titleId}>
      <CardHead
        level={level}
        title={<span id={titleId}>{title}</span>}
        explain={explain}
        aside={<Legend entries={legend} />}
      />
      <div className="mt-4 min-w-0">{children}</div>
      {note ? <p className="mt-2.5 text-13 text-text-2">{note}</p> : null}
      <DataTable caption={title} {...table} />
    </Card>
  );
}

function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 p-0">
      {entries.map(({ label, swatch, line }) => (
        <li key={label} className="inline-flex items-center gap-1.5 leading-none">
          <span
            className={classNames(line ? "h-1 w-4 rounded-full" : "size-3 rounded-[4px]", SWATCHES[swatch])}
            aria-hidden="true"
          />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** For screen readers only: what a drawing shows. */
export function DataTable({ caption, headings, rows }: ChartFrameProps["table"] & { caption: string }) {
  return (
    // In a wrapper, since tables ignore the one-pixel size of `sr-only`.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={headings[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
