import { classNames } from "#web/ui/class-names.ts";
import { ExplainSign } from "#web/ui/overlays/explain-sign.tsx";

export interface FigureRow {
  /** Set if several rows have the same name. */
  id?: string;
  name: string;
  value: string;
  /** A muted figure before the value; never truncated. */
  note?: string | undefined;
  /** Muted text before the value; truncated first. */
  detail?: string | undefined;
  explanation?: string | undefined;
}

interface FigureRowsProps {
  rows: readonly FigureRow[];
  /** Mutes the names, for lists where the value matters most. */
  quietNames?: boolean;
}

export function FigureRows({ rows, quietNames = false }: FigureRowsProps) {
  return (
    <ul>
      {rows.map(({ id, name, note, detail, value, explanation }) => (
        <li
          key={id ?? name}
          className={classNames(
            "flex items-center gap-2.5 border-t border-border py-2.5 text-[14.5px] leading-tight font-medium first:border-0 first:pt-0 last:pb-0",
            // Touch target height for the explain button in it.
            explanation && "pointer-coarse:min-h-11 pointer-coarse:py-0!",
          )}
        >
          <span
            title={name}
            className={classNames(
              "text-pretty wrap-anywhere",
              quietNames && "text-text-2",
              detail ? "min-w-[45%]" : "min-w-0",
            )}
          >
            {name}
          </span>
          {explanation ? <ExplainSign of={name} text={explanation} className="-ml-1" /> : null}
          {detail ? (
            <span title={detail} className="ml-auto min-w-0 truncate text-13 text-text-2">
              {detail}
            </span>
          ) : null}
          {note ? <span className="ml-auto flex-none text-13 text-text-2">{note}</span> : null}
          <b className={classNames("num flex-none text-15 leading-none", !(note || detail) && "ml-auto")}>
            {value}
          </b>
        </li>
      ))}
    </ul>
  );
}
