import type { ReactNode } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { t } from "#web/platform/language/text.ts";
import { BelowFold } from "#web/platform/lazy/below-fold.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { NumbersCard } from "./numbers-card.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { PlainSkillPathsCard } from "./skill-paths-skeleton.tsx";

const SkillPathsCard = lazyPart(
  "skill-paths",
  async () => (await import("./skill-paths-card.tsx")).SkillPathsCard,
);
const AchievementsCard = lazyPart(
  "achievements-card",
  async () => (await import("./achievements/achievements-card.tsx")).AchievementsCard,
);
const CompletedCard = lazyPart(
  "completed-card",
  async () => (await import("./completed-card.tsx")).CompletedCard,
);

interface SideColumnProps {
  user: UserView;
  /** Slot above the rest, for another feature. */
  first?: ReactNode;
}

/** Beside the week on wide screens; below it on others, in two columns. */
export function SideColumn({ user, first }: SideColumnProps) {
  return (
    <aside
      aria-label={t("Progress")}
      className="min-w-0 gap-3.5 max-wide:columns-1 sm:max-wide:columns-2 wide:grid wide:grid-cols-[minmax(0,1fr)] max-wide:[&>*]:mb-3.5 max-wide:[&>*]:break-inside-avoid"
    >
      {first}
      <NumbersCard user={user} />
      <QuickActions timeZone={user.timeZone} />
      <BelowFold
        className="contents max-wide:[&>*]:mb-3.5 max-wide:[&>*]:break-inside-avoid"
        fallback={<PlainSkillPathsCard />}
      >
        <SkillPathsCard />
        <AchievementsCard timeZone={user.timeZone} />
        <CompletedCard timeZone={user.timeZone} />
      </BelowFold>
    </aside>
  );
}
