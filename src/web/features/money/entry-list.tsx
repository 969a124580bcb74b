import { ArrowDownLeft, ArrowUpRight, ChevronRight } from "lucide-react";
import type { MoneyEntryView, MoneyMonthView } from "#contracts/money/money-month.ts";
import type { Month } from "#domain/money/months.ts";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { NothingHere, SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import type { MoneyWindow } from "./money-window.ts";
import { dayWord, entryAmount, monthWord } from "./money-words.ts";
import { useMoneyEntries } from "./use-money.ts";
import { WaitingEntries } from "./waiting-entries.tsx";

interface EntryListProps {
  money: MoneyMonthView;
  onOpen: (window: MoneyWindow) => void;
}

export function EntryList({ money, onOpen }: EntryListProps) {
  const list = useMoneyEntries(money.month as Month);
  const entries = list.data?.pages.flatMap((page) => page.entries);
  return (
    <SectionCard title={t("Entries")}>
      <WaitingEntries today={money.today} onOpen={onOpen} />
      {entries?.length === 0 ? (
        <NothingHere
          title={t("Nothing in {month}", { month: monthWord(money.month, money.today) })}
          text={t("What you enter for a day of this month is listed here.")}
        />
      ) : entries ? (
        <ul className="-my-1">
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              today={money.today}
              onChoose={() => onOpen({ kind: "entry", entry })}
            />
          ))}
        </ul>
      ) : list.isError ? (
        <LoadFailed what={t("The entries could not be read.")} query={list} />
      ) : (
        <SkeletonRegion label={t("Loading entries")} className="grid gap-3">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </SkeletonRegion>
      )}
      {list.hasNextPage ? (
        <Button block className="mt-3" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {t("Load more")}
        </Button>
      ) : null}
    </SectionCard>
  );
}

interface EntryRowProps {
  entry: MoneyEntryView;
  today: string;
  onChoose: () => void;
}

function EntryRow({ entry, today, onChoose }: EntryRowProps) {
  const isIncome = entry.kind === "income";
  const Icon = isIncome ? ArrowDownLeft : ArrowUpRight;
  return (
    <li className="border-t border-border first:border-t-0">
      <button
        type="button"
        aria-haspopup="dialog"
        data-track="Money entry"
        className="-mx-2 flex w-[calc(100%+16px)] items-center gap-3 rounded-input border-0 bg-transparent px-2 py-2.5 text-left text-text hover:bg-surface-2"
        onClick={onChoose}
      >
        <span
          className={classNames(
            "grid size-10 flex-none place-items-center rounded-input",
            isIncome ? "bg-success-soft text-success" : "bg-surface-2 text-text-2",
          )}
          aria-hidden="true"
        >
          <Icon className="size-[18px]" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-15 font-650 wrap-anywhere">{entry.what}</span>
          <span className="line-clamp-2 text-13 font-medium wrap-anywhere text-text-2">
            {entry.questTitle
              ? t("{day}, from “{quest}”", { day: dayWord(entry.day, today), quest: entry.questTitle })
              : dayWord(entry.day, today)}
          </span>
        </span>
        <span
          className={classNames(
            "num flex-none text-16 font-bold whitespace-nowrap",
            isIncome && "text-success",
          )}
        >
          {entryAmount(entry)}
        </span>
        <ChevronRight className="-mr-1 -ml-1.5 size-[18px] flex-none text-text-2" aria-hidden="true" />
        <span className="sr-only">, {t("change")}</span>
      </button>
    </li>
  );
}
