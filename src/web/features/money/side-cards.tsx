import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, Plus, Printer, Upload } from "lucide-react";
import { useId } from "react";
import { setMoneySettings } from "#contracts/money/money.ts";
import type { MoneyMonthView } from "#contracts/money/money-month.ts";
import type { MoneyQuestView } from "#contracts/money/money-reports.ts";
import { metricText } from "#domain/logbook/logbook.ts";
import { call } from "#web/platform/api/api.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Switch } from "#web/ui/controls/switch.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { toastError } from "#web/ui/toast/toast-error.ts";
import type { MoneyWindow } from "./money-window.ts";
import { dayText, sumText } from "./money-words.ts";
import { readMoneyAgain, useMoneyQuests } from "./use-money.ts";
import { useMoneyExport } from "./use-money-export.ts";

interface SideCardsProps {
  money: MoneyMonthView;
  onOpen: (window: MoneyWindow) => void;
}

export function SideCards({ money, onOpen }: SideCardsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {money.noted.length > 0 ? <Noted money={money} onOpen={onOpen} /> : null}
      <QuestSums />
      <Files money={money} onOpen={onOpen} />
      <Told money={money} />
    </div>
  );
}

/** Numbers from finished quests: they have no currency, so one tap and a look are needed. */
function Noted({ money, onOpen }: SideCardsProps) {
  return (
    <SectionCard
      title={t("Noted with a quest")}
      about={t("Not entered yet. One look at the currency, and it counts.")}
    >
      <ul className="grid gap-3">
        {money.noted.map(({ questId, title, day, name, value }) => (
          <li key={questId} className="flex items-center gap-3">
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 text-15 font-650 wrap-anywhere">{title}</span>
              <span className="num text-13 font-medium wrap-anywhere text-text-2">
                {metricText({ name, value }, language)}, {dayText(day)}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={t("Enter {title}", { title })}
              data-track="Enter noted revenue"
              onClick={() =>
                onOpen({
                  kind: "entry",
                  prefilled: { kind: "income", amount: String(value), what: title, day, questId },
                })
              }
            >
              <Plus className="size-4" aria-hidden="true" />
              {t("Enter")}
            </Button>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function QuestSums() {
  const sums = useMoneyQuests();
  if (sums.isError) {
    return (
      <SectionCard title={t("What your quests brought")}>
        <LoadFailed what={t("This could not be read.")} query={sums} />
      </SectionCard>
    );
  }
  if (!sums.data || sums.data.length === 0) return null;
  return (
    <SectionCard title={t("What your quests brought")}>
      <ul className="grid gap-3">
        {sums.data.slice(0, 8).map((quest) => (
          <li key={quest.questId} className="flex items-baseline gap-3">
            <span className="line-clamp-2 min-w-0 flex-1 text-14 font-medium wrap-anywhere">
              {quest.title}
            </span>
            <QuestFigure quest={quest} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function QuestFigure({ quest: { balances } }: { quest: MoneyQuestView }) {
  return (
    <span className="num grid flex-none justify-items-end text-15 font-bold">
      {balances.map(({ currency, income, profit }) => (
        <span key={currency} className={classNames(profit < 0 ? "text-danger" : "text-success")}>
          {income > 0 ? sumText(profit, currency) : t("cost {sum}", { sum: sumText(-profit, currency) })}
        </span>
      ))}
    </span>
  );
}

function Files({ money, onOpen }: SideCardsProps) {
  const save = useMoneyExport();
  const isBegun = money.last !== null;
  return (
    <SectionCard
      title={t("For the tax adviser")}
      about={t("A year by month and by what, to print or to hand over as a file.")}
    >
      <div className="flex flex-wrap gap-2 pb-[3px] *:flex-auto">
        {money.years.slice(0, 4).map((year) => (
          <Button key={year} size="sm" aria-haspopup="dialog" onClick={() => onOpen({ kind: "year", year })}>
            <Printer className="size-4" aria-hidden="true" />
            {t("Year {year}", { year })}
          </Button>
        ))}
        {isBegun ? (
          <Button size="sm" loading={save.isPending} onClick={() => save.mutate()}>
            <Download className="size-4" aria-hidden="true" />
            {t("Save as CSV")}
          </Button>
        ) : null}
        <Button size="sm" aria-haspopup="dialog" onClick={() => onOpen({ kind: "file" })}>
          <Upload className="size-4" aria-hidden="true" />
          {t("Load a file")}
        </Button>
      </div>
    </SectionCard>
  );
}

function Told({ money }: { money: MoneyMonthView }) {
  const client = useQueryClient();
  const [labelId, hintId] = [useId(), useId()];
  const tell = useMutation({
    mutationFn: (areSalesTold: boolean) => call(setMoneySettings, { areSalesTold }),
    onSuccess: () => readMoneyAgain(client),
    onError: (error) => toastError(displayOf(error)),
  });
  return (
    <SectionCard title={t("Who knows")}>
      <div className="flex items-start gap-3">
        <span className="min-w-0 flex-1">
          <span id={labelId} className="block text-15 font-650">
            {t("Quests and mentor know of sales")}
          </span>
          <span id={hintId} className="mt-1 block text-13 text-pretty text-text-2">
            {t(
              "That you sold something and on which days, so that your week fits. Never amounts or words. Nothing of it is on the leaderboard or on shared pages.",
            )}
          </span>
        </span>
        <Switch
          className="mt-0.5"
          aria-labelledby={labelId}
          aria-describedby={hintId}
          checked={tell.isPending ? tell.variables : money.areSalesTold}
          onCheckedChange={(areTold) => tell.mutate(areTold)}
        />
      </div>
    </SectionCard>
  );
}
