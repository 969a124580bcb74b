import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import { useState } from "react";
import type { MoneyMonthView } from "#contracts/money/money-month.ts";
import { addMonths, type Month } from "#domain/money/months.ts";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { FlagHill } from "#web/ui/brand/flag-hill.tsx";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { EntryList } from "./entry-list.tsx";
import { FileDialog } from "./file-dialog.tsx";
import { GoalDialog } from "./goal-dialog.tsx";
import type { MoneyWindow } from "./money-window.ts";
import { monthText } from "./money-words.ts";
import { MonthCard } from "./month-card.tsx";
import { SideCards } from "./side-cards.tsx";
import { useMoneyMonth } from "./use-money-month.ts";
import { WaitingEntries } from "./waiting-entries.tsx";
import { YearDialog } from "./year-dialog.tsx";

/** A month of the business: what came in, what went out, and what is behind it. */
export function MoneyView() {
  const [asked, setAsked] = useState<Month>();
  const money = useMoneyMonth(asked);
  const [window, setWindow] = useState<MoneyWindow | null>(null);
  // Before the first entry the card below has the one button for it.
  const isBegun = money.data ? money.data.last !== null : money.isError;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="mr-auto text-28 font-extrabold tracking-[-.022em]">{t("Money")}</h1>
        {money.data ? <MonthSteps money={money.data} onChoose={setAsked} /> : null}
        {isBegun ? (
          <Button variant="primary" className="max-sm:w-full" onClick={() => setWindow({ kind: "entry" })}>
            <Plus className="size-[18px]" aria-hidden="true" />
            {t("Enter money")}
          </Button>
        ) : null}
      </div>
      {money.data ? (
        <Shown money={money.data} onOpen={setWindow} />
      ) : money.isError ? (
        <Card className="mt-5">
          <LoadFailed what={t("Your money could not be read.")} query={money} />
        </Card>
      ) : (
        <SkeletonRegion label={t("Loading your money")} className="mt-5 grid gap-4">
          <Skeleton className="h-44 w-full rounded-dialog" />
          <Skeleton className="h-80 w-full rounded-dialog" />
        </SkeletonRegion>
      )}
      <Windows window={window} money={money.data} onClose={() => setWindow(null)} />
    </>
  );
}

function MonthSteps({ money, onChoose }: { money: MoneyMonthView; onChoose: (month: Month) => void }) {
  const month = money.month as Month;
  const isLatest = month >= money.today.slice(0, 7);
  return (
    <div className="flex items-center gap-1 max-sm:order-last max-sm:w-full">
      <Button
        variant="ghost"
        icon
        aria-label={t("The month before")}
        onClick={() => onChoose(addMonths(month, -1))}
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
      </Button>
      <p aria-live="polite" className="num min-w-34 text-center text-15 font-650 max-sm:flex-1">
        {monthText(month)}
      </p>
      <Button
        variant="ghost"
        icon
        aria-label={t("The month after")}
        disabled={isLatest}
        onClick={() => onChoose(addMonths(month, 1))}
      >
        <ChevronRight className="size-5" aria-hidden="true" />
      </Button>
    </div>
  );
}

function Shown({ money, onOpen }: { money: MoneyMonthView; onOpen: (window: MoneyWindow) => void }) {
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[minmax(0,1fr)_340px] wide:gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {money.last ? (
          <>
            <MonthCard money={money} onGoal={() => onOpen({ kind: "goal" })} />
            <EntryList money={money} onOpen={onOpen} />
          </>
        ) : (
          <>
            <WaitingEntries today={money.today} onOpen={onOpen} />
            <Beginning money={money} onOpen={onOpen} />
          </>
        )}
      </div>
      <SideCards money={money} onOpen={onOpen} />
    </div>
  );
}

function Beginning({ money, onOpen }: { money: MoneyMonthView; onOpen: (window: MoneyWindow) => void }) {
  const hasGoal = money.balances.some(({ goal }) => goal !== null);
  return (
    <>
      {hasGoal ? <MonthCard money={money} onGoal={() => onOpen({ kind: "goal" })} /> : null}
      <EmptyState
        level={2}
        art={<FlagHill className="h-[110px] w-[148px]" />}
        title={t("Your first sale belongs here")}
        text={t(
          "Enter what comes in and what it costs. Each month then shows what is left, what an hour brings, and which quest it came from.",
        )}
        actions={
          <>
            <Button variant="primary" onClick={() => onOpen({ kind: "entry" })}>
              {t("Enter the first")}
            </Button>
            <Button onClick={() => onOpen(hasGoal ? { kind: "file" } : { kind: "goal" })}>
              {hasGoal ? t("Load a file") : t("Set a goal")}
            </Button>
          </>
        }
      />
    </>
  );
}

interface WindowsProps {
  window: MoneyWindow | null;
  money: MoneyMonthView | undefined;
  onClose: () => void;
}

function Windows({ window, money, onClose }: WindowsProps) {
  const onOpenChange = (open: boolean) => (open ? undefined : onClose());
  const frame = { open: true, onOpenChange };
  switch (window?.kind) {
    case "entry":
      return (
        <EntryDialog {...frame} entry={window.entry} prefilled={window.prefilled} onSaved={window.onSaved} />
      );
    case "goal":
      return money ? <GoalDialog {...frame} money={money} /> : null;
    case "file":
      return money ? <FileDialog {...frame} currency={money.currency} /> : null;
    case "year":
      return <YearDialog {...frame} year={window.year} thisMonth={money?.today.slice(0, 7)} />;
    default:
      return null;
  }
}
