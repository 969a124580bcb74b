import { memo, useMemo } from "react";
import { useTrialBadge } from "#web/features/billing/trial-badge.tsx";
import { HeaderCard } from "#web/features/progress/header-card.tsx";
import { SideColumn } from "#web/features/progress/side-column.tsx";
import { QuestActionsProvider } from "#web/features/quests/quest-actions.ts";
import { RunningQuest } from "#web/features/quests/running/running-quest.tsx";
import { useQuestBoard } from "#web/features/quests/week/use-quest-board.ts";
import { WeekSchedule } from "#web/features/quests/week/week-schedule.tsx";
import { useUsedTools } from "#web/features/toolbox/used-tools.tsx";
import { useFirstIntent } from "#web/platform/lazy/first-intent.ts";
import { useMember } from "#web/platform/session/session.ts";
import { openOverlay } from "#web/wiring/signals.ts";
import { PageColumn } from "../page-column.tsx";
import { BusinessQuestions, NextMilestone } from "./business-parts.tsx";
import { PlanNotice } from "./plan-notice.tsx";
import { prepareQuestDialogs, QuestCelebrations, QuestDialogs } from "./quest-dialogs.tsx";
import { usePreparedWeek } from "./use-prepared-week.ts";

const Header = memo(HeaderCard);
const Side = memo(SideColumn);

export function DashboardPage() {
  const user = useMember();
  const { recordToolUse } = useUsedTools();
  const quests = useQuestBoard(user, recordToolUse);
  const isPreparing = usePreparedWeek(quests);
  const board = { ...quests, isGenerating: quests.isGenerating || isPreparing };
  const milestone = useMemo(() => <NextMilestone level={user.level} />, [user.level]);
  const running = board.active.find((quest) => quest.inProgress);
  useFirstIntent(prepareQuestDialogs);
  return (
    <PageColumn className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <Header user={user} trialBadge={useTrialBadge(user)} />
      <PlanNotice user={user} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-8 wide:grid-cols-[minmax(0,1fr)_296px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <BusinessQuestions level={user.level} />
          {running ? (
            <QuestActionsProvider value={board.actions}>
              <RunningQuest key={running.id} quest={running} />
            </QuestActionsProvider>
          ) : null}
          <WeekSchedule board={board} onUpdateSchedule={openProfile} />
        </div>
        <Side user={user} first={milestone} />
      </div>
      <QuestDialogs board={board} />
      <QuestCelebrations board={board} />
    </PageColumn>
  );
}

const openProfile = () => openOverlay.emit("account");
