import { useState } from "react";
import { addDays, type CalendarDay, daysBetween, mondayOf } from "#domain/general/calendar-day.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { todaysQuests } from "../board/todays-quests.ts";
import type { QuestBoard } from "../board/use-quest-board.ts";
import { weekRange } from "../quest-time.ts";
import type { DatedQuest } from "../use-quests.ts";
import { QuestDragProvider } from "./quest-drag.ts";
import { ScheduleError } from "./schedule-error.tsx";
import { ScheduleSkeleton } from "./schedule-skeleton.tsx";
import { useWeekHistory } from "./use-week-history.ts";
import { WeekBoard } from "./week-board.tsx";
import { planWeek } from "./week-plan.ts";

interface ShownWeekProps {
  board: QuestBoard;
  /** 0 is this week. */
  weekOffset: number;
  placed: ReadonlyMap<string, CalendarDay>;
  onWeek: (weekOffset: number) => void;
}

/** One week: what was completed in a past one, what is due in the others. Under this week, the next one too. */
export function ShownWeek({ board, weekOffset, placed, onWeek }: ShownWeekProps) {
  const { user, today, active, completed } = board;
  const [dragged, setDragged] = useState<DatedQuest | null>(null);
  const monday = addDays(mondayOf(today), weekOffset * 7);
  const isHistory = weekOffset < 0;
  const history = useWeekHistory(monday, user.timeZone, isHistory);
  if (isHistory && history.isPending) return <ScheduleSkeleton />;
  if (isHistory && history.isError) {
    return (
      <ScheduleError
        error={history.error}
        isRetrying={history.isFetching}
        onRetry={() => history.refetch()}
      />
    );
  }
  const facts = {
    today,
    schedule: user.weeklySchedule,
    active: isHistory ? [] : active,
    completed: isHistory ? (history.data ?? []) : completed,
    placed,
  };
  const nextMonday = addDays(monday, 7);
  const afterNext = addDays(monday, 14);
  const days = [...placed.values()];
  const hasNext = weekOffset === 0 && days.some((day) => day >= nextMonday && day < afterNext);
  const later = weekOffset === 0 ? days.filter((day) => day >= afterNext).sort() : [];
  const nextId = nextIdOf(board);
  return (
    <QuestDragProvider value={{ dragged, setDragged }}>
      <WeekBoard
        key={monday}
        label={t("Days of the week")}
        days={planWeek({ ...facts, monday })}
        nextId={nextId}
        isHistory={isHistory}
      />
      {hasNext ? (
        <div>
          <h3 className="mb-3 flex flex-wrap items-baseline gap-x-2.5 text-18 font-bold">
            {t("Next week")}
            <span className="font-body text-14 font-medium tracking-normal text-text-2">
              {weekRange(nextMonday)}
            </span>
          </h3>
          <WeekBoard
            label={t("Days of next week")}
            days={planWeek({ ...facts, monday: nextMonday })}
            nextId={nextId}
          />
        </div>
      ) : null}
      <LaterQuests days={later} monday={monday} onWeek={onWeek} />
    </QuestDragProvider>
  );
}

/** The quest at the top of the page. */
function nextIdOf(board: QuestBoard): string | null {
  const { state } = todaysQuests(board);
  return state.kind === "quest" ? state.next.id : null;
}

interface LaterQuestsProps {
  /** Earliest first. */
  days: readonly CalendarDay[];
  monday: CalendarDay;
  onWeek: (weekOffset: number) => void;
}

/** Quests beyond next week are only counted here, with a way to the first of them. */
function LaterQuests({ days, monday, onWeek }: LaterQuestsProps) {
  const [first] = days;
  if (!first) return null;
  const firstMonday = mondayOf(first);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-14 font-medium text-text-2">
      {tn(days.length, "1 quest due later", "{n} quests due later")}
      <Button variant="ghost" size="sm" onClick={() => onWeek(daysBetween(monday, firstMonday) / 7)}>
        {t("Show {week}", { week: weekRange(firstMonday) })}
      </Button>
    </p>
  );
}
