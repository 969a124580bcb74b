import { useId, useRef } from "react";
import { Trail, type TrailStop } from "#web/ui/trail/trail.tsx";
import { dayNumber, longDay, questsText, shortDay } from "../quest-time.ts";
import { DayContent } from "./day-content.tsx";
import { stopsOf } from "./trail-stops.ts";
import type { PlannedDay } from "./week-plan.ts";

/** With the gap as wide as a finger, the width of a disc that can be pressed. */
export const REST_WIDTH_PX = 36;
export const COLUMN_GAP_PX = 8;
/** Column widths relative to a future day; past days only carry a stamp. */
const SHARES = { past: 0.76, today: 1.48, ahead: 1 } as const;

export function shareOf(plan: PlannedDay, isHistory: boolean): number {
  return isHistory ? SHARES.ahead : SHARES[plan.when];
}

interface WeekColumnsProps {
  label: string;
  days: readonly PlannedDay[];
  isHistory: boolean;
}

/** Seven columns under their trail, today wider, rest days narrow. */
export function WeekColumns({ label, days, isHistory }: WeekColumnsProps) {
  const columns = days.map((plan) => widthOf(plan, isHistory)).join(" ");
  const grid = useRef<HTMLDivElement>(null);
  const id = useId();
  const stops = stopsOf(days).map((stop, index): TrailStop => {
    const plan = days[index];
    return plan ? { ...stop, caption: captionOf(plan) } : stop;
  });
  const visit = (day: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  return (
    <>
      <Trail
        label={label}
        stops={stops}
        columns={columns}
        gapPx={COLUMN_GAP_PX}
        onPick={visit}
        className="mb-4.5"
      />
      <div
        ref={grid}
        className="grid items-stretch"
        style={{ gridTemplateColumns: columns, columnGap: COLUMN_GAP_PX }}
      >
        {days.map((plan) => (
          <section
            key={plan.day}
            data-day={plan.day}
            tabIndex={-1}
            aria-labelledby={`${id}-${plan.day}`}
            className="min-w-0 rounded-quest outline-offset-4"
          >
            <h3 id={`${id}-${plan.day}`} className="sr-only">
              {headingOf(plan)}
            </h3>
            {plan.isQuiet ? (
              <QuietColumn plan={plan} />
            ) : (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
                <DayContent
                  plan={plan}
                  size={plan.when === "today" ? "big" : "small"}
                  isHistory={isHistory}
                />
              </div>
            )}
          </section>
        ))}
      </div>
    </>
  );
}

function widthOf(plan: PlannedDay, isHistory: boolean): string {
  return plan.isQuiet ? `${REST_WIDTH_PX}px` : `minmax(0, ${shareOf(plan, isHistory)}fr)`;
}

function headingOf({ day, when, quests }: PlannedDay): string {
  return `${longDay(day)} ${dayNumber(day)}${when === "today" ? ", today" : ""}, ${questsText(quests.length)}`;
}

function captionOf({ day, when, isQuiet }: PlannedDay) {
  if (isQuiet) return null;
  if (when === "today") return `${shortDay(day)}, today`;
  if (when === "ahead") return shortDay(day);
  return (
    <>
      {shortDay(day)} <span className="font-medium text-text-2">{dayNumber(day)}</span>
    </>
  );
}

function QuietColumn({ plan }: { plan: PlannedDay }) {
  return (
    <div className="flex h-full min-h-32 flex-col items-center gap-3 pt-1.5 pb-1" aria-hidden="true">
      <span className="text-[12.5px] leading-none font-semibold tracking-[.06em] text-text-2 [writing-mode:vertical-rl]">
        {shortDay(plan.day)}, {plan.isAvailable ? "quiet" : "rest"}
      </span>
      <span className="w-0 flex-1 border-l-2 border-dotted border-control opacity-40" />
    </div>
  );
}
