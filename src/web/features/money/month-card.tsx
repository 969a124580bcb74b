import { Target, Timer } from "lucide-react";
import type { MoneyMonthView } from "#contracts/money/money-month.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { hoursText, sumText } from "./money-words.ts";

type Balance = MoneyMonthView["balances"][number];

/** The month in each currency: the first with its goal, further ones below. */
export function MonthCard({ money, onGoal }: { money: MoneyMonthView; onGoal: () => void }) {
  const [first, ...others] = money.balances;
  if (!first) return null;
  return (
    <Card as="section" aria-label={t("This month's sums")} className="py-5">
      <Main balance={first} onGoal={onGoal} />
      <Figures balance={first} />
      {others.map((balance) => (
        <div key={balance.currency} className="mt-5 border-t border-border pt-4">
          <h2 className="text-14 font-650 text-text-2">
            {t("In {currency}", { currency: balance.currency.toUpperCase() })}
          </h2>
          {balance.goal === null ? null : (
            <div className="mt-4 grid gap-2">
              <Goal balance={balance} />
            </div>
          )}
          <Figures balance={balance} isSmall />
        </div>
      ))}
      <PerHour money={money} />
    </Card>
  );
}

function Main({ balance, onGoal }: { balance: Balance; onGoal: () => void }) {
  const { income, goal, currency } = balance;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2.5">
      <div
        className={classNames(
          "flex flex-wrap items-end gap-x-2.5 gap-y-2",
          goal !== null && "col-span-2 mb-1.5",
        )}
      >
        <p className="num min-w-0 text-[40px] leading-none font-extrabold tracking-[-.025em] wrap-anywhere sm:text-[48px]">
          {sumText(income, currency)}
        </p>
        <p className="pb-1 text-15 font-medium text-text-2">
          {goal === null ? t("came in") : t("came in, of {goal} goal", { goal: sumText(goal, currency) })}
        </p>
      </div>
      {goal === null ? null : <Goal balance={balance} />}
      {/* One button in both cases: it has the focus when the window of the goal closes. */}
      <Button size="sm" onClick={onGoal}>
        <Target className="size-4" aria-hidden="true" />
        {goal === null ? t("Set a goal") : t("Change the goal")}
      </Button>
    </div>
  );
}

/** A bar and a line, in a grid. */
function Goal({ balance: { income, goal, currency } }: { balance: Balance }) {
  if (goal === null) return null;
  const left = goal - income;
  return (
    <>
      <ProgressBar
        className="col-span-full"
        size="xl"
        tone="success"
        value={income}
        max={goal}
        label={t("{income} of {goal}", { income: sumText(income, currency), goal: sumText(goal, currency) })}
      />
      <p className={classNames("text-14 font-medium", left <= 0 ? "text-success" : "text-text-2")}>
        {left <= 0
          ? left === 0
            ? t("The goal is reached.")
            : t("The goal is reached, and {sum} more.", { sum: sumText(-left, currency) })
          : t("{sum} to go.", { sum: sumText(left, currency) })}
      </p>
    </>
  );
}

function Figures({ balance, isSmall = false }: { balance: Balance; isSmall?: boolean }) {
  const { income, expense, profit, currency } = balance;
  const figures = [
    [t("In"), sumText(income, currency), "text-success"],
    [t("Out"), sumText(expense, currency), ""],
    [
      profit < 0 ? t("Short") : t("Left"),
      sumText(Math.abs(profit), currency),
      profit < 0 ? "text-danger" : "",
    ],
  ] as const;
  return (
    <dl
      className={classNames("grid grid-cols-3 gap-3", isSmall ? "mt-2" : "mt-5 border-t border-border pt-4")}
    >
      {figures.map(([label, value, tone]) => (
        <div key={label} className="min-w-0">
          <dt className="text-13 font-medium text-text-2">{label}</dt>
          <dd
            className={classNames(
              "num m-0 mt-0.5 text-[21px] leading-tight font-extrabold wrap-anywhere max-sm:text-18",
              tone,
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What an hour of tracked work brought, in each currency. */
function PerHour({ money: { balances, trackedSec } }: { money: MoneyMonthView }) {
  const rates = balances.flatMap(({ perHour, currency, income, expense }) =>
    perHour === null || (income === 0 && expense === 0) ? [] : [sumText(perHour, currency)],
  );
  return (
    <p className="mt-4 flex items-start gap-2 border-t border-border pt-4 text-14 text-pretty text-text-2">
      <Timer className="mt-px size-[18px] flex-none" aria-hidden="true" />
      {rates.length > 0 ? (
        <span>
          {tx("<b>{rates} an hour</b>, over the {time} that your quests of this month took.", {
            b: (text) => <b className="num font-650 text-text">{text}</b>,
            rates: rates.join(` ${t("and")} `),
            time: hoursText(trackedSec),
          })}
        </span>
      ) : (
        <span>
          {trackedSec > 0 ? `${t("{time} tracked so far.", { time: hoursText(trackedSec) })} ` : ""}
          {t("Your hourly figure appears after one tracked hour this month.")}
        </span>
      )}
    </p>
  );
}
