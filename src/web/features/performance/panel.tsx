import { type ReactNode, useId } from "react";
import { Card, CardHead } from "#web/ui/card.tsx";
import { ExplainSign } from "#web/ui/explain-sign.tsx";

interface PanelProps {
  title: string;
  /** What its figures count. */
  explanation: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, explanation, aside, children }: PanelProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className="min-w-0">
      <CardHead
        level={2}
        title={<span id={titleId}>{title}</span>}
        explain={<ExplainSign of={title} text={explanation} />}
        aside={aside}
        className="mb-4"
      />
      {children}
    </Card>
  );
}

/** A list of names and figures. */
export function FigureList({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="flex items-center gap-3 border-t border-border py-2.5 text-[14.5px] leading-tight font-medium first:border-0 first:pt-0 last:pb-0"
        >
          <dt className="text-text-2">{name}</dt>
          <dd className="num ml-auto text-15 leading-none font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
