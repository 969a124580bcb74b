import { WEEKDAYS, weekdayName } from "#domain/onboarding/weekly-schedule.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";

const DAYS = WEEKDAYS.map((day) => t(weekdayName(day)));

interface WeekDotsProps {
  /** Null if they are the person's own. */
  name: string | null;
  dots: readonly boolean[];
}

/** A dot a day, filled where a quest was finished. */
export function WeekDots({ name, dots }: WeekDotsProps) {
  const done = DAYS.filter((_, index) => dots[index]);
  const text = done.length > 0 ? doneText(name, done.join(", ")) : nothingText(name);
  return (
    <div role="img" aria-label={text} className="grid grid-cols-7 gap-1">
      {DAYS.map((day, index) => (
        <span key={day} className="grid justify-items-center gap-1">
          <span
            className={classNames(
              "size-5 rounded-full",
              dots[index] ? "bg-walked" : "border-2 border-border bg-surface",
            )}
          />
          <span className="text-12 font-medium text-text-2">{day.charAt(0)}</span>
        </span>
      ))}
    </div>
  );
}

const doneText = (name: string | null, days: string) =>
  name === null
    ? t("You finished a quest on {days}.", { days })
    : t("{name} finished a quest on {days}.", { name, days });

const nothingText = (name: string | null) =>
  name === null ? t("You: no quest yet this week.") : t("{name}: no quest yet this week.", { name });
