import { Suspense } from "react";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { OnceUsed } from "#web/platform/lazy/once-used.tsx";
import { todaysQuests } from "../board/todays-quests.ts";
import type { QuestBoard } from "../board/use-quest-board.ts";
import { loadChanges } from "../changes/load-changes.ts";
import { QuestActionsProvider } from "../quest-actions.ts";
import { loadSending } from "../sending/load-sending.ts";
import { HeroQuest } from "./hero-quest.tsx";
import { PlainQuickAdd } from "./plain-quick-add.tsx";
import { ThenList } from "./then-list.tsx";
import { DoneSkeleton, HeroSkeleton, NightSkeleton, TodaySkeleton } from "./today-skeleton.tsx";

const DayDone = lazyPart("day-done", async () => (await import("./day-done.tsx")).DayDone);
const RunningQuest = lazyPart("running-quest", async () => {
  return (await import("../running/running-quest.tsx")).RunningQuest;
});

const DoneToday = lazyPart("done-today", async () => (await import("./done-today.tsx")).DoneToday);
const QuickAdd = lazyPart("quick-add", async () => (await import("./quick-add.tsx")).QuickAdd);

/** For the first sign of use: starting a quest then shows it without a wait. */
export function prepareToday(): void {
  for (const Part of [RunningQuest, DayDone, DoneToday]) void Part.preload();
  // A failed fetch is tried again when something is completed or changed.
  for (const load of [loadSending, loadChanges]) load().catch(() => undefined);
}

/** The one next quest, what follows it, and what is done. Nothing if there is no quest. */
export function TodaySection({ board }: { board: QuestBoard }) {
  if (board.query.isPending) return <TodaySkeleton />;
  if (!board.query.data) return null;
  const { state, finished } = todaysQuests(board);
  // Then the schedule's own cards say how to get quests.
  if (state.kind === "empty") return null;
  return (
    <QuestActionsProvider value={board.actions}>
      <Hero board={board} state={state} finished={finished} />
      <div
        data-around-workspace
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-sm:gap-5 full:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]"
      >
        {state.kind === "quest" ? <ThenList state={state} today={board.today} /> : null}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {finished.length > 0 ? (
            <Suspense fallback={<DoneSkeleton titles={finished.map(({ title }) => title)} />}>
              <DoneToday
                quests={finished}
                timeZone={board.user.timeZone}
                waitingIds={board.actions.waitingIds}
              />
            </Suspense>
          ) : null}
          <OnceUsed instead={<PlainQuickAdd onClick={board.create} />}>
            <QuickAdd userId={board.user.id} />
          </OnceUsed>
        </div>
      </div>
    </QuestActionsProvider>
  );
}

type Todays = ReturnType<typeof todaysQuests>;

interface HeroProps {
  board: QuestBoard;
  state: Exclude<Todays["state"], { kind: "empty" }>;
  finished: Todays["finished"];
}

function Hero({ board, state, finished }: HeroProps) {
  switch (state.kind) {
    case "done":
    case "rest":
      return (
        <Suspense fallback={<NightSkeleton />}>
          <DayDone
            kind={state.kind}
            after={state.after}
            finished={finished}
            user={board.user}
            today={board.today}
            isGenerating={board.generation.isPending}
            onGenerate={board.generateMore}
          />
        </Suspense>
      );
    case "quest":
      return state.next.inProgress ? (
        <Suspense fallback={<HeroSkeleton />}>
          <RunningQuest key={state.next.id} quest={state.next} />
        </Suspense>
      ) : (
        <HeroQuest quest={state.next} />
      );
  }
}
