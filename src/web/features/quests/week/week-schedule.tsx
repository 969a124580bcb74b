import { type ComponentProps, Suspense, useState } from "react";
import { addDays, mondayOf } from "#domain/general/calendar-day.ts";
import { placeQuests } from "#domain/quests/quest-week.ts";
import { t } from "#web/platform/language/text.ts";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { Kbd } from "#web/ui/kbd.tsx";
import { todaysQuests } from "../board/todays-quests.ts";
import type { QuestBoard } from "../board/use-quest-board.ts";
import { QuestActionsProvider } from "../quest-actions.ts";
import { CapacityLine } from "./capacity-line.tsx";
import { PromptSkeleton } from "./prompt-skeleton.tsx";
import { ScheduleError } from "./schedule-error.tsx";
import { ScheduleSkeleton } from "./schedule-skeleton.tsx";
import { ShownWeek } from "./shown-week.tsx";
import { MoreQuests, WeekHeader } from "./week-header.tsx";
import { sumHours } from "./week-plan.ts";

/** Few people see them: they come when they are needed. */
const EmptyTrail = lazyPart("EmptyTrail", async () => (await import("./schedule-cards.tsx")).EmptyTrail);
const MoreQuestsCard = lazyPart(
  "MoreQuestsCard",
  async () => (await import("./schedule-cards.tsx")).MoreQuestsCard,
);
const NoScheduleCard = lazyPart(
  "NoScheduleCard",
  async () => (await import("./schedule-cards.tsx")).NoScheduleCard,
);

/** Below the week: it comes after the first screen. */
const WhyThisWeek = lazyPart("why-this-week", async () => (await import("./why-this-week.tsx")).WhyThisWeek);

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
  const { state } = todaysQuests(board);
  // Without a quest at the top of the page, the way to get some stands there.
  const isFirstOnPage = query.data !== undefined && state.kind === "empty";
  const isRunning = state.kind === "quest" && state.next.inProgress;
  const isOffered = query.data && weekOffset === 0 && active.length === 0;

  return (
    <section
      aria-label={t("Weekly Schedule")}
      className={isFirstOnPage ? "min-w-0" : "mt-2 min-w-0 border-t border-border pt-6"}
    >
      {isFirstOnPage && isOffered ? (
        <div className="mb-8">
          <Suspense fallback={<PromptSkeleton />}>
            <Prompts board={board} />
          </Suspense>
        </div>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <WeekHeader
          monday={monday}
          weekOffset={weekOffset}
          capacity={query.data && weekOffset >= 0 && hours > 0 ? capacity : null}
          onWeek={setWeekOffset}
        />
        <MoreQuests
          isGenerating={board.generation.isPending}
          // The top of the page offers it already.
          onGenerate={isOffered ? null : board.generateMore}
          onCreate={board.create}
        />
        <QuestActionsProvider value={board.actions}>
          <div className="col-span-full mt-3 grid grid-cols-[minmax(0,1fr)] gap-5 sm:mt-4">
            {user.weeklySchedule === null && !isRunning ? (
              <Suspense>
                <NoScheduleCard onUpdate={onUpdateSchedule} />
              </Suspense>
            ) : null}
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
  const { query, active, completed, isGenerating } = board;
  if (query.isPending) return <ScheduleSkeleton />;
  if (!query.data) {
    return (
      <ScheduleError error={query.error} isRetrying={query.isFetching} onRetry={() => query.refetch()} />
    );
  }
  if (weekOffset === 0 && active.length + completed.length === 0 && isGenerating) return <ScheduleSkeleton />;
  return (
    <>
      <ShownWeek board={board} weekOffset={weekOffset} placed={placed} onWeek={onWeek} />
      {weekOffset === 0 ? (
        <Suspense>
          <WhyThisWeek board={board} />
        </Suspense>
      ) : null}
    </>
  );
}

/** At the top of the page when there is no quest. At the end of a day the night offers more (day-done.tsx). */
function Prompts({ board }: { board: QuestBoard }) {
  const { completed, isGenerating, user } = board;
  const isFirst = completed.length === 0;
  if (isFirst && !isGenerating) return <EmptyTrail onGenerate={board.generate} onCreate={board.create} />;
  return (
    <MoreQuestsCard
      state={moreQuestsState(board)}
      businessName={user.businessName}
      onGenerate={board.generate}
      onCreate={board.create}
    />
  );
}

function moreQuestsState({ isGenerating, generation }: QuestBoard): "idle" | "generating" | "failed" {
  if (isGenerating) return "generating";
  return generation.isError ? "failed" : "idle";
}

function ShortcutHints() {
  const keys = [
    ["N", t("New")],
    ["S", t("Start")],
    ["C", t("Complete")],
    ["M", t("Mentor")],
    ["?", t("All shortcuts")],
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
