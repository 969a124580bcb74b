import { Link } from "wouter";
import type { OutputOf } from "#contracts/endpoint.ts";
import type { getStreakCalendar, StreakView as Streak } from "#contracts/progress.ts";
import { REST_TOKENS_MAX } from "#domain/progress/streak.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Flame } from "#web/ui/brand/flame.tsx";
import { Tent } from "#web/ui/brand/tent.tsx";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { buttonClass } from "#web/ui/controls/button.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { StreakNotes } from "../streak-notes.tsx";
import { useStreak, useStreakCalendar } from "../use-progress.ts";
import { StreakCalendar } from "./streak-calendar.tsx";

type Calendar = OutputOf<typeof getStreakCalendar>;

/** The streak, its rest tokens, and each day of up to twelve weeks. */
export function StreakView() {
  const streak = useStreak();
  const calendar = useStreakCalendar();
  const failed = streak.isError ? streak : calendar.isError ? calendar : null;
  return (
    <>
      <h1 className="text-28 font-extrabold tracking-[-.022em]">{t("Your streak")}</h1>
      <div className="pt-2 empty:hidden">
        <StreakNotes />
      </div>
      {streak.data && calendar.data ? (
        <Shown streak={streak.data} calendar={calendar.data} />
      ) : failed ? (
        <Card className="mt-5">
          <LoadFailed what={t("Your streak could not be read.")} query={failed} />
        </Card>
      ) : (
        <SkeletonRegion label={t("Loading your streak")} className="mt-5 grid gap-4">
          <Skeleton className="h-36 w-full rounded-dialog" />
          <Skeleton className="h-[480px] w-full rounded-dialog" />
        </SkeletonRegion>
      )}
    </>
  );
}

function Shown({ streak, calendar }: { streak: Streak; calendar: Calendar }) {
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[minmax(0,1fr)_340px] wide:gap-6">
      <div className="grid gap-4">
        <Card className="flex flex-wrap items-center gap-x-3 gap-y-4 p-5 sm:gap-x-5 sm:p-6">
          {/* Unlit until the first day. */}
          <Flame className={classNames("size-16 sm:size-20", streak.days === 0 && "opacity-35 grayscale")} />
          <div className="min-w-0 flex-1 basis-40">
            <p
              className={classNames(
                "num font-extrabold tracking-[-.02em]",
                streak.days === 0
                  ? "text-22 leading-tight sm:text-28"
                  : "text-[34px] leading-none text-streak sm:text-[40px]",
              )}
            >
              {streak.days === 0 ? t("Your streak is one quest away") : tn(streak.days, "1 day", "{n} days")}
            </p>
            <p className="mt-2 text-15 text-pretty text-text-2">{besideLongest(streak, calendar)}</p>
            <Link href="/" className={`${buttonClass({ variant: "primary" })} mt-4`}>
              {t("To today's quest")}
            </Link>
          </div>
          <RestTokens streak={streak} nextTokenIn={calendar.nextTokenIn} />
        </Card>
        <SectionCard title={t("Day by day")}>
          <StreakCalendar days={calendar.days} />
        </SectionCard>
      </div>
      <SectionCard title={t("How it counts")}>
        <ul className="grid gap-3 text-15 text-pretty text-text-2">
          <li>{t("A scheduled day counts once you finish a quest on it. One is enough.")}</li>
          <li>
            {t("Days you have not scheduled are free. A quest finished on one of them still adds a day.")}
          </li>
          <li>{t("A missed day spends a rest token by itself, and the streak goes on.")}</li>
          <li>
            {t("Every seven days of a streak bring a token back, up to {count}.", { count: REST_TOKENS_MAX })}
          </li>
          <li>{t("A broken streak can be repaired within 48 hours, once in 30 days, free of charge.")}</li>
        </ul>
      </SectionCard>
    </div>
  );
}

function besideLongest({ days }: Streak, { longest }: Calendar): string {
  if (longest === 0) return t("It begins with the first quest you finish.");
  return days === longest
    ? t("Your longest so far.")
    : tn(longest, "Your longest: 1 day.", "Your longest: {n} days.");
}

function RestTokens({ streak, nextTokenIn }: { streak: Streak; nextTokenIn: number | null }) {
  return (
    <div className="rounded-quest bg-surface-2 px-4.5 py-3.5 max-sm:w-full">
      <p className="flex items-center gap-2 text-15 font-650">
        {Array.from({ length: REST_TOKENS_MAX }, (_, place) => (
          <Tent
            // biome-ignore lint/suspicious/noArrayIndexKey: places that never move
            key={place}
            className={classNames(
              "size-6",
              place < streak.restTokens ? "text-on-primary-soft" : "text-control opacity-50",
            )}
          />
        ))}
        {tn(streak.restTokens, "1 rest token", "{n} rest tokens")}
      </p>
      <p className="mt-1 text-13 text-text-2">
        {nextTokenIn === null
          ? t("The most you can keep.")
          : tn(nextTokenIn, "The next after 1 more day.", "The next after {n} more days.")}
      </p>
    </div>
  );
}
