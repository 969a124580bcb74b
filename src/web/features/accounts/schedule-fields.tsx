import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { type DayPlan, WEEKDAYS, type Weekday, weekdayName } from "#domain/onboarding/weekly-schedule.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { Switch } from "#web/ui/controls/switch.tsx";
import { TimeInput } from "./time-input.tsx";
import type { ProfileForm } from "./use-profile-form.ts";

export function ScheduleFields({ form }: { form: ProfileForm }) {
  const { weeklySchedule } = form.values;
  const set = (weekday: Weekday, plan: Partial<DayPlan>) =>
    form.change({
      weeklySchedule: { ...weeklySchedule, [weekday]: { ...weeklySchedule[weekday], ...plan } },
    });
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="field-label mb-1 p-0">{t("Weekly schedule")}</legend>
      {WEEKDAYS.map((weekday) => (
        <DayRow
          key={weekday}
          name={t(weekdayName(weekday))}
          plan={weeklySchedule[weekday]}
          error={form.errors[weekday]}
          onChange={(plan) => set(weekday, plan)}
        />
      ))}
    </fieldset>
  );
}

interface DayRowProps {
  name: string;
  plan: DayPlan;
  error: string | undefined;
  onChange: (plan: Partial<DayPlan>) => void;
}

/** A day that is off keeps its times, hidden. */
function DayRow({ name, plan, error, onChange }: DayRowProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const time = (field: "startTime" | "endTime", label: string) => (
    <TimeInput
      aria-label={label}
      value={plan[field]}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  return (
    <div className="border-b border-border last:border-0">
      <div className="flex min-h-11 items-center gap-2.5 py-1">
        <Switch id={id} checked={plan.available} onCheckedChange={(available) => onChange({ available })} />
        <label htmlFor={id} className="mr-auto py-2 text-[14.5px] font-semibold">
          {name}
        </label>
        {plan.available ? (
          <span className="flex items-center gap-1.5 text-14 font-medium text-text-2">
            {tx("{start} to {end}", {
              start: time("startTime", t("{day} from", { day: name })),
              end: time("endTime", t("{day} until", { day: name })),
            })}
          </span>
        ) : (
          <span className="text-[13.5px] font-medium text-text-2">{t("Rest day")}</span>
        )}
      </div>
      {error ? (
        <p id={errorId} role="alert" className="field-error justify-end pb-2">
          <CircleAlert className="mt-px size-4" aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
