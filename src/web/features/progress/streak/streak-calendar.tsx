import { Check, Wrench, X } from "lucide-react";
import type { ReactNode } from "react";
import type { StreakDayState } from "#domain/progress/streak-calendar.ts";
import { Tent } from "#web/ui/brand/tent.tsx";
import { classNames } from "#web/ui/class-names.ts";

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const DAYS_PER_WEEK = WEEKDAYS.length;

interface Look {
  /** For the legend and screen readers; null if it needs no word. */
  said: string | null;
  face: string;
  /** Instead of the day's number. */
  sign?: ReactNode;
}

const LOOKS: Record<StreakDayState, Look> = {
  done: {
    said: "quest finished",
    face: "bg-walked text-on-walked shadow-[0_3px_0_var(--walked-edge)]",
    sign: <Check className="size-4 stroke-[3]" />,
  },
  rested: {
    said: "rest token",
    face: "bg-primary-soft text-on-primary-soft",
    sign: <Tent className="size-4.5" />,
  },
  repaired: {
    said: "repaired",
    face: "bg-streak-soft text-streak",
    sign: <Wrench className="size-4" />,
  },
  missed: { said: "missed", face: "text-text-2", sign: <X className="size-4" /> },
  today: { said: "today", face: "border-2 border-primary font-750 text-on-primary-soft" },
  planned: { said: "scheduled", face: "border-2 border-dashed border-border text-text-2" },
  free: { said: null, face: "text-text-2 opacity-60" },
  before: { said: null, face: "text-text-2 opacity-40" },
};

interface ShownDay {
  /** As YYYY-MM-DD. */
  readonly day: string;
  readonly state: StreakDayState;
}

const LEGEND: readonly StreakDayState[] = ["done", "rested", "repaired", "missed", "planned"];

/** Weeks as rows from Monday to Sunday, the latest last. */
export function StreakCalendar({ days }: { days: readonly ShownDay[] }) {
  return (
    <>
      <table className="w-full max-w-[560px] border-collapse">
        <caption className="sr-only">Each day of the last twelve weeks</caption>
        <thead>
          <tr>
            <th scope="col" className="w-12 pb-2 text-left text-12 font-semibold text-text-2">
              <span className="sr-only">Month</span>
            </th>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className="pb-2 text-center text-12 font-semibold text-text-2">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week[0]?.day}>
              <th scope="row" className="text-left text-12 font-semibold whitespace-nowrap text-text-2">
                {monthOf(week)}
              </th>
              {week.map(({ day, state }) => (
                <td key={day} className="p-0.5 text-center">
                  <Face day={day} state={state} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul
        className="mt-4 flex flex-wrap gap-x-4.5 gap-y-2 text-13 text-text-2"
        aria-label="What the signs mean"
      >
        {LEGEND.map((state) => (
          <li key={state} className="flex items-center gap-2">
            <Disc look={LOOKS[state]} className="size-6.5" />
            {LOOKS[state].said}
          </li>
        ))}
      </ul>
    </>
  );
}

function Face({ day, state }: ShownDay) {
  const look = LOOKS[state];
  return (
    <>
      <Disc look={look} className="mx-auto h-8 w-9 sm:h-9 sm:w-11">
        {Number(day.slice(-2))}
      </Disc>
      <span className="sr-only">
        {DATE.format(new Date(day))}
        {look.said ? `: ${look.said}` : ""}
      </span>
    </>
  );
}

function Disc({ look, className, children }: { look: Look; className: string; children?: ReactNode }) {
  return (
    <span
      className={classNames(
        "num grid place-items-center rounded-[50%] text-13 leading-none",
        look.face,
        className,
      )}
      aria-hidden="true"
    >
      {look.sign ?? children}
    </span>
  );
}

const DATE = new Intl.DateTimeFormat("en", { month: "long", day: "numeric", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" });

function weeksOf(days: readonly ShownDay[]): (readonly ShownDay[])[] {
  return Array.from({ length: days.length / DAYS_PER_WEEK }, (_, week) =>
    days.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK),
  );
}

/** The month's name stands beside the week in which it begins. */
function monthOf(week: readonly ShownDay[]): string | null {
  const first = week.find(({ day }) => day.endsWith("-01"));
  return first ? MONTH.format(new Date(first.day)) : null;
}
