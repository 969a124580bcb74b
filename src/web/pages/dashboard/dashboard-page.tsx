import { memo, type ReactNode, Suspense, useMemo } from "react";
import { useTrialBadge } from "#web/features/billing/trial-badge.tsx";
import { SideColumn } from "#web/features/progress/side-column.tsx";
import { TodayStrip } from "#web/features/progress/today-strip.tsx";
import { todaysQuests } from "#web/features/quests/board/todays-quests.ts";
import { useQuestBoard } from "#web/features/quests/board/use-quest-board.ts";
import { prepareToday, TodaySection } from "#web/features/quests/today/today-section.tsx";
import { WeekTrail } from "#web/features/quests/today/week-trail.tsx";
import { refusedChanges } from "#web/features/quests/unsent/refused-changes.ts";
import { useQuestCommands } from "#web/features/quests/use-quest-commands.ts";
import { useQuestShortcuts } from "#web/features/quests/use-quest-shortcuts.ts";
import { ScheduleSkeleton } from "#web/features/quests/week/schedule-skeleton.tsx";
import { useUsedTools } from "#web/features/toolbox/used-tools.tsx";
import { t } from "#web/platform/language/text.ts";
import { BelowFold } from "#web/platform/lazy/below-fold.tsx";
import { useFirstIntent } from "#web/platform/lazy/first-intent.ts";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { useMember } from "#web/platform/session/session.ts";
import { useRefused } from "#web/platform/storage/use-refused.ts";
import { classNames } from "#web/ui/class-names.ts";
import { openOverlay } from "#web/wiring/signals.ts";
import { PageColumn } from "../page-column.tsx";
import { BusinessQuestions, NextMilestone } from "./business-parts.tsx";
import { PlanNotice } from "./plan-notice.tsx";
import { usePreparedWeek } from "./use-prepared-week.ts";

const COLUMN = "grid grid-cols-[minmax(0,1fr)] gap-6 max-sm:gap-5";

const Side = memo(SideColumn);
const WeekSchedule = lazyPart("week-schedule", async () => {
  return (await import("#web/features/quests/week/week-schedule.tsx")).WeekSchedule;
});

const RefusedQuests = lazyPart("refused-quests", async () => {
  return (await import("#web/features/quests/board/refused-quests.tsx")).RefusedQuests;
});

const loadDialogs = () => import("./quest-dialogs.tsx");
const QuestDialogs = lazyPart("quest-dialogs", async () => (await loadDialogs()).QuestDialogs);

export function DashboardPage() {
  const user = useMember();
  const { recordToolUse } = useUsedTools();
  const quests = useQuestBoard(user, recordToolUse);
  const refused = useRefused(refusedChanges, user.id);
  useQuestShortcuts(quests);
  useQuestCommands(quests);
  const isPreparing = usePreparedWeek(quests);
  const board = { ...quests, isGenerating: quests.isGenerating || isPreparing };
  // Without a quest, the way to get some comes first.
  const { state, finished } = todaysQuests(board);
  const hasQuest = state.kind !== "empty";
  const isRunning = state.kind === "quest" && state.next.inProgress;
  const sideTop = useMemo(() => <NextMilestone level={user.level} />, [user.level]);
  useFirstIntent(() => {
    prepareToday();
    // A failed fetch is tried again when a dialog is opened.
    loadDialogs().then(
      ({ prepareQuestDialogs }) => prepareQuestDialogs(),
      () => undefined,
    );
  });
  return (
    <PageColumn className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-3! max-sm:has-data-workspace:pt-0! sm:gap-4 sm:pt-4!">
      <Around>
        <TodayStrip user={user} week={<WeekTrail board={board} />} trialBadge={useTrialBadge(user)} />
        <PlanNotice user={user} />
        {refused.length > 0 ? (
          <Suspense>
            <RefusedQuests refused={refused} board={quests} />
          </Suspense>
        ) : null}
      </Around>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-6 wide:grid-cols-[minmax(0,1fr)_316px]">
        <div className={COLUMN}>
          {hasQuest ? null : <h2 className="sr-only">{t("Today")}</h2>}
          <TodaySection board={board} />
          <div
            data-around-workspace
            className={classNames(COLUMN, "empty:hidden", !hasQuest && "order-last")}
          >
            <BusinessQuestions level={user.level} isDayBegun={isRunning || finished.length > 0} />
          </div>
          <Around>
            <BelowFold fallback={<ScheduleSkeleton />}>
              <WeekSchedule board={board} onUpdateSchedule={openProfile} />
            </BelowFold>
          </Around>
        </div>
        <Around>
          <Side user={user} first={sideTop} />
        </Around>
      </div>
      {board.dialog.content || board.celebrations.shown.length > 0 ? (
        <Suspense>
          <QuestDialogs board={board} />
        </Suspense>
      ) : null}
    </PageColumn>
  );
}

/** On a phone a started quest is alone on the page: what stands around it is hidden (dock.css). */
function Around({ children }: { children: ReactNode }) {
  return (
    <div data-around-workspace className="contents">
      {children}
    </div>
  );
}

const openProfile = () => openOverlay.emit("account");
