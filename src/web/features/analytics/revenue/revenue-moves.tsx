import type { RevenueView } from "#contracts/console/revenue.ts";
import { classNames } from "#web/ui/class-names.ts";
import { SplitMark } from "#web/ui/figures/split-bar.tsx";
import { ExplainSign } from "#web/ui/overlays/explain-sign.tsx";
import { explain } from "../explain.ts";
import { moneyText } from "../money-text.ts";
import { rangeDates } from "../range/range-words.ts";

const ROW = "flex min-h-[34px] items-center gap-2 border-t border-border text-[13.5px] first:border-0";

/** How MRR came from the start of the range to its end. */
export function Moves({ revenue }: { revenue: RevenueView }) {
  const { start, began, returned, cancelled, unpaid, end } = revenue.movements;
  const { day } = rangeDates(revenue);
  const money = (cents: number) => moneyText(cents, revenue.currency);
  const people = (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "person" : "people"}`;
  const moves = [
    { name: `New, ${people(began.count)}`, amount: began.amount, look: "bg-primary" },
    { name: `Came back, ${people(returned.count)}`, amount: returned.amount, look: "bg-heat-2" },
    { name: `Cancelled, ${people(cancelled.count)}`, amount: -cancelled.amount, look: "bg-danger" },
    { name: `Payment given up, ${people(unpaid.count)}`, amount: -unpaid.amount, look: "bg-danger" },
  ];
  return (
    <section
      aria-label="What moved it"
      className="border-border px-4.5 pt-3.5 pb-4 max-wide:border-t wide:border-l"
    >
      <h3 className="mb-1.5 flex items-center gap-2 text-14 font-bold">
        What moved it
        <ExplainSign of="What moved it" text={explain("mrrMoves")} />
      </h3>
      <dl>
        <div className={ROW}>
          <dt className="text-text-2">{day(revenue.steps[0] ?? revenue.until)}</dt>
          <dd className="ml-auto font-650 tabular-nums">{money(start)}</dd>
        </div>
        {moves.map(({ name, amount, look }) => (
          <div key={name} className={ROW}>
            <dt className="flex items-center gap-2 text-text-2">
              <SplitMark look={look} />
              {name}
            </dt>
            <dd
              className={classNames(
                "ml-auto font-650 whitespace-nowrap tabular-nums",
                amount > 0 && "text-success",
                amount < 0 && "text-danger",
              )}
            >
              {amount > 0 ? "+" : amount < 0 ? "−" : ""}
              {money(Math.abs(amount))}
            </dd>
          </div>
        ))}
        <div className={ROW}>
          <dt className="font-650">{day(revenue.until)}</dt>
          <dd className="num ml-auto text-18 leading-none font-extrabold">{money(end)}</dd>
        </div>
      </dl>
    </section>
  );
}
