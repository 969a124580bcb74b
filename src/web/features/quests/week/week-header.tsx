import { ChevronLeft, ChevronRight, Plus, Sparkles } from "lucide-react";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { weekRange } from "../quest-time.ts";

interface WeekHeaderProps {
  monday: CalendarDay;
  weekOffset: number;
  capacity: React.ReactNode;
  onWeek: (weekOffset: number) => void;
}

/** Title, days and hours of the week, and the way to other weeks. */
export function WeekHeader({ monday, weekOffset, capacity, onWeek }: WeekHeaderProps) {
  return (
    <>
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <h2 className="text-22 leading-tight font-750 whitespace-nowrap">{t("Weekly Schedule")}</h2>
        <p className="text-14 leading-snug font-medium text-text-2">
          <span aria-live="polite" className="whitespace-nowrap">
            {weekRange(monday)}
          </span>
          {capacity ? ", " : null}
          {capacity}
        </p>
      </div>
      <div className="flex items-center max-sm:-mr-2 max-sm:self-start">
        {weekOffset !== 0 ? (
          <Button variant="ghost" size="sm" onClick={() => onWeek(0)}>
            {t("This week")}
          </Button>
        ) : null}
        <Button
          variant="ghost"
          size="sm"
          icon
          aria-label={t("Previous week")}
          onClick={() => onWeek(weekOffset - 1)}
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon
          aria-label={t("Next week")}
          onClick={() => onWeek(weekOffset + 1)}
        >
          <ChevronRight className="size-5" aria-hidden="true" />
        </Button>
      </div>
    </>
  );
}

interface MoreQuestsProps {
  isGenerating: boolean;
  /** Null where another part of the page offers it. */
  onGenerate: (() => void) | null;
  onCreate: () => void;
}

/** Beside the title; on phones below the week. */
export function MoreQuests({ isGenerating, onGenerate, onCreate }: MoreQuestsProps) {
  return (
    <div className="flex gap-2 max-sm:order-1 max-sm:col-span-full max-sm:mt-3 max-sm:*:flex-1 max-sm:*:px-1!">
      {onGenerate ? (
        <Button
          variant="ghost"
          size="sm"
          className="max-sm:border-border! max-sm:bg-surface! max-sm:text-text! max-sm:shadow-[0_3px_0_var(--border)]!"
          loading={isGenerating}
          onClick={onGenerate}
        >
          <Sparkles className="size-4" aria-hidden="true" />
          {t("Generate more")}
        </Button>
      ) : null}
      <Button size="sm" aria-keyshortcuts="n" onClick={onCreate}>
        <Plus className="size-4" aria-hidden="true" />
        {t("New quest")}
      </Button>
    </div>
  );
}
