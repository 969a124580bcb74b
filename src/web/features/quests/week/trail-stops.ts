import type { TrailStop } from "#web/ui/trail/trail.tsx";
import type { TrailState } from "#web/ui/trail/trail-disc.tsx";
import { dayNumber, longDate, shortDay } from "../quest-time.ts";
import type { PlannedDay } from "./week-plan.ts";

export function stopsOf(days: readonly PlannedDay[]): TrailStop[] {
  return days.map((plan) => ({
    id: plan.day,
    state: stateOf(plan),
    label: longDate(plan.day),
    mark: dayNumber(plan.day),
    caption: shortDay(plan.day),
  }));
}

function stateOf({ when, isQuiet, finished, movedCount, isAvailable, quests }: PlannedDay): TrailState {
  if (when === "today") return "now";
  if (when === "past" && finished.length > 0) return "done";
  if (when === "past" && movedCount > 0) return "overdue";
  const isRest = isQuiet || (!isAvailable && quests.length === 0);
  return isRest ? "rest" : "ahead";
}
