import type { ReactNode } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { AchievementsCard } from "./achievements/achievements-card.tsx";
import { CompletedCard } from "./completed-card.tsx";
import { NumbersCard } from "./numbers-card.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { SkillPathsCard } from "./skill-paths-card.tsx";

interface SideColumnProps {
  user: UserView;
  /** Slot above the rest, for another feature. */
  first?: ReactNode;
}

/** Beside the week on wide screens; below it on others, in two columns. */
export function SideColumn({ user, first }: SideColumnProps) {
  return (
    <aside
      aria-label="Progress"
      className="min-w-0 gap-3.5 max-wide:columns-1 sm:max-wide:columns-2 wide:grid wide:grid-cols-[minmax(0,1fr)] max-wide:[&>*]:mb-3.5 max-wide:[&>*]:break-inside-avoid"
    >
      {first}
      <NumbersCard user={user} />
      <QuickActions timeZone={user.timeZone} />
      <SkillPathsCard />
      <AchievementsCard timeZone={user.timeZone} />
      <CompletedCard timeZone={user.timeZone} />
    </aside>
  );
}
