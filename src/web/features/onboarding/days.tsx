import { Check } from "lucide-react";
import * as Checkbox from "radix-ui/checkbox";
import {
  isPresetOn,
  SCHEDULE_PRESETS,
  scheduleText,
  shortDay,
  togglePreset,
} from "#domain/onboarding/schedule-presets.ts";
import {
  WEEKDAYS,
  type Weekday,
  type WeeklySchedule,
  weekdayName,
} from "#domain/onboarding/weekly-schedule.ts";
import { speech, t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import type { Onboarding } from "./use-onboarding.ts";

interface DaysProps {
  onboarding: Onboarding;
  label: string;
}

/** The week as one row of seven days, with presets for the usual evenings and weekends. */
export function Days({ onboarding, label }: DaysProps) {
  const { weeklySchedule } = onboarding.answers;
  const change = (schedule: WeeklySchedule) => onboarding.answer({ weeklySchedule: schedule });
  const text = scheduleText(weeklySchedule, speech);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {SCHEDULE_PRESETS.map((preset) => {
          const isOn = isPresetOn(weeklySchedule, preset);
          return (
            <button
              key={preset.label}
              type="button"
              data-own-enter
              aria-pressed={isOn}
              onClick={() => change(togglePreset(weeklySchedule, preset))}
              className={classNames(
                "min-h-11 rounded-full border px-4 text-15 font-semibold",
                isOn
                  ? "border-primary bg-primary-soft text-on-primary-soft"
                  : "border-control bg-surface text-text",
              )}
            >
              {t(preset.label)}
            </button>
          );
        })}
      </div>
      <fieldset
        aria-label={label}
        className="m-0 mt-4 grid min-w-0 grid-cols-7 gap-1 border-0 p-0 sm:gap-2.5"
      >
        {WEEKDAYS.map((weekday) => (
          <Day
            key={weekday}
            weekday={weekday}
            checked={weeklySchedule[weekday].available}
            onCheckedChange={(available) =>
              change({ ...weeklySchedule, [weekday]: { ...weeklySchedule[weekday], available } })
            }
          />
        ))}
      </fieldset>
      <p className="mt-4 text-14 text-text-2" aria-live="polite">
        {text
          ? t("{schedule}. You can set your own hours in your profile.", { schedule: text })
          : t("You can set your own hours in your profile.")}
      </p>
    </>
  );
}

interface DayProps {
  weekday: Weekday;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

function Day({ weekday, checked, onCheckedChange }: DayProps) {
  return (
    <Checkbox.Root
      aria-label={t(weekdayName(weekday))}
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next === true)}
      className="grid h-18 place-items-center content-center gap-1.5 rounded-[13px] border border-b-[3px] border-border bg-surface text-14 leading-none font-semibold text-text transition-transform duration-[var(--t-press)] ease-out active:translate-y-0.5 data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft data-[state=checked]:text-on-primary-soft sm:text-15"
    >
      {t(shortDay(weekday))}
      <span
        className={classNames(
          "grid size-[22px] place-items-center rounded-[7px] border-2",
          checked ? "border-primary bg-primary text-on-primary" : "border-control",
        )}
        aria-hidden="true"
      >
        {checked ? <Check className="size-[15px] stroke-[3.2]" /> : null}
      </span>
    </Checkbox.Root>
  );
}
