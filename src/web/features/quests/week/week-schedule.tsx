import { type ComponentProps, Suspense, useState } from "react";
import { addDays, mondayOf } from "#domain/general/calendar-day.ts";
import { placeQuests } from "#domain/quests/quest-week.ts";
import { t } from "#web/platform/language/text.ts";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { Kbd } from "#web/ui/kbd.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { todaysQuests } from "../board/todays-quests.ts";
import type { QuestBoard } from "../board/use-quest-board.ts";
import { QuestActionsProvider } from "../quest-actions.ts";
import { CapacityLine } from "./capacity-line.tsx";
import { ScheduleError } from "./schedule-error.tsx";
import { ScheduleSkeleton } from "./schedule-skeleton.tsx";
import { ShownWeek } from "./shown-week.tsx";
import { MoreQuests, WeekHeader } from "./week-header.tsx";
import { sumHours } from "./week-plan.ts";

/** Few people see them: they come when they are needed. */
const EmptyTrail = lazyPart("EmptyTrail", async () => (await import("./schedule-cards.tsx")).EmptyTrail);
const EmptyWeek = lazyPart("EmptyWeek", async () => (await import("./schedule-cards.tsx")).EmptyWeek);
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
  // Without a quest at the top of the page, the way to get some stands there.
  const isFirstOnPage = query.data !== undefined && todaysQuests(board).state.kind === "empty";
  const isOffered = query.data && weekOffset === 0 && active.length === 0;
  const prompts = isOffered ? (
    <Suspense fallback={<Skeleton className="h-[330px] w-full" />}>
      <Prompts board={board} isHero={isFirstOnPage} />
    </Suspense>
  ) : null;

  return (
    <section
      aria-label={t("Weekly Schedule")}
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
          // The card that offers it stands on the page already.
          onGenerate={prompts ? null : board.generateMore}
          onCreate={board.create}
        />
        <QuestActionsProvider value={board.actions}>
          <div className="col-span-full mt-3 grid grid-cols-[minmax(0,1fr)] gap-5 sm:mt-4">
            {user.weeklySchedule === null ? (
              <Suspense>
                <NoScheduleCard onUpdate={onUpdateSchedule} />
              </Suspense>
            ) : null}
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
  const { query, active, completed, isGenerating } = board;
  if (query.isPending) return <ScheduleSkeleton />;
  if (!query.data) {
    return (
      <ScheduleError error={query.error} isRetrying={query.isFetching} onRetry={() => query.refetch()} />
    );
  }
  if (weekOffset === 0 && active.length + completed.length === 0)
    return isGenerating ? (
      <ScheduleSkeleton />
    ) : (
      <Suspense>
        <EmptyWeek />
      </Suspense>
    );
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

/** Messages shown when no quest is active. */
function Prompts({ board, isHero }: { board: QuestBoard; isHero: boolean }) {
  const { completed, isGenerating, user } = board;
  const isFirst = completed.length === 0;
  if (isFirst && !isGenerating) return <EmptyTrail onGenerate={board.generate} onCreate={board.create} />;
  return (
    <MoreQuestsCard
      state={moreQuestsState(board)}
      businessName={user.businessName}
      isHero={isHero}
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
