import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#web/ui/card.tsx";
import { SignOf } from "#web/ui/overlays/explain-sign.tsx";
import { useExplanation } from "#web/ui/overlays/use-explanation.ts";

interface FigureTileProps {
  label: string;
  value: string;
  /** A few words that describe the figure. */
  line: ReactNode;
  explanation: string;
  icon: LucideIcon;
}

/** One large figure. Hovering anywhere on the tile shows its formula. */
export function FigureTile({ label, value, line, explanation: text, icon: Icon }: FigureTileProps) {
  const explanation = useExplanation();
  return (
    <Card as="li" className="min-w-0" {...explanation.area}>
      <p className="flex items-center gap-1.5 text-[13.5px] leading-tight font-semibold text-text-2">
        {label}
        <SignOf of={label} text={text} explanation={explanation} />
        <Icon className="ml-auto size-[18px] max-sm:hidden" aria-hidden="true" />
      </p>
      <p className="num mt-2 mb-1.5 text-28 leading-none font-extrabold tracking-[-.025em]">{value}</p>
      <p className="flex flex-wrap items-center gap-x-1.5 text-13 leading-tight font-medium text-text-2">
        {line}
      </p>
    </Card>
  );
}
