import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { SignOf } from "#web/ui/overlays/explain-sign.tsx";
import { useExplanation } from "#web/ui/overlays/use-explanation.ts";

interface FigureTileProps {
  label: string;
  value: string;
  /** A few words that describe the figure. */
  line: ReactNode;
  explanation: string;
  /** Colours a value that is a judgement. */
  tone?: string;
}

/** One large figure of a strip. Hovering anywhere on the tile shows its formula. */
export function FigureTile({ label, value, line, explanation: text, tone }: FigureTileProps) {
  const explanation = useExplanation();
  return (
    <li className="min-w-0 bg-surface px-4.5 py-3.5 max-sm:px-3.5" {...explanation.area}>
      <p className="flex items-center gap-1.5 text-13 leading-tight font-semibold text-text-2">
        {label}
        <SignOf of={label} text={text} explanation={explanation} />
      </p>
      <p
        className={classNames(
          "num mt-1 mb-1 text-24 leading-[1.1] font-extrabold tracking-[-.02em] sm:text-[26px]",
          tone,
        )}
      >
        {value}
      </p>
      <p className="text-13 leading-tight font-medium text-text-2">{line}</p>
    </li>
  );
}
