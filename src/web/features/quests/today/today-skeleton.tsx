import { t } from "#web/platform/language/text.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { DONE_FACTS, DONE_ROW, DONE_STAMP, DONE_TITLE, SENT_ROW } from "./done-row.ts";

/** As high as a hero with a title of one line. */
export function HeroSkeleton() {
  return (
    <div className="card h-[346px] rounded-[20px] p-4 sm:h-[414px] sm:rounded-[24px] sm:px-7 sm:pt-6.5 full:h-[460px]">
      <div className="flex items-center gap-3">
        <Skeleton className="h-11 w-10 rounded-input" />
        <Skeleton className="h-5 w-2/5" />
      </div>
      <Skeleton className="mt-4 h-6 w-44" />
      <Skeleton className="mt-3 h-8 w-3/5" />
      <Skeleton className="mt-3 h-12 w-2/5" />
      <Skeleton className="mt-6 h-8 w-72 max-w-full rounded-full" />
      <Skeleton className="mt-6 h-[62px] rounded-[18px] max-sm:hidden" />
    </div>
  );
}

export function NightSkeleton() {
  return <div className="min-h-[400px] rounded-[20px] bg-band sm:min-h-[424px] sm:rounded-[24px]" />;
}

/** The next quest and two rows. */
export function TodaySkeleton() {
  return (
    <SkeletonRegion
      label={t("Loading your day")}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 max-sm:gap-5"
    >
      <HeroSkeleton />
      <div>
        <Skeleton className="mb-3 h-5 w-40" />
        <div className="card grid h-[142px] content-center gap-9 rounded-[18px] px-4.5">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </div>
        <Skeleton className="mt-6 h-13 rounded-card" />
      </div>
    </SkeletonRegion>
  );
}

/** Exactly as high as the rows with these titles: what comes in its place moves nothing. */
export function DoneSkeleton({ titles }: { titles: readonly string[] }) {
  return (
    <div aria-hidden="true">
      <Skeleton className="mb-2.5 h-[20.7px] w-40" />
      <div className="card rounded-[18px] py-1">
        {titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is drawn once
          <div key={index} className={`${DONE_ROW} ${SENT_ROW} border-transparent [&>*]:invisible`}>
            <i />
            <div>
              <span className={DONE_TITLE}>{title}</span>
              <p className={DONE_FACTS}>0</p>
            </div>
            <span className={DONE_STAMP}>{t("Done")}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
