import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import type { Change } from "#domain/analytics/change.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "../class-names.ts";

const ICONS = { up: TrendingUp, down: TrendingDown, same: Minus } as const;

interface DeltaProps {
  change: Change | null;
  /** Whether more of it is good; null if it is neither. */
  goodWhen: "up" | "down" | null;
}

/** The change since the period before: an arrow, a signed number, and a colour where it is good or bad. */
export function Delta({ change, goodWhen }: DeltaProps) {
  if (!change) return null;
  const { direction, text } = change;
  const Icon = ICONS[direction];
  const isJudged = goodWhen !== null && direction !== "same";
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-[3px] text-[12.5px] leading-none font-650 whitespace-nowrap tabular-nums",
        !isJudged && "text-text-2",
        isJudged && (direction === goodWhen ? "text-success" : "text-danger"),
      )}
    >
      <Icon className="size-3.5 stroke-[2.2]" aria-hidden="true" />
      {text}
      <span className="sr-only"> {t("since the period before")}</span>
    </span>
  );
}
