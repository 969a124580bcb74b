import type { ReactNode } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { firstWord } from "#domain/accounts/username.ts";
import { XP_PER_LEVEL, xpWithinLevel } from "#domain/xp/xp.ts";
import { ContourLines } from "#web/ui/brand/contour-lines.tsx";
import { LevelMedal } from "#web/ui/brand/level-shield.tsx";
import { Card } from "#web/ui/card.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { StatTiles } from "./stat-tiles.tsx";
import { StreakNotes } from "./streak-notes.tsx";
import { useLazyDialog } from "./use-lazy-dialog.ts";

interface HeaderCardProps {
  user: UserView;
  /** Beside the business name: days left in the trial. */
  trialBadge?: ReactNode;
}

/** The person, their level and progress, and the four figures. */
export function HeaderCard({ user, trialBadge }: HeaderCardProps) {
  const xp = xpWithinLevel(user.totalXP);
  return (
    <Card as="section" padding="lg" className="relative overflow-hidden">
      <ContourLines className="absolute inset-y-0 left-0 h-full w-[min(820px,100%)]" />
      <div className="relative grid gap-3.5 sm:gap-6 wide:grid-cols-[minmax(0,1fr)_minmax(0,624px)] wide:items-center wide:gap-10">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 sm:gap-x-[22px]">
          <LevelMedal
            level={user.level}
            className="h-[57px] w-[50px] sm:row-span-2 sm:h-[104px] sm:w-[92px]"
          />
          <div className="min-w-0 sm:self-end">
            <h1 className="text-22 font-extrabold text-balance wrap-anywhere sm:text-32 sm:tracking-[-.025em]">
              Welcome back, {firstWord(user.username)}!
            </h1>
            <Business name={user.businessName} trialBadge={trialBadge} />
            <p className="mt-1 flex items-baseline gap-x-1 text-14 font-medium text-text-2 sm:mt-4 sm:mb-2 sm:justify-between sm:text-[13.5px] sm:leading-none sm:font-semibold sm:text-text">
              <span className="after:content-[','] sm:after:content-none">Level {user.level}</span>
              <XpFigure xp={xp} timeZone={user.timeZone} />
            </p>
          </div>
          <ProgressBar
            value={xp}
            max={XP_PER_LEVEL}
            label="XP in this level"
            tone="gold"
            size="xl"
            className="max-sm:col-span-2 max-sm:mt-3.5 max-sm:h-3 sm:self-start"
          />
        </div>
        <StatTiles user={user} />
      </div>
      <StreakNotes />
    </Card>
  );
}

function Business({ name, trialBadge }: { name: string | null; trialBadge: ReactNode }) {
  if (!name && !trialBadge) return null;
  return (
    <div className="mt-1 flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 text-15 font-medium text-text-2 sm:mt-2">
      {name ? <span className="line-clamp-2 wrap-anywhere max-sm:hidden">{name}</span> : null}
      {trialBadge}
    </div>
  );
}

/** The XP figure; opens the ledger. */
function XpFigure({ xp, timeZone }: { xp: number; timeZone: string }) {
  const { Dialog, frame, show } = useLazyDialog(
    async () => (await import("./ledger-dialog.tsx")).LedgerDialog,
  );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title="Where my XP comes from"
        data-track="XP of this level"
        onClick={show}
        className="num relative rounded-xs border-0 bg-transparent p-0 text-14 font-medium text-inherit underline decoration-dotted underline-offset-[3px] after:absolute after:-inset-x-2 after:-inset-y-3 hover:decoration-solid sm:font-750 sm:text-gold-text"
      >
        {xp}/{XP_PER_LEVEL} XP
      </button>
      {Dialog ? <Dialog {...frame} timeZone={timeZone} /> : null}
    </>
  );
}
