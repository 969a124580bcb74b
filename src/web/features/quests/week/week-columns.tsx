import { memo } from "react";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import { t } from "#web/platform/language/text.ts";
import { Tent } from "#web/ui/brand/tent.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { longDate, questsText, roughTime, shortDate } from "../quest-time.ts";
import { columnsOf, GAP_PX, type WeekLine } from "./column-widths.ts";
import { DaySummary } from "./day-summary.tsx";
import { FinishedCard } from "./finished-card.tsx";
import { PlanCard } from "./plan-card.tsx";
import { useDayDrop } from "./quest-drag.ts";
import { type PlannedDay, sumHours } from "./week-plan.ts";

interface WeekColumnsProps {
  label: string;
  /** Usually one; two if the days need more room. */
  lines: readonly WeekLine[];
  isHistory: boolean;
  /** The quest at the top of the page. */
  nextId: string | null;
}

const Card = memo(PlanCard);

/** A panel for each day with quests, stamps for past ones, narrow columns for rest days. */
export function WeekColumns({ label, lines, isHistory, nextId }: WeekColumnsProps) {
  return (
    <section aria-label={label} className="grid gap-4">
      {lines.map((line) => (
        <div
          key={line.days[0]?.day}
          className="grid items-stretch"
          style={{ gridTemplateColumns: columnsOf(line), columnGap: GAP_PX }}
        >
          {line.days.map((plan) =>
            plan.isQuiet ? (
              <QuietDay key={plan.day} plan={plan} />
            ) : (
              <Day key={plan.day} plan={plan} isHistory={isHistory} nextId={nextId} />
            ),
          )}
        </div>
      ))}
    </section>
  );
}

interface DayProps {
  plan: PlannedDay;
  isHistory: boolean;
  nextId: string | null;
}

function Day({ plan, isHistory, nextId }: DayProps) {
  const { day, when, quests, finished } = plan;
  const drop = useDayDrop(day);
  const hours = sumHours(quests);
  return (
    <section
      {...drop}
      aria-label={labelOf(plan)}
      className={classNames(
        "flex min-w-0 flex-col gap-2 rounded-card pt-2.5 pb-2 transition-colors",
        when === "past" && !isHistory ? "" : "px-1.5",
        panelOf(plan, isHistory),
        drop && "outline-2 -outline-offset-2 outline-primary outline-dashed hover:bg-primary-soft",
      )}
    >
      <h3
        className={classNames(
          "flex items-baseline justify-between gap-1 px-1.5 text-14 leading-[1.2] font-bold tracking-normal whitespace-nowrap",
          when === "today" && "text-on-primary-soft",
        )}
      >
        {when === "today" ? t("{day}, today", { day: shortDate(day) }) : shortDate(day)}
        {quests.length > 0 ? (
          <small
            className={classNames(
              "font-body text-[12.5px] leading-none font-medium",
              when === "today" ? "text-on-primary-soft" : "text-text-2",
            )}
          >
            {roughTime(hours * MS_PER_HOUR)}
          </small>
        ) : null}
      </h3>
      {isHistory
        ? finished.map((quest) => <FinishedCard key={quest.id} quest={quest} />)
        : quests.map((quest) => <Card key={quest.id} quest={quest} isNext={quest.id === nextId} />)}
      {quests.length === 0 && !isHistory && !drop ? <DaySummary plan={plan} /> : null}
      {drop ? <DropPlace /> : null}
    </section>
  );
}

/** Where a card that is being dragged would land. */
function DropPlace() {
  return (
    <p className="grid min-h-[52px] place-items-center rounded-[12px] border-[1.5px] border-dashed border-primary text-13 leading-none font-semibold text-on-primary-soft">
      {t("Drop here")}
    </p>
  );
}

function panelOf({ when }: PlannedDay, isHistory: boolean): string {
  if (when === "today") return "bg-primary-soft";
  return when === "past" && !isHistory ? "" : "bg-surface-2";
}

function labelOf({ day, when, quests }: PlannedDay): string {
  const date = when === "today" ? t("{day}, today", { day: longDate(day) }) : longDate(day);
  return `${date}, ${questsText(quests.length)}`;
}

/** A rest day, or a past day on which nothing happened. */
function QuietDay({ plan }: { plan: PlannedDay }) {
  const drop = useDayDrop(plan.day);
  const day = shortDate(plan.day);
  return (
    <section
      {...drop}
      aria-label={labelOf(plan)}
      className="flex min-h-32 min-w-0 flex-col items-center gap-2 py-2.5 text-text-2"
    >
      {plan.isAvailable ? null : <Tent className="size-[18px] flex-none" />}
      <h3 className="font-body text-13 leading-none font-semibold tracking-normal whitespace-nowrap [writing-mode:vertical-rl]">
        {plan.isAvailable ? t("{day}, quiet", { day }) : t("{day}, rest", { day })}
      </h3>
    </section>
  );
}
