import { ChevronLeft, ChevronRight, Plus, Sparkles } from "lucide-react";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { weekRange } from "../quest-time.ts";

interface WeekHeaderProps {
  monday: CalendarDay;
  weekOffset: number;
  capacity: React.ReactNode;
  isGenerating: boolean;
  onWeek: (weekOffset: number) => void;
  onGenerate: () => void;
  onCreate: () => void;
}

export function WeekHeader(props: WeekHeaderProps) {
  const { monday, weekOffset, onWeek } = props;
  return (
    <div className="mb-4.5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-44">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-22 font-750 sm:text-24">Weekly Schedule</h2>
          <p className="text-15 font-medium text-text-2" aria-live="polite">
            {weekRange(monday)}
          </p>
        </div>
        {props.capacity}
      </div>
      <div className="flex items-center max-sm:self-start">
        {weekOffset !== 0 ? (
          <Button variant="ghost" size="sm" onClick={() => onWeek(0)}>
            This week
          </Button>
        ) : null}
        <Button
          variant="ghost"
          size="sm"
          icon
          aria-label="Previous week"
          onClick={() => onWeek(weekOffset - 1)}
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="sm" icon aria-label="Next week" onClick={() => onWeek(weekOffset + 1)}>
          <ChevronRight className="size-5" aria-hidden="true" />
        </Button>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button variant="ghost" size="sm" loading={props.isGenerating} onClick={props.onGenerate}>
          <Sparkles className="size-4" aria-hidden="true" />
          Generate more
        </Button>
        <Button size="sm" aria-keyshortcuts="n" onClick={props.onCreate}>
          <Plus className="size-4" aria-hidden="true" />
          New quest
        </Button>
      </div>
    </div>
  );
}
