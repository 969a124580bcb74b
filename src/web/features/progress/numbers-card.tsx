import type { UserView } from "#contracts/accounts.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import type { summarizeQuests } from "#contracts/quests.ts";
import { language } from "#web/platform/language/language.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { Card } from "#web/ui/card.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { useStreak, useSummary } from "./use-progress.ts";

type Summary = OutputOf<typeof summarizeQuests>;

/** The four figures in one row, and the completion rate. */
export function NumbersCard({ user }: { user: UserView }) {
  const summary = useSummary();
  return (
    <Card as="section" aria-label={t("Numbers")} className="grid min-h-[167px] content-center">
      {summary.data ? (
        <Figures user={user} facts={summary.data} />
      ) : summary.isError ? (
        <LoadFailed what={t("Your figures could not be read.")} query={summary} />
      ) : (
        <NumbersSkeleton />
      )}
    </Card>
  );
}

function Figures({ user, facts }: { user: UserView; facts: Summary }) {
  const streak = useStreak();
  // Until the streak call answers, use the figure in the user's record.
  const days = streak.data?.days ?? user.weeklyStreak;
  const isStart = facts.completed === 0;
  const week = (count: number) => t("{count} this week", { count: count.toLocaleString(language) });
  return (
    <>
      <dl className="m-0 grid grid-cols-[repeat(4,auto)]">
        <Figure
          label={t("Total Completed")}
          value={facts.completed}
          more={week(facts.completedThisWeek)}
          isStart={isStart}
        />
        <Figure
          label={t("Active Tasks")}
          value={facts.active}
          more={week(facts.activeThisWeek)}
          isStart={isStart}
        />
        <Figure
          label={t("Current Streak")}
          isStart={isStart}
          value={days}
          unit={tn(days, "day", "days")}
          more={streak.data ? tn(streak.data.restTokens, "1 rest token", "{n} rest tokens") : ""}
        />
        <Figure
          label={t("Avg XP/Task")}
          value={facts.averageXp}
          more={tn(facts.completed, "over 1 quest", "over {n} quests")}
          isStart={isStart}
        />
      </dl>
      {isStart && days > 0 ? null : isStart ? (
        <p className="mt-3.5 flex items-center gap-2.5 border-t border-border pt-3.5 text-14 font-medium text-text-2">
          <Lantern className="h-7 w-6 flex-none" />
          {t("Your numbers start with the first quest.")}
        </p>
      ) : (
        <Rate facts={facts} />
      )}
    </>
  );
}

interface FigureProps {
  label: string;
  value: number;
  unit?: string;
  /** Shown on hover and read out. */
  more: string;
  /** Nothing was completed yet: a zero is shown as a dash. Screen readers still get it. */
  isStart: boolean;
}

function Figure({ label, value, unit, more, isStart }: FigureProps) {
  const isDash = isStart && value === 0;
  return (
    <div
      title={more}
      className="flex flex-col border-l border-border pr-1.5 pl-2.5 first:border-l-0 first:pl-0 last:pr-0"
    >
      <dt className="order-2 mt-[5px] text-12 leading-[1.25] font-medium text-text-2">{label}</dt>
      <dd className="num order-1 m-0 h-[21px] text-[21px] leading-none font-extrabold tracking-[-.02em] whitespace-nowrap">
        {isDash ? (
          <>
            <span className="sr-only">0</span>
            <span aria-hidden="true">–</span>
          </>
        ) : (
          value.toLocaleString(language)
        )}
        {unit ? (
          <small
            className={
              isDash ? "sr-only" : "ml-[3px] font-body text-12 font-semibold tracking-normal text-text-2"
            }
          >
            {unit}
          </small>
        ) : null}
      </dd>
      <dd className="sr-only order-3">{more}</dd>
    </div>
  );
}

function Rate({ facts: { completionRate, completed, active } }: { facts: Summary }) {
  const total = completed + active;
  return (
    <div className="mt-3.5 border-t border-border pt-3.5">
      <h3 className="flex items-baseline justify-between gap-2 text-16 font-bold tracking-[-.005em]">
        {t("Completion Rate")}
        <span className="num text-18 leading-none font-extrabold">{completionRate}%</span>
      </h3>
      <ProgressBar value={completionRate} label={t("Completion rate")} size="md" className="mt-2" />
      <p className="mt-1.5 text-13 font-medium text-text-2">
        {t("{completed} completed • {total} total", {
          completed: completed.toLocaleString(language),
          total: total.toLocaleString(language),
        })}
      </p>
    </div>
  );
}

function NumbersSkeleton() {
  return (
    <SkeletonRegion label={t("Loading your figures")}>
      <div className="grid grid-cols-4 gap-4">
        {["completed", "active", "streak", "average"].map((name) => (
          <div key={name}>
            <Skeleton className="h-[21px] w-8" />
            <Skeleton className="mt-[5px] h-[30px] w-full" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-7 h-[22px] w-full" />
      <Skeleton className="mt-2 h-2 w-full rounded-full" />
      <Skeleton className="mt-1.5 h-[18px] w-2/3" />
    </SkeletonRegion>
  );
}
