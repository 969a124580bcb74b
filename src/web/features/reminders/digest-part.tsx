import type { RemindersView } from "#contracts/reminders/reminders.ts";
import { WEEKDAYS, weekdayName } from "#domain/onboarding/weekly-schedule.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { profileHref } from "#web/wiring/profile-address.ts";
import { HOUR_OPTIONS } from "./time-options.ts";
import { useSetReminders } from "./use-reminders.ts";

const FREQUENCIES = [
  { value: "off", label: t("Off") },
  { value: "daily", label: t("Every day") },
  { value: "weekly", label: t("Every week") },
] as const;

const LAST_DAY = "last";
const DAY_OPTIONS = [
  { value: LAST_DAY, label: t("Your last day") },
  ...WEEKDAYS.map((day, index) => ({ value: String(index), label: t(weekdayName(day)) })),
];

/** A mail with the quests of the day or the week, at the person's hour. */
export function DigestPart({ reminders }: { reminders: RemindersView }) {
  const { digest, mail } = reminders;
  const set = useSetReminders();
  const change = (changes: Partial<RemindersView["digest"]>) =>
    set.mutate({ digest: { ...digest, ...changes } });
  const isOn = digest.frequency !== "off";
  return (
    <>
      <WhyNot mail={mail} />
      {mail === "ready" || isOn ? (
        <Segmented
          label={t("How often")}
          segments={FREQUENCIES.map((segment) => ({
            ...segment,
            disabled: mail !== "ready" && segment.value !== "off",
          }))}
          value={digest.frequency}
          onValueChange={(frequency) => change({ frequency })}
        />
      ) : null}
      {isOn && mail === "ready" ? (
        <div className="grid max-w-80 grid-cols-2 gap-3">
          {digest.frequency === "weekly" ? (
            <Field label={t("On")}>
              {(control) => (
                <Select
                  {...control}
                  value={digest.weekday === null ? LAST_DAY : String(digest.weekday)}
                  options={DAY_OPTIONS}
                  onValueChange={(day) => change({ weekday: day === LAST_DAY ? null : Number(day) })}
                />
              )}
            </Field>
          ) : null}
          <Field label={t("At")}>
            {(control) => (
              <Select
                {...control}
                value={`${String(digest.hour).padStart(2, "0")}:00`}
                options={HOUR_OPTIONS}
                onValueChange={(time) => change({ hour: Number(time.slice(0, 2)) })}
              />
            )}
          </Field>
        </div>
      ) : null}
      <WriteFailed error={set.error} />
    </>
  );
}

function WhyNot({ mail }: { mail: RemindersView["mail"] }) {
  if (mail === "no_server") return <p className="field-hint">{t("This instance sends no mail.")}</p>;
  if (mail === "no_address")
    return <p className="field-hint">{t("Your sign-in shared no email address.")}</p>;
  if (mail === "ready") return null;
  return (
    <p className="field-hint">
      {tx("“Send me mail” is off under <a>Time and privacy</a>: turn it on first.", {
        a: (text) => <a href={profileHref("privacy")}>{text}</a>,
      })}
    </p>
  );
}
