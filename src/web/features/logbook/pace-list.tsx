import { type CategoryPace, MIN_TIMED_QUESTS, paceSentence } from "#domain/quests/time-spent.ts";
import { language } from "#web/platform/language/language.ts";
import { speech, t, tn } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Camp } from "#web/ui/brand/camp.tsx";
import { CategoryBadge } from "#web/ui/category-badge.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { usePace } from "./use-logbook.ts";

/** Estimated and actual time of quests. */
export function PaceList() {
  const pace = usePace();
  if (!pace.data) {
    if (!pace.isError) return <PaceSkeleton />;
    return <LoadFailed what={t("Your pace could not be read.")} query={pace} className="py-5" />;
  }
  if (pace.data.length === 0) {
    return (
      <EmptyState
        className="mt-5"
        art={<Camp />}
        title={t("Not enough to tell yet")}
        text={t("Start and finish {count} quests of one category, and the time they take you stands here.", {
          count: MIN_TIMED_QUESTS,
        })}
      />
    );
  }
  const longest = Math.max(
    ...pace.data.flatMap(({ estimatedHours, actualHours }) => [estimatedHours, actualHours]),
  );
  return (
    <>
      <ul aria-label={t("Pace by category")} className="grid">
        {pace.data.map((entry) => (
          <PaceRow key={entry.category} pace={entry} longest={longest} />
        ))}
      </ul>
      <p className="mt-1 text-13 text-pretty text-text-2">
        {t("From your latest quests whose timer ran for more than a minute and less than a day.")}
      </p>
    </>
  );
}

interface PaceRowProps {
  pace: CategoryPace;
  longest: number;
}

function PaceRow({ pace, longest }: PaceRowProps) {
  const { quests, estimatedHours, actualHours } = pace;
  return (
    <li className="border-b border-border py-5 last:border-0">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <CategoryBadge category={pace.category} size="md" />
        <span className="text-13 font-medium text-text-2">{tn(quests, "1 quest", "{n} quests")}</span>
      </div>
      <p className="mt-2 text-16 leading-snug font-650 text-pretty wrap-anywhere">
        {paceSentence(pace, speech)}.
      </p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 text-13 font-medium">
        <Bar word={t("Estimated")} hours={estimatedHours} longest={longest} color="bg-control" />
        <Bar word={t("Actual")} hours={actualHours} longest={longest} color="bg-primary" />
      </dl>
    </li>
  );
}

function Bar(props: { word: string; hours: number; longest: number; color: string }) {
  return (
    <>
      <dt className="text-text-2">{props.word}</dt>
      <dd className="m-0 flex min-w-0 items-center gap-2">
        <span
          className={`h-2.5 min-w-1 rounded-full ${props.color}`}
          // Leaves 64 px for the figure beside the bar.
          style={{ width: `calc((100% - 64px) * ${props.hours / props.longest})` }}
          aria-hidden="true"
        />
        <span className="num flex-none font-bold">{hoursText(props.hours)}</span>
      </dd>
    </>
  );
}

/** "6.5 h"; minutes where tenths of an hour would be too coarse. */
function hoursText(hours: number): string {
  if (hours < 1) return t("{minutes} min", { minutes: Math.round(hours * 60) });
  return t("{hours} h", { hours: (Math.round(hours * 10) / 10).toLocaleString(language) });
}

function PaceSkeleton() {
  return (
    <SkeletonRegion label={t("Loading your pace")} className="grid gap-7 py-5">
      {["first", "second"].map((line) => (
        <div key={line} className="grid gap-2.5">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-2.5 w-3/5 rounded-full" />
          <Skeleton className="h-2.5 w-4/5 rounded-full" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
