import { type ReactNode, useId } from "react";
import { Card, CardHead } from "./card.tsx";
import { classNames } from "./class-names.ts";
import { ExplainSign } from "./overlays/explain-sign.tsx";

interface PanelProps {
  title: string;
  /** Formula and sample size of the figures. */
  explanation?: string | undefined;
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A card of figures: a named region with an optional explanation. */
export function Panel({ title, explanation, aside, className, children }: PanelProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={classNames("flex min-w-0 flex-col", className)}>
      <CardHead
        level={2}
        title={<span id={titleId}>{title}</span>}
        explain={explanation ? <ExplainSign of={title} text={explanation} /> : null}
        aside={aside}
        className="mb-4"
      />
      {children}
    </Card>
  );
}

/** Shown in place of figures that do not exist yet. */
export function NothingYet({ title, fills }: { title: string; fills: string }) {
  return (
    <div className="flex max-h-48 min-h-24 flex-1 flex-col justify-center rounded-quest border-2 border-dashed border-border px-4 py-5 text-center">
      <p className="text-15 font-semibold">{title}</p>
      <p className="mt-1 text-13 text-pretty text-text-2">{fills}</p>
    </div>
  );
}
