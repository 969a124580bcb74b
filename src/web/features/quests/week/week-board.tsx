import { useLayoutEffect, useRef, useState } from "react";
import { linesOf } from "./column-widths.ts";
import { WeekColumns } from "./week-columns.tsx";
import type { PlannedDay } from "./week-plan.ts";
import { WeekRows } from "./week-rows.tsx";

/** Windows narrower than this show rows: phones, and tablets held upright. */
const WINDOW_MIN_PX = 900;
/** So does a narrow column of a wide window. */
const BOARD_MIN_PX = 620;

interface WeekBoardProps {
  label: string;
  days: readonly PlannedDay[];
  /** The quest at the top of the page. */
  nextId: string | null;
  isHistory?: boolean;
}

export function WeekBoard({ label, days, nextId, isHistory = false }: WeekBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(frame);
  const hasColumns = widthPx === null || (widthPx >= BOARD_MIN_PX && window.innerWidth >= WINDOW_MIN_PX);
  return (
    <div ref={frame} className="min-w-0">
      {hasColumns ? (
        <WeekColumns
          label={label}
          lines={linesOf(days, widthPx, isHistory)}
          isHistory={isHistory}
          nextId={nextId}
        />
      ) : (
        <WeekRows label={label} days={days} isHistory={isHistory} nextId={nextId} />
      )}
    </div>
  );
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
