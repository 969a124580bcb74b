import { type ReactNode, useId } from "react";
import { Card, CardHead } from "./card.tsx";
import { classNames } from "./class-names.ts";
import { ExplainSign } from "./overlays/explain-sign.tsx";

interface PanelProps {
  title: string;
  /** Formula and sample size of the figures. */
  explanation?: string | undefined;
  aside?: ReactNode;
  /** Less room, for the console's overview. */
  isTight?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A card of figures: a named region with an optional explanation. */
export function Panel({ title, explanation, aside, isTight = false, className, children }: PanelProps) {
  const titleId = useId();
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      padding={isTight ? "none" : "md"}
      className={classNames("flex min-w-0 flex-col", isTight && "px-4.5 py-4 max-sm:p-3.5", className)}
    >
      <CardHead
        level={2}
        title={<span id={titleId}>{title}</span>}
        explain={explanation ? <ExplainSign of={title} text={explanation} /> : null}
        aside={aside}
        className={isTight ? "mb-2.5 min-h-7" : "mb-4"}
      />
      {children}
    </Card>
  );
}

/** Shown in place of figures that do not exist yet. */
export function NothingYet({ title, fills }: { title: string; fills: string }) {
  return (
    <div className="flex max-h-28 flex-1 flex-col justify-center rounded-quest border border-dashed border-control/60 px-4 py-3 text-center">
      <p className="text-14 font-semibold text-balance">{title}</p>
      <p className="mt-0.5 text-13 text-pretty text-text-2">{fills}</p>
    </div>
  );
}
