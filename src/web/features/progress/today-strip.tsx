import { type ReactNode, Suspense } from "react";
import { Link } from "wouter";
import type { UserView } from "#contracts/accounts.ts";
import { firstWord } from "#domain/accounts/username.ts";
import { dayAt } from "#domain/general/calendar-day.ts";
import { XP_PER_LEVEL, xpWithinLevel } from "#domain/xp/xp.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { Flame } from "#web/ui/brand/flame.tsx";
import { LevelMedal } from "#web/ui/brand/level-shield.tsx";
import { Tent } from "#web/ui/brand/tent.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { StreakNotes } from "./streak-notes.tsx";
import { useStreak } from "./use-progress.ts";
import { XpFigure } from "./xp-figure.tsx";

/** Loaded only for people who wear one. */
const ShieldFrame = lazyPart("shield-frame", async () => {
  return (await import("#web/ui/brand/shield-frame.tsx")).ShieldFrame;
});

interface TodayStripProps {
  user: UserView;
  /** The trail of this week. */
  week: ReactNode;
  /** Days left in the trial. On a phone the menu has them. */
  trialBadge?: ReactNode;
}

/** The person on one line: level with its XP, this week, streak. Two lines on a phone. */
export function TodayStrip({ user, week, trialBadge }: TodayStripProps) {
  const xp = xpWithinLevel(user.totalXP);
  const isStart = user.totalXP === 0;
  return (
    <section aria-label={t("You this week")}>
      <div className="card grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2.5 rounded-[18px] py-2.5 sm:max-wide:gap-y-4 max-wide:grid-rows-[46px_46px] pr-3.5 pl-2.5 wide:h-18 wide:grid-cols-[minmax(0,1fr)_auto_minmax(max-content,1fr)] wide:gap-x-7 wide:py-0 wide:pr-5 wide:pl-3.5">
        <div className="flex min-w-0 items-center gap-3">
          <Link
            href="/level"
            aria-label={t("Level {level}: what levels open", { level: user.level })}
            className="relative block h-[43px] w-[38px] flex-none rounded-xs pointer-coarse:after:absolute pointer-coarse:after:-inset-1 wide:h-[50px] wide:w-11"
          >
            <LevelMedal level={user.level} className="size-full" />
            {user.badgeFrame ? (
              <Suspense>
                <ShieldFrame frame={user.badgeFrame} />
              </Suspense>
            ) : null}
          </Link>
          <div className="max-w-[300px] min-w-0 flex-1">
            <h1 className="truncate text-15 leading-[1.2] font-750 tracking-[-.015em] sm:text-16 wide:text-[17px]">
              {greeting(user)}
            </h1>
            <div className="mt-1.5 flex items-center gap-2.5 text-[12.5px] leading-none font-semibold whitespace-nowrap text-text-2">
              <span className="max-sm:sr-only">{t("Level {level}", { level: user.level })}</span>
              <ProgressBar
                value={xp}
                max={XP_PER_LEVEL}
                label={t("XP in this level")}
                tone="gold"
                className="h-2.5! min-w-10 flex-1 wide:min-w-16"
              />
              <XpFigure level={user.level} xp={xp} isStart={isStart} timeZone={user.timeZone} />
            </div>
          </div>
        </div>
        <div className="max-wide:col-span-2 max-wide:row-start-2">{week}</div>
        {/* What comes late stands first or in a reserved place: nothing moves when it comes. */}
        <div className="flex min-w-0 items-center justify-end gap-3">
          {trialBadge ? (
            <span className="flex border-r border-border pr-3 max-sm:hidden [&_.badge]:rounded-full">
              {trialBadge}
            </span>
          ) : null}
          <Streak user={user} isStart={isStart} />
        </div>
      </div>
      <StreakNotes />
    </section>
  );
}

/** Nobody is welcomed back on the day of the first visit, before anything was done. */
function greeting({ username, totalXP, createdAt, timeZone }: UserView): string {
  const now = new Date();
  const isFirstVisit = totalXP === 0 && dayAt(new Date(createdAt), timeZone) === dayAt(now, timeZone);
  const name = firstWord(username);
  return isFirstVisit ? t("Welcome, {name}!", { name }) : t("Welcome back, {name}!", { name });
}

function Streak({ user, isStart }: { user: UserView; isStart: boolean }) {
  const { data: streak } = useStreak();
  // Until the streak call answers, use the figure in the user's record.
  const days = streak?.days ?? user.weeklyStreak;
  if (isStart && days === 0) return null;
  return (
    <>
      <Link
        href="/streak"
        title={t("Your streak, day by day")}
        className={classNames(
          "num relative inline-flex min-h-6 items-center gap-1.5 leading-none font-750 whitespace-nowrap after:absolute after:-inset-x-1 after:-inset-y-4 hover:underline",
          days > 0 ? "text-16 text-streak" : "text-14 text-text-2",
          // Not known to be none yet.
          days === 0 && !streak && "invisible",
        )}
      >
        {/* A flame burns only for a streak. */}
        {days > 0 ? <Flame className="size-5 sm:size-[26px]" /> : null}
        {tn(days, "1 day", "{n} days")}
      </Link>
      <span className="inline-flex h-[30px] w-[114px] items-center justify-center gap-[5px] rounded-full bg-surface-2 text-[12.5px] leading-none font-semibold whitespace-nowrap text-text-2 max-md:sr-only">
        {streak ? (
          <>
            <Tent className="size-4" />
            {tn(streak.restTokens, "1 rest token", "{n} rest tokens")}
          </>
        ) : null}
      </span>
    </>
  );
}
