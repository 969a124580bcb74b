import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { shortDate } from "./progress-text.ts";
import { useLedger } from "./use-ledger.ts";

interface LedgerDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  timeZone: string;
}

export function LedgerDialog({ open, onOpenChange, timeZone }: LedgerDialogProps) {
  return (
    <Dialog
      open={open}
      feature="XP Ledger"
      onOpenChange={onOpenChange}
      title={t("Where my XP comes from")}
      description={t("Every point you have, newest first.")}
    >
      <Ledger timeZone={timeZone} />
    </Dialog>
  );
}

function Ledger({ timeZone }: { timeZone: string }) {
  const ledger = useLedger();
  const pages = ledger.data?.pages;
  if (!pages) {
    if (!ledger.isError) return <LedgerSkeleton />;
    return <LoadFailed what={t("Your XP could not be read.")} query={ledger} />;
  }
  const entries = pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <p className="py-4 text-pretty text-text-2">{t("No XP yet. Finish a quest, and it stands here.")}</p>
    );
  }
  return (
    <>
      <p className="flex items-baseline justify-between border-b border-border pb-3 font-650">
        {t("Total")}
        <span className="num text-18 font-extrabold text-gold-text">
          {(pages[0]?.total ?? 0).toLocaleString(language)} XP
        </span>
      </p>
      <ul className="-mt-4 grid" aria-label={t("XP, newest first")}>
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="flex items-center gap-3 border-b border-border py-2.5 text-15 last:border-0"
          >
            <div className="min-w-0 flex-1">
              <p className="font-medium text-pretty wrap-anywhere">{entry.label}</p>
              <p className="text-13 text-text-2">
                {sourceText(entry.source)}, {shortDate(entry.at, timeZone)}
              </p>
            </div>
            <span className="num flex-none font-bold text-gold-text">+{entry.amount} XP</span>
          </li>
        ))}
      </ul>
      {ledger.isFetchNextPageError ? (
        <p role="alert" className="text-14 text-danger">
          {t("The next entries could not be read.")}
        </p>
      ) : null}
      {ledger.hasNextPage ? (
        <Button block loading={ledger.isFetchingNextPage} onClick={() => ledger.fetchNextPage()}>
          {t("Show more")}
        </Button>
      ) : null}
    </>
  );
}

/** "quest" → "Quest", "twitter_share" → "Twitter share" */
function sourceText(source: string): string {
  const words = source.replaceAll("_", " ");
  return t(words.charAt(0).toLocaleUpperCase("en") + words.slice(1));
}

function LedgerSkeleton() {
  return (
    <SkeletonRegion label={t("Loading your XP")} className="grid gap-4">
      {["first", "second", "third", "fourth"].map((line) => (
        <div key={line} className="flex items-center justify-between gap-6">
          <div className="grid flex-1 gap-1.5">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3 w-24" />
          </div>
          <Skeleton className="h-4 w-14" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
