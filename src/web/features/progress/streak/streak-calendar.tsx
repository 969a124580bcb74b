import { Check, Wrench, X } from "lucide-react";
import type { ReactNode } from "react";
import type { StreakDayState } from "#domain/progress/streak-calendar.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { Tent } from "#web/ui/brand/tent.tsx";
import { classNames } from "#web/ui/class-names.ts";

const WEEKDAYS = [t("Mon"), t("Tue"), t("Wed"), t("Thu"), t("Fri"), t("Sat"), t("Sun")];
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
    said: t("quest finished"),
    face: "bg-walked text-on-walked shadow-[0_3px_0_var(--walked-edge)]",
    sign: <Check className="size-4 stroke-[3]" />,
  },
  rested: {
    said: t("rest token"),
    face: "bg-primary-soft text-on-primary-soft",
    sign: <Tent className="size-4.5" />,
  },
  repaired: {
    said: t("repaired"),
    face: "bg-streak-soft text-streak",
    sign: <Wrench className="size-4" />,
  },
  missed: { said: t("missed"), face: "text-text-2", sign: <X className="size-4" /> },
  today: { said: t("today"), face: "border-2 border-primary font-750 text-on-primary-soft" },
  planned: { said: t("scheduled"), face: "border-2 border-dashed border-border text-text-2" },
  free: { said: null, face: "text-text-2" },
  before: { said: null, face: "text-text-2" },
};

interface ShownDay {
  /** As YYYY-MM-DD. */
  readonly day: string;
  readonly state: StreakDayState;
}

const LEGEND: readonly StreakDayState[] = ["done", "rested", "repaired", "missed", "planned"];

/** Weeks as rows from Monday to Sunday, the latest last. */
export function StreakCalendar({ days }: { days: readonly ShownDay[] }) {
  const weeks = weeksSinceJoining(days);
  const shown = new Set(weeks.flat().map(({ state }) => state));
  return (
    <>
      <table className="w-full border-collapse">
        <caption className="sr-only">{t("Day by day")}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-9 pb-2 text-left sm:w-12 text-12 font-semibold text-text-2">
              <span className="sr-only">{t("Week")}</span>
            </th>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className="pb-2 text-center text-12 font-semibold text-text-2">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={week[0]?.day}>
              <th scope="row" className="text-left text-12 font-semibold whitespace-nowrap text-text-2">
                <span aria-hidden="true">{monthOf(weeks, index)}</span>
                <span className="sr-only">
                  {t("Week of {day}", { day: DATE.format(new Date(week[0]?.day ?? 0)) })}
                </span>
              </th>
              {week.map(({ day, state }) => (
                <td key={day} className="px-0.5 py-1 text-center">
                  <Face day={day} state={state} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul
        className="mt-4 flex flex-wrap empty:hidden gap-x-4.5 gap-y-2 text-13 text-text-2"
        aria-label={t("What the signs mean")}
      >
        {LEGEND.filter((state) => shown.has(state)).map((state) => (
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
      <Disc look={look} className="mx-auto h-7 w-9 max-w-full sm:h-8 sm:w-11">
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

const DATE = new Intl.DateTimeFormat(language, { month: "long", day: "numeric", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" });

function weeksOf(days: readonly ShownDay[]): (readonly ShownDay[])[] {
  return Array.from({ length: days.length / DAYS_PER_WEEK }, (_, week) =>
    days.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK),
  );
}

/** A newcomer sees a month, not a page of days before they came. */
const LEAST_WEEKS = 4;

function weeksSinceJoining(days: readonly ShownDay[]): (readonly ShownDay[])[] {
  const weeks = weeksOf(days);
  const joined = weeks.findIndex((week) => week.some(({ state }) => state !== "before"));
  return weeks.slice(Math.min(joined < 0 ? weeks.length : joined, weeks.length - LEAST_WEEKS));
}

/** The month's name stands beside the first week, and beside each in which one begins: the one after, if that is the first. */
function monthOf(weeks: readonly (readonly ShownDay[])[], index: number): string | null {
  const beginning = weeks[index]?.find(({ day }) => day.endsWith("-01"));
  const isNamedLate = index === 1 && weeks[0]?.slice(1).some(({ day }) => day.endsWith("-01"));
  const named = index === 0 || isNamedLate ? weeks[index]?.[0] : beginning;
  return named ? MONTH.format(new Date(named.day)) : null;
}
