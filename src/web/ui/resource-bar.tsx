import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { orDash } from "#domain/analytics/figures.ts";
import type { ResourceLevel } from "#domain/performance/resource-level.ts";
import { classNames } from "./class-names.ts";
import { ProgressBar } from "./progress-bar.tsx";

const TONES = { calm: "success", high: "gold", critical: "danger" } as const;

interface ResourceBarProps {
  name: string;
  icon: LucideIcon;
  /** 0 to 100; null is not known. */
  percent: number | null;
  level: ResourceLevel;
  /** An `ExplainSign` with the formula. */
  explain?: ReactNode;
  className?: string;
}

/** How much of a server's resource is used. */
export function ResourceBar({ name, icon: Icon, percent, level, explain, className }: ResourceBarProps) {
  return (
    <div
      className={classNames("grid grid-cols-[1fr_auto] gap-2 text-14 leading-none font-semibold", className)}
    >
      <span className="flex items-center gap-2">
        <Icon className="size-[18px]" aria-hidden="true" />
        {name}
        {explain}
      </span>
      <b className="num text-15 font-bold">{orDash(percent, (known) => `${Math.round(known)}%`)}</b>
      <ProgressBar label={name} value={percent ?? 0} tone={TONES[level]} size="md" className="col-span-2" />
    </div>
  );
}
