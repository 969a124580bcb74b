import { Minus, Plus } from "lucide-react";
import { WEEKDAYS, type Weekday } from "#domain/onboarding/weekly-schedule.ts";
import { PLAN_DAY_MAX, PLAN_STEP_MIN } from "#domain/review/week-plan.ts";
import { t } from "#web/platform/language/text.ts";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { Tent } from "#web/ui/brand/tent.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { minutesText } from "./review-words.ts";

interface PlanStepProps {
  plan: readonly number[];
  emptyWeekday: Weekday | null;
  onChange: (plan: number[]) => void;
}

const NAMES: Readonly<Record<Weekday, { name: string; short: string; plural: string }>> = {
  monday: { name: t("Monday"), short: t("Mon"), plural: t("Mondays") },
  tuesday: { name: t("Tuesday"), short: t("Tue"), plural: t("Tuesdays") },
  wednesday: { name: t("Wednesday"), short: t("Wed"), plural: t("Wednesdays") },
  thursday: { name: t("Thursday"), short: t("Thu"), plural: t("Thursdays") },
  friday: { name: t("Friday"), short: t("Fri"), plural: t("Fridays") },
  saturday: { name: t("Saturday"), short: t("Sat"), plural: t("Saturdays") },
  sunday: { name: t("Sunday"), short: t("Sun"), plural: t("Sundays") },
};

/** Hours of the next week, half an hour up or down; 0 is a free day. */
export function NextWeek({ plan, emptyWeekday, onChange }: PlanStepProps) {
  const set = (index: number, minutes: number) =>
    onChange(plan.map((old, at) => (at === index ? minutes : old)));
  const emptyAt = emptyWeekday ? WEEKDAYS.indexOf(emptyWeekday) : -1;
  return (
    <>
      <ul className="mt-3.5 grid gap-1.5 sm:max-wide:grid-cols-2 wide:grid-cols-7 wide:gap-2">
        {WEEKDAYS.map((weekday, index) => (
          <Day
            key={weekday}
            weekday={weekday}
            minutes={plan[index] ?? 0}
            onChange={(minutes) => set(index, minutes)}
          />
        ))}
      </ul>
      {emptyWeekday && (plan[emptyAt] ?? 0) > 0 ? (
        <div className="mt-3.5 flex flex-wrap items-center gap-3">
          <Lantern className="h-[38px] w-8 flex-none" />
          <p className="min-w-0 flex-1 basis-48 text-[14.5px] text-pretty">
            {t("Nothing was finished on the last two {weekdays}. Would you rather leave that day free?", {
              weekdays: NAMES[emptyWeekday].plural,
            })}
          </p>
          <Button size="sm" data-track="Leave empty day free" onClick={() => set(emptyAt, 0)}>
            {t("Leave {weekday} free", { weekday: NAMES[emptyWeekday].name })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface DayProps {
  weekday: Weekday;
  minutes: number;
  onChange: (minutes: number) => void;
}

const STEP =
  "grid size-11 place-items-center rounded-[9px] border-0 bg-transparent p-0 text-text-2 hover:bg-surface-3 hover:text-text disabled:cursor-default disabled:opacity-35 wide:pointer-fine:h-8 wide:pointer-fine:w-[30px]";

function Day({ weekday, minutes, onChange }: DayProps) {
  const { name, short } = NAMES[weekday];
  return (
    <li
      className={classNames(
        "grid h-12 grid-cols-[44px_1fr_auto] items-center rounded-[14px] pr-1.5 pl-3.5 wide:h-auto wide:grid-cols-1 wide:justify-items-center wide:gap-2 wide:px-0.5 wide:pt-2.5 wide:pb-1.5",
        minutes > 0 ? "bg-surface-2" : "text-text-2 shadow-[inset_0_0_0_1.5px_var(--border)]",
      )}
    >
      <span className="font-display text-14 leading-none font-bold">{short}</span>
      <span
        role="status"
        aria-label={
          minutes > 0 ? `${name}: ${minutesText(minutes)}` : t("{weekday}: free", { weekday: name })
        }
        className="num grid h-5 place-items-center text-[13.5px] leading-none font-650 whitespace-nowrap max-wide:justify-self-start"
      >
        {minutes > 0 ? minutesText(minutes) : <Tent className="size-[18px]" />}
      </span>
      <span className="flex wide:flex-wrap wide:justify-center">
        <button
          type="button"
          className={STEP}
          aria-label={t("Less on {weekday}", { weekday: name })}
          disabled={minutes === 0}
          onClick={() => onChange(Math.max(0, minutes - PLAN_STEP_MIN))}
        >
          <Minus className="size-4" aria-hidden="true" />
        </button>
        <button
          type="button"
          className={STEP}
          aria-label={t("More on {weekday}", { weekday: name })}
          disabled={minutes >= PLAN_DAY_MAX}
          onClick={() => onChange(Math.min(PLAN_DAY_MAX, minutes + PLAN_STEP_MIN))}
        >
          <Plus className="size-4" aria-hidden="true" />
        </button>
      </span>
    </li>
  );
}
