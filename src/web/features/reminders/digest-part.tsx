import type { RemindersView } from "#contracts/reminders/reminders.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { profileHref } from "#web/wiring/profile-address.ts";
import { HOUR_OPTIONS } from "./time-options.ts";
import { useSetReminders } from "./use-reminders.ts";

const FREQUENCIES = [
  { value: "off", label: "Off" },
  { value: "daily", label: "Every day" },
  { value: "weekly", label: "Every week" },
] as const;

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map(
  (label, index) => ({ value: String(index), label }),
);

/** A mail with the quests of the day or the week, at the person's hour. */
export function DigestPart({ reminders }: { reminders: RemindersView }) {
  const { digest, mail } = reminders;
  const set = useSetReminders();
  const change = (changes: Partial<RemindersView["digest"]>) =>
    set.mutate({ digest: { ...digest, ...changes } });
  const isOn = digest.frequency !== "off";
  return (
    <>
      <p className="text-14 text-pretty text-text-2">
        Every day: the quests of the day, on days that have any. Every week: your wins, the way to your weekly
        review, and what comes.
      </p>
      <WhyNot mail={mail} />
      {mail === "ready" || isOn ? (
        <Segmented
          label="How often"
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
            <Field label="On">
              {(control) => (
                <Select
                  {...control}
                  value={String(digest.weekday)}
                  options={WEEKDAYS}
                  onValueChange={(weekday) => change({ weekday: Number(weekday) })}
                />
              )}
            </Field>
          ) : null}
          <Field label="At">
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
  if (mail === "no_server") return <p className="field-hint">This instance sends no mail.</p>;
  if (mail === "no_address") return <p className="field-hint">Your sign-in shared no email address.</p>;
  if (mail === "ready") return null;
  return (
    <p className="field-hint">
      “Send me mail” is off under <a href={profileHref("privacy")}>Time and privacy</a>: turn it on first.
    </p>
  );
}
