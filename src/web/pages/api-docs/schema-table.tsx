import { schemaLines } from "./schema-lines.ts";

interface SchemaTableProps {
  title: string;
  schema: object;
}

/** The fields of a body or an answer, nested ones indented. */
export function SchemaTable({ title, schema }: SchemaTableProps) {
  const lines = schemaLines(schema);
  return (
    <section className="grid min-w-0 content-start gap-1.5">
      <h4 className="field-label">{title}</h4>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-label={title}
        className="max-h-96 overflow-auto rounded-input border border-border px-3 text-13"
      >
        {lines.map((line, index) => (
          // Fields have no id of their own, and the list never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className="border-b border-border py-1.5 last:border-0">
            <span
              className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5"
              style={{ paddingLeft: `${line.depth * 14}px` }}
            >
              {line.name ? <code className="font-mono font-semibold wrap-anywhere">{line.name}</code> : null}
              <span className="text-text-2">{line.type}</span>
              {line.isRequired ? null : <span className="text-text-2">optional</span>}
              {line.rules ? <span className="min-w-0 wrap-anywhere text-text-2">{line.rules}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
