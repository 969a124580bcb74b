import { useEffect } from "react";
import { HeaderCard } from "#web/features/progress/header-card.tsx";
import { SideColumn } from "#web/features/progress/side-column.tsx";
import { useQuestBoard } from "#web/features/quests/use-quest-board.ts";
import { WeekSchedule } from "#web/features/quests/week-schedule.tsx";
import { useMember } from "#web/platform/session.ts";
import { useUsedTools } from "#web/platform/used-tools.tsx";
import { PageColumn } from "../page-column.tsx";
import { preloadQuestDialogs, QuestDialogs } from "./quest-dialogs.tsx";

/** Once the page has settled. */
const PRELOAD_DELAY_MS = 2_000;

export function DashboardPage() {
  const user = useMember();
  const { recordToolUse } = useUsedTools();
  const board = useQuestBoard(user, recordToolUse);
  useEffect(() => {
    const timer = setTimeout(preloadQuestDialogs, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <PageColumn className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <HeaderCard user={user} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-8 wide:grid-cols-[minmax(0,1fr)_296px]">
        <WeekSchedule board={board} onUpdateSchedule={openProfile} />
        <SideColumn user={user} />
      </div>
      <QuestDialogs board={board} />
    </PageColumn>
  );
}

/** The shell listens: the profile lies over every page. */
function openProfile(): void {
  window.dispatchEvent(new CustomEvent("sidequest:open-profile"));
}
