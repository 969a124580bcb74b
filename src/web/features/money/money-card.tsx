import { Plus } from "lucide-react";
import { useId } from "react";
import { Link } from "wouter";
import type { MoneyMonthView } from "#contracts/money/money-month.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Card, CardHead } from "#web/ui/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { openOverlay } from "#web/wiring/signals.ts";
import { dayWord, mainBalance, monthWord, sumText } from "./money-words.ts";
import { PlainMoneyCard } from "./plain-money-card.tsx";
import { useMoneyMonth } from "./use-money-month.ts";
import { WaitingCount } from "./waiting-entries.tsx";

/** This month against its goal, and one tap to enter more. */
export function MoneyCard() {
  const money = useMoneyMonth();
  const headingId = useId();
  if (!money.data && !money.isError) return <PlainMoneyCard />;
  return (
    <Card as="section" aria-labelledby={headingId} className="flex min-h-[172px] flex-col">
      <CardHead
        title={
          <Link id={headingId} href="/money" className="underline-offset-3 hover:underline">
            {t("Money")}
          </Link>
        }
        aside={money.data ? monthWord(money.data.month, money.data.today) : null}
      />
      {money.data ? (
        <Shown money={money.data} />
      ) : (
        <LoadFailed what={t("Your money could not be read.")} query={money} className="mt-2.5" />
      )}
      <WaitingCount />
    </Card>
  );
}

function Shown({ money }: { money: MoneyMonthView }) {
  const { income, goal, currency } = mainBalance(money);
  const others = money.balances.filter((balance) => balance.currency !== currency && balance.income > 0);
  return (
    <>
      {money.last || goal !== null ? (
        <>
          <p className="mt-2.5 flex flex-wrap items-baseline gap-x-2 gap-y-1">
            <b className="num text-[30px] leading-none font-extrabold tracking-[-.02em] wrap-anywhere">
              {sumText(income, currency)}
            </b>
            <span className="text-14 font-medium text-text-2">
              {goal === null
                ? t("came in this month")
                : t("of {goal} goal", { goal: sumText(goal, currency) })}
            </span>
          </p>
          {others.length > 0 ? (
            <p className="num mt-1.5 text-13 font-medium text-text-2">
              {t("and {sums}", {
                sums: others.map((balance) => sumText(balance.income, balance.currency)).join(", "),
              })}
            </p>
          ) : null}
          {goal === null ? null : (
            <ProgressBar
              className="mt-2.5"
              tone="success"
              value={income}
              max={goal}
              label={t("Money this month: {income} of {goal}", {
                income: sumText(income, currency),
                goal: sumText(goal, currency),
              })}
            />
          )}
        </>
      ) : (
        <p className="mt-2 text-15 text-pretty text-text-2">
          {t("Enter the first money your business brings in, and watch the month grow.")}
        </p>
      )}
      <div className="mt-auto flex items-center gap-2.5 pt-3 pb-[3px] text-[13.5px] leading-[1.35] font-medium text-text-2">
        <span className="min-w-0 flex-1">
          {money.last ? (
            <>
              <span className="line-clamp-2 wrap-anywhere">
                {tx("Last: {what}, {sum}", {
                  what: money.last.what,
                  sum: (
                    <span className="whitespace-nowrap">
                      {money.last.kind === "expense" ? "−" : ""}
                      {sumText(money.last.amount, money.last.currency)}
                    </span>
                  ),
                })}
              </span>
              {dayWord(money.last.day, money.today)}
            </>
          ) : (
            <Link
              href="/money"
              className="font-semibold text-on-primary-soft underline-offset-3 hover:underline"
            >
              {t("Set a goal")}
            </Link>
          )}
        </span>
        <Button size="sm" aria-haspopup="dialog" onClick={() => openOverlay.emit("money")}>
          <Plus className="size-4" aria-hidden="true" />
          {t("Entry")}
        </Button>
      </div>
    </>
  );
}
