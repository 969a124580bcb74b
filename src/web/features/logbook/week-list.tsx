import { useInfiniteQuery } from "@tanstack/react-query";
import { type ClosedReviewView, listReviews } from "#contracts/review/review.ts";
import { addDays, type CalendarDay, calendarDay } from "#domain/general/calendar-day.ts";
import { dayText } from "#domain/logbook/logbook.ts";
import { call } from "#web/platform/api/api.ts";
import { language } from "#web/platform/language/language.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { FlagHill } from "#web/ui/brand/flag-hill.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";

/** Weeks that were closed, newest first. */
export function WeekList() {
  const weeks = useInfiniteQuery({
    queryKey: [listReviews.path],
    queryFn: ({ pageParam, signal }) =>
      call(listReviews, pageParam === null ? {} : { before: pageParam }, { signal }),
    initialPageParam: null as CalendarDay | null,
    getNextPageParam: ({ next }) => (next === null ? null : calendarDay(next)),
    staleTime: 0,
  });
  const reviews = weeks.data?.pages.flatMap((page) => page.reviews);
  if (!reviews) {
    if (weeks.isError)
      return <LoadFailed what={t("Your weeks could not be read.")} query={weeks} className="py-5" />;
    return (
      <SkeletonRegion label={t("Loading your weeks")} className="grid gap-4 py-5">
        <Skeleton className="h-24 w-full" />
      </SkeletonRegion>
    );
  }
  if (reviews.length === 0) {
    return (
      <EmptyState
        className="mt-5"
        art={<FlagHill className="h-[110px] w-[148px]" />}
        title={t("No closed week yet")}
        text={t("On your last scheduled day a review is drafted. Closed, it stays here.")}
      />
    );
  }
  return (
    <>
      <ol className="mt-5 grid gap-6">
        {reviews.map((review) => (
          <Week key={review.week} review={review} />
        ))}
      </ol>
      {weeks.hasNextPage ? (
        <Button
          block
          className="mt-4"
          loading={weeks.isFetchingNextPage}
          onClick={() => weeks.fetchNextPage()}
        >
          {t("Load more")}
        </Button>
      ) : null}
    </>
  );
}

function Week({ review: { week, wins, quests, hardText } }: { review: ClosedReviewView }) {
  return (
    <li>
      <h3 className="flex flex-wrap items-baseline gap-x-2.5 text-16 font-bold">
        {dayText(week, language)} – {dayText(addDays(calendarDay(week), 6), language)}
        <span className="font-body text-13 font-medium tracking-normal text-text-2">
          {tn(quests, "1 quest", "{n} quests")}
        </span>
      </h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-15">
        {wins.map(({ text }) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      {hardText ? (
        <p className="mt-2 text-14 text-pretty wrap-anywhere text-text-2">
          {t("Hard: {text}", { text: hardText })}
        </p>
      ) : null}
    </li>
  );
}
