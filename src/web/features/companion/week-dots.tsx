import { classNames } from "#web/ui/class-names.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A dot a day, filled where a quest was finished. */
export function WeekDots({ name, dots }: { name: string; dots: readonly boolean[] }) {
  const done = DAYS.filter((_, index) => dots[index]);
  const text =
    done.length > 0 ? `${name} finished a quest on ${done.join(", ")}.` : `${name}: no quest yet this week.`;
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
