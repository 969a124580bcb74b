import type { UserView } from "#contracts/accounts.ts";
import { firstWord } from "#domain/username.ts";
import { XP_PER_LEVEL, xpWithinLevel } from "#domain/xp.ts";
import { ContourLines } from "#web/ui/brand/contour-lines.tsx";
import { LevelMedal } from "#web/ui/brand/level-shield.tsx";
import { Card } from "#web/ui/card.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";

/** Who is here, and how far they have come. */
export function GreetingCard({ user }: { user: UserView }) {
  const xp = xpWithinLevel(user.totalXP);
  return (
    <Card as="section" padding="lg" className="relative overflow-hidden">
      <ContourLines className="absolute inset-y-0 left-0 h-full w-[min(820px,100%)]" />
      <div className="relative flex items-center gap-4 sm:gap-7">
        <LevelMedal level={user.level} className="h-[68px] w-[60px] sm:h-[104px] sm:w-[92px]" />
        <div className="min-w-0 flex-1">
          <h1 className="text-22 font-extrabold wrap-anywhere sm:text-32 sm:tracking-[-.02em]">
            Welcome back, {firstWord(user.username)}!
          </h1>
          {user.businessName ? <p className="mt-1 text-text-2 wrap-anywhere">{user.businessName}</p> : null}
          <p className="mt-3 mb-1.5 flex max-w-[540px] justify-between gap-3 text-14 font-650 sm:mt-4">
            <span>Level {user.level}</span>
            <span className="num font-750 text-gold-text">
              {xp}/{XP_PER_LEVEL} XP
            </span>
          </p>
          <ProgressBar
            value={xp}
            max={XP_PER_LEVEL}
            label="XP in this level"
            tone="gold"
            size="xl"
            className="max-w-[540px]"
          />
        </div>
      </div>
    </Card>
  );
}
