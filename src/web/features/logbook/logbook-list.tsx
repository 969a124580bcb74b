import { byMonth, monthText } from "#domain/logbook/logbook.ts";
import { language } from "#web/platform/language/language.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { FlagHill } from "#web/ui/brand/flag-hill.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { ExportButtons } from "./export-buttons.tsx";
import { LogbookEntry } from "./logbook-entry.tsx";
import { useLogbook } from "./use-logbook.ts";

interface LogbookListProps {
  timeZone: string;
  onClose: () => void;
}

/** Newest first, with a heading per month. */
export function LogbookList({ timeZone, onClose }: LogbookListProps) {
  const logbook = useLogbook();
  const pages = logbook.data?.pages;
  if (!pages) {
    if (!logbook.isError) return <LogbookSkeleton />;
    return <LoadFailed what={t("Your logbook could not be read.")} query={logbook} className="py-5" />;
  }
  const entries = pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <EmptyState
        className="mt-5"
        art={<FlagHill className="h-[110px] w-[148px]" />}
        title={t("A blank first page")}
        text={t("Finish a quest and say what came of it: it is kept here.")}
        actions={
          <Button variant="primary" onClick={onClose}>
            {t("To the quests")}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ExportButtons timeZone={timeZone} />
      {byMonth(entries).map(({ month, entries: ofMonth }) => (
        <section key={month} aria-label={monthText(month, language)} className="mt-6 first-of-type:mt-5">
          <h3 className="mb-3.5 flex items-baseline gap-2.5 text-18 font-bold">
            {monthText(month, language)}
            <span className="font-body text-13 font-medium tracking-normal text-text-2">
              {tn(ofMonth.length, "1 entry", "{n} entries")}
            </span>
          </h3>
          <ol>
            {ofMonth.map((entry) => (
              <LogbookEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {logbook.isFetchNextPageError ? (
        <p role="alert" className="mt-4 text-14 text-danger">
          {t("The next entries could not be read.")}
        </p>
      ) : null}
      {logbook.hasNextPage ? (
        <Button
          block
          className="mt-4"
          loading={logbook.isFetchingNextPage}
          onClick={() => logbook.fetchNextPage()}
        >
          {t("Load more")}
        </Button>
      ) : null}
    </>
  );
}

function LogbookSkeleton() {
  return (
    <SkeletonRegion label={t("Loading your logbook")} className="grid gap-6 py-5">
      {["first", "second", "third"].map((line) => (
        <div key={line} className="flex gap-4">
          <Skeleton className="size-11 flex-none rounded-full" />
          <div className="grid flex-1 content-start gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="h-3 w-full" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}
