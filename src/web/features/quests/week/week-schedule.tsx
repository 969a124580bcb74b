import { useState } from "react";
import { addDays, type CalendarDay, mondayOf } from "#domain/general/calendar-day.ts";
import { Kbd } from "#web/ui/kbd.tsx";
import { useDayCleared } from "../complete/use-day-cleared.ts";
import { QuestActionsProvider } from "../quest-actions.ts";
import { roughTime, weekRange } from "../quest-time.ts";
import { useQuestShortcuts } from "../use-quest-shortcuts.ts";
import { CapacityLine } from "./capacity-line.tsx";
import { EmptyTrail, MoreQuestsCard, NoScheduleCard, QuestMasterBanner } from "./schedule-cards.tsx";
import { ScheduleError, ScheduleSkeleton } from "./schedule-states.tsx";
import { usePlacement } from "./use-placement.ts";
import type { QuestBoard } from "./use-quest-board.ts";
import { useWeekHistory } from "./use-week-history.ts";
import { WeekBoard } from "./week-board.tsx";
import { WeekHeader } from "./week-header.tsx";
import { planWeek, sumHours, sumPaidXp, workedMs } from "./week-plan.ts";

interface WeekScheduleProps {
  board: QuestBoard;
  onUpdateSchedule: () => void;
}

/** The week's quests on their trail, or an empty state if there are none. */
export function WeekSchedule({ board, onUpdateSchedule }: WeekScheduleProps) {
  const { user, today, active, completed, query } = board;
  const [weekOffset, setWeekOffset] = useState(0);
  const monday = addDays(mondayOf(today), weekOffset * 7);
  const shown = weekOffset > 0 ? active.filter(({ dueDay }) => mondayOf(dueDay) === monday) : active;
  const placed = usePlacement(weekOffset < 0 ? [] : shown, {
    schedule: user.weeklySchedule,
    today,
    weekOffset,
  });
  useQuestShortcuts(board);
  useDayCleared(board);
  const hours = sumHours(shown.filter((quest) => mondayOf(placed.get(quest.id) ?? today) === monday));
  const capacity = <CapacityLine hours={hours} timeCommitment={user.timeCommitment} />;

  return (
    <section aria-label="Weekly Schedule" className="min-w-0">
      <WeekHeader
        monday={monday}
        weekOffset={weekOffset}
        capacity={query.data && weekOffset >= 0 ? capacity : null}
        isGenerating={board.generation.isPending}
        onWeek={setWeekOffset}
        onGenerate={board.generateMore}
        onCreate={board.create}
      />
      <QuestActionsProvider value={board.actions}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {user.weeklySchedule === null ? <NoScheduleCard onUpdate={onUpdateSchedule} /> : null}
          {query.isPending ? <ScheduleSkeleton /> : null}
          {query.isError && !query.data ? (
            <ScheduleError
              error={query.error}
              isRetrying={query.isFetching}
              onRetry={() => query.refetch()}
            />
          ) : null}
          {query.data && weekOffset === 0 ? <Prompts board={board} /> : null}
          {query.data && (weekOffset !== 0 || active.length + completed.length > 0) ? (
            <Week board={board} weekOffset={weekOffset} monday={monday} shown={shown} placed={placed} />
          ) : null}
        </div>
      </QuestActionsProvider>
      {active.length > 0 ? <ShortcutHints /> : null}
    </section>
  );
}

/** Messages shown when no quest is active. */
function Prompts({ board }: { board: QuestBoard }) {
  const { active, completed, isGenerating, user } = board;
  if (active.length > 0) return null;
  const isFirst = completed.length === 0;
  if (isFirst && !isGenerating) return <EmptyTrail onGenerate={board.generate} onCreate={board.create} />;
  return (
    <>
      {isFirst ? null : <QuestMasterBanner text={recap(board)} />}
      <MoreQuestsCard
        state={moreQuestsState(board)}
        businessName={user.businessName}
        onGenerate={board.generate}
      />
    </>
  );
}

function recap({ completed, today, user }: QuestBoard): string {
  const done = completed.filter((quest) => quest.completedDay === today);
  const streak = `streak ${user.weeklyStreak} ${user.weeklyStreak === 1 ? "day" : "days"}.`;
  if (done.length === 0) return `Every quest is done, ${streak}`;
  const timeMs = workedMs(done);
  return `${sumPaidXp(done)} XP${timeMs > 0 ? ` in ${roughTime(timeMs)}` : ""}, ${streak}`;
}

function moreQuestsState({ isGenerating, generation }: QuestBoard): "idle" | "generating" | "failed" {
  if (isGenerating) return "generating";
  return generation.isError ? "failed" : "idle";
}

interface WeekProps {
  board: QuestBoard;
  weekOffset: number;
  monday: CalendarDay;
  shown: QuestBoard["active"];
  placed: ReadonlyMap<string, CalendarDay>;
}

function Week({ board, weekOffset, monday, shown, placed }: WeekProps) {
  const { user, today, completed } = board;
  const isHistory = weekOffset < 0;
  const history = useWeekHistory(monday, user.timeZone, isHistory);
  const facts = {
    today,
    schedule: user.weeklySchedule,
    active: shown,
    completed: isHistory ? (history.data ?? []) : completed,
    placed,
  };
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
  const nextMonday = addDays(monday, 7);
  // If this week has no day left, its quests are placed on next week: show it as such.
  const spillsOver = weekOffset === 0 && [...placed.values()].some((day) => day >= nextMonday);
  return (
    <>
      <WeekBoard
        key={monday}
        label="Days of the week"
        days={planWeek({ ...facts, monday })}
        isHistory={isHistory}
      />
      {spillsOver ? (
        <div>
          <h3 className="mb-3 flex flex-wrap items-baseline gap-x-2.5 text-18 font-bold">
            Next week
            <span className="font-body text-14 font-medium tracking-normal text-text-2">
              {weekRange(nextMonday)}
            </span>
          </h3>
          <WeekBoard label="Days of next week" days={planWeek({ ...facts, monday: nextMonday })} />
        </div>
      ) : null}
    </>
  );
}

function ShortcutHints() {
  const keys = [
    ["N", "New"],
    ["S", "Start"],
    ["C", "Complete"],
    ["M", "Mentor"],
    ["?", "All shortcuts"],
  ] as const;
  return (
    <p className="mt-6 flex items-center gap-4.5 text-13 font-medium text-text-2 pointer-coarse:hidden max-sm:hidden">
      {keys.map(([key, word]) => (
        <span key={key} className="inline-flex items-center gap-[7px]">
          <Kbd>{key}</Kbd>
          {word}
        </span>
      ))}
    </p>
  );
}
