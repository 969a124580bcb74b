import { useId } from "react";
import type { RemindersView } from "#contracts/reminders/reminders.ts";
import { USUAL_QUIET_HOURS } from "#domain/reminders/quiet-hours.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { t } from "#web/platform/language/text.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { Switch } from "#web/ui/controls/switch.tsx";
import { timeOptions } from "./time-options.ts";
import { useSetReminders } from "./use-reminders.ts";

/** When no notification comes. What would fall into them comes before or after. */
export function QuietPart({ quiet }: { quiet: RemindersView["quiet"] }) {
  const set = useSetReminders();
  const id = useId();
  return (
    <>
      <div className="flex items-start gap-3">
        <Switch
          id={id}
          checked={quiet !== null}
          onCheckedChange={(isOn) => set.mutate({ quiet: isOn ? USUAL_QUIET_HOURS : null })}
          aria-describedby={`${id}-hint`}
          className="mt-px"
        />
        <div className="min-w-0">
          <label htmlFor={id} className="text-[14.5px] font-semibold">
            {t("Keep some hours quiet")}
          </label>
          <p id={`${id}-hint`} className="field-hint mt-0.5">
            {t("No notification comes then.")}
          </p>
        </div>
      </div>
      {quiet ? (
        <div className="grid max-w-72 grid-cols-2 gap-3">
          <Field label={t("From")}>
            {(control) => (
              <Select
                {...control}
                value={quiet.from}
                options={timeOptions(quiet.from)}
                onValueChange={(from) => set.mutate({ quiet: { ...quiet, from } })}
              />
            )}
          </Field>
          <Field label={t("Until")}>
            {(control) => (
              <Select
                {...control}
                value={quiet.to}
                options={timeOptions(quiet.to)}
                onValueChange={(to) => set.mutate({ quiet: { ...quiet, to } })}
              />
            )}
          </Field>
        </div>
      ) : null}
      <WriteFailed error={set.error} />
    </>
  );
}
