import { type ComponentProps, useState } from "react";
import { addDays, mondayOf } from "#domain/general/calendar-day.ts";
import { placeQuests } from "#domain/quests/quest-week.ts";
import { Kbd } from "#web/ui/kbd.tsx";
import { QuestActionsProvider } from "../quest-actions.ts";
import { todaysQuests } from "../today/todays-quests.ts";
import { CapacityLine } from "./capacity-line.tsx";
import { EmptyTrail, MoreQuestsCard, NoScheduleCard } from "./schedule-cards.tsx";
import { ScheduleError } from "./schedule-error.tsx";
import { ScheduleSkeleton } from "./schedule-skeleton.tsx";
import { ShownWeek } from "./shown-week.tsx";
import type { QuestBoard } from "./use-quest-board.ts";
import { MoreQuests, WeekHeader } from "./week-header.tsx";
import { sumHours } from "./week-plan.ts";

interface WeekScheduleProps {
  board: QuestBoard;
  onUpdateSchedule: () => void;
}

/** The week's quests on their days, or an empty state if there are none. */
export function WeekSchedule({ board, onUpdateSchedule }: WeekScheduleProps) {
  const { user, today, active, query } = board;
  const [weekOffset, setWeekOffset] = useState(0);
  const monday = addDays(mondayOf(today), weekOffset * 7);
  const placed = placeQuests(active, { schedule: user.weeklySchedule, today });
  const hours = sumHours(active.filter((quest) => mondayOf(placed.get(quest.id) ?? today) === monday));
  const capacity = <CapacityLine hours={hours} timeCommitment={user.timeCommitment} />;
  const prompts = query.data && weekOffset === 0 ? <Prompts board={board} /> : null;
  // Without a quest at the top of the page, the way to get some stands there.
  const isFirstOnPage = query.data !== undefined && todaysQuests(board).state.kind === "empty";

  return (
    <section
      aria-label="Weekly Schedule"
      className={isFirstOnPage ? "min-w-0" : "mt-2 min-w-0 border-t border-border pt-6"}
    >
      {isFirstOnPage && prompts ? <div className="mb-8">{prompts}</div> : null}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <WeekHeader
          monday={monday}
          weekOffset={weekOffset}
          capacity={query.data && weekOffset >= 0 ? capacity : null}
          onWeek={setWeekOffset}
        />
        <MoreQuests
          isGenerating={board.generation.isPending}
          onGenerate={board.generateMore}
          onCreate={board.create}
        />
        <QuestActionsProvider value={board.actions}>
          <div className="col-span-full mt-3 grid grid-cols-[minmax(0,1fr)] gap-5 sm:mt-4">
            {user.weeklySchedule === null ? <NoScheduleCard onUpdate={onUpdateSchedule} /> : null}
            {isFirstOnPage ? null : prompts}
            <Week board={board} weekOffset={weekOffset} placed={placed} onWeek={setWeekOffset} />
          </div>
        </QuestActionsProvider>
      </div>
      {active.length > 0 ? <ShortcutHints /> : null}
    </section>
  );
}

/** The week, or why it is not there. */
function Week({ board, weekOffset, placed, onWeek }: ComponentProps<typeof ShownWeek>) {
  const { query, active, completed } = board;
  if (query.isPending) return <ScheduleSkeleton />;
  if (!query.data) {
    return (
      <ScheduleError error={query.error} isRetrying={query.isFetching} onRetry={() => query.refetch()} />
    );
  }
  if (weekOffset === 0 && active.length + completed.length === 0) return null;
  return <ShownWeek board={board} weekOffset={weekOffset} placed={placed} onWeek={onWeek} />;
}

/** Messages shown when no quest is active. */
function Prompts({ board }: { board: QuestBoard }) {
  const { active, completed, isGenerating, user } = board;
  if (active.length > 0) return null;
  const isFirst = completed.length === 0;
  if (isFirst && !isGenerating) return <EmptyTrail onGenerate={board.generate} onCreate={board.create} />;
  return (
    <MoreQuestsCard
      state={moreQuestsState(board)}
      businessName={user.businessName}
      onGenerate={board.generate}
    />
  );
}

function moreQuestsState({ isGenerating, generation }: QuestBoard): "idle" | "generating" | "failed" {
  if (isGenerating) return "generating";
  return generation.isError ? "failed" : "idle";
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
