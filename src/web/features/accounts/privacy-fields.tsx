import { useId, useState } from "react";
import { LANGUAGES, type Language } from "#domain/accounts/language.ts";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Field, FieldGroup } from "#web/ui/controls/field.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { Switch } from "#web/ui/controls/switch.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";
import type { ProfileForm } from "./use-profile-form.ts";

const PRIVACY = [
  { value: "public", label: t("My name") },
  { value: "alias", label: t("An alias") },
  { value: "off", label: t("Not at all") },
] as const;

export function PrivacyFields({ form }: { form: ProfileForm }) {
  const { values, change } = form;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <ZoneField form={form} />
      <LanguageField form={form} />
      <FieldGroup label={t("On the leaderboard, show")} className="content-start">
        <Segmented
          label={t("On the leaderboard, show")}
          segments={PRIVACY}
          value={values.leaderboardPrivacy}
          onValueChange={(leaderboardPrivacy) => change({ leaderboardPrivacy })}
        />
      </FieldGroup>
      <Toggle
        label={t("Show my business name")}
        hint={t("Beside your name on the leaderboard.")}
        checked={values.showsBusinessName}
        onChange={(showsBusinessName) => change({ showsBusinessName })}
      />
      <Toggle
        label={t("Show my business name on shared pages and pictures")}
        hint={t("Whoever has the link can read it there.")}
        checked={values.sharesBusinessName}
        onChange={(sharesBusinessName) => change({ sharesBusinessName })}
      />
      <Toggle
        label={t("Send me mail")}
        hint={t("A reminder now and then, at most one in three days.")}
        checked={values.takesMail}
        onChange={(takesMail) => change({ takesMail })}
      />
    </div>
  );
}

const BROWSERS = "browser";

/** Each is named in itself, so that people find their own whatever the screens speak. */
const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", es: "Español" };

const LANGUAGE_OPTIONS = [
  { value: BROWSERS, label: t("As in my browser") },
  ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
];

function LanguageField({ form }: { form: ProfileForm }) {
  return (
    <Field label={t("Language")} hint={t("Of the screens. Quests and the mentor speak English.")}>
      {(control) => (
        <Select
          {...control}
          options={LANGUAGE_OPTIONS}
          value={form.values.language ?? BROWSERS}
          onValueChange={(value) =>
            form.change({ language: LANGUAGES.find((language) => language === value) ?? null })
          }
        />
      )}
    </Field>
  );
}

/** A text field with suggestions: some 400 time zones are too many for a select. */
function ZoneField({ form }: { form: ProfileForm }) {
  const listId = useId();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { timeZone } = form.values;
  // The 400 options are rendered only on focus, so they do not slow the dialog's opening.
  const [isVisited, setIsVisited] = useState(false);
  return (
    <Field label={t("Time zone")} hint={t("Your days begin and end by it.")} error={form.errors.timeZone}>
      {(control) => (
        <>
          <TextInput
            {...control}
            value={timeZone}
            list={listId}
            autoComplete="off"
            spellCheck={false}
            onFocus={() => setIsVisited(true)}
            onChange={(event) => form.change({ timeZone: event.target.value })}
          />
          <datalist id={listId}>
            {isVisited
              ? Intl.supportedValuesOf("timeZone").map((zone) => <option key={zone} value={zone} />)
              : null}
          </datalist>
          {here && here !== timeZone ? (
            <Button
              variant="ghost"
              size="sm"
              className="-ml-3 justify-self-start"
              onClick={() => form.change({ timeZone: here })}
            >
              {t("Use {zone}", { zone: here })}
            </Button>
          ) : null}
        </>
      )}
    </Field>
  );
}

interface ToggleProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Toggle({ label, hint, checked, onChange }: ToggleProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="flex items-start gap-3">
      <Switch
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        aria-describedby={hintId}
        className="mt-px"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="text-[14.5px] font-semibold">
          {label}
        </label>
        <p id={hintId} className="field-hint mt-0.5">
          {hint}
        </p>
      </div>
    </div>
  );
}
