import { useLayoutEffect, useRef, useState } from "react";
import { DayStrip } from "./day-strip.tsx";
import { COLUMN_GAP_PX, REST_WIDTH_PX, shareOf, WeekColumns } from "./week-columns.tsx";
import type { PlannedDay } from "./week-plan.ts";

/** Below this width a card's text no longer fits, so one day at a time is shown. */
const COLUMN_MIN_PX = 112;
const BOARD_MIN_PX = 600;

interface WeekBoardProps {
  label: string;
  days: readonly PlannedDay[];
  isHistory?: boolean;
}

export function WeekBoard({ label, days, isHistory = false }: WeekBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(frame);
  const fits =
    widthPx === null || (widthPx >= BOARD_MIN_PX && columnWidth(widthPx, days, isHistory) >= COLUMN_MIN_PX);
  return (
    <div ref={frame} className="min-w-0">
      {fits ? (
        <WeekColumns label={label} days={days} isHistory={isHistory} />
      ) : (
        <DayStrip label={label} days={days} isHistory={isHistory} isWide={widthPx >= BOARD_MIN_PX} />
      )}
    </div>
  );
}

function columnWidth(widthPx: number, days: readonly PlannedDay[], isHistory: boolean): number {
  const wide = days.filter((plan) => !plan.isQuiet);
  const shares = wide.reduce((sum, plan) => sum + shareOf(plan, isHistory), 0);
  const quietPx = (days.length - wide.length) * REST_WIDTH_PX;
  return (widthPx - quietPx - (days.length - 1) * COLUMN_GAP_PX) / shares;
}

/** Null if there is no layout. */
function useWidth(frame: React.RefObject<HTMLDivElement | null>): number | null {
  const [widthPx, setWidthPx] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidthPx(element.clientWidth || null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return widthPx;
}
