import type { UserView } from "#contracts/accounts.ts";
import { USERNAME_MAX_LENGTH } from "#domain/accounts/username.ts";
import {
  BUSINESS_NAME_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  PROFILE_OPTIONS,
} from "#domain/onboarding/business-options.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { TextArea, TextInput } from "#web/ui/controls/text-input.tsx";
import { OptionField } from "./option-field.tsx";
import type { ProfileForm } from "./use-profile-form.ts";

const GOALS_MAX_LENGTH = 1_000;

export function BusinessFields({ form, user }: { form: ProfileForm; user: UserView }) {
  const { values, change, errors } = form;
  const option = (field: keyof typeof PROFILE_OPTIONS, label: string) => (
    <OptionField
      label={label}
      options={PROFILE_OPTIONS[field]}
      stored={user[field]}
      value={values[field]}
      onValueChange={(value) => change({ [field]: value })}
    />
  );
  return (
    <div className="grid content-start gap-3.5">
      <Field label="Business name">
        {(control) => (
          <TextInput
            {...control}
            value={values.businessName}
            maxLength={BUSINESS_NAME_MAX_LENGTH}
            autoComplete="organization"
            onChange={(event) => change({ businessName: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-3 min-[440px]:grid-cols-2">
        {option("businessType", "Business type")}
        {option("businessStage", "Business stage")}
      </div>
      <Field label="Description">
        {(control) => (
          <TextArea
            {...control}
            value={values.businessDescription}
            maxLength={DESCRIPTION_MAX_LENGTH}
            onChange={(event) => change({ businessDescription: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-3 min-[440px]:grid-cols-2">
        {option("experience", "Experience")}
        {option("timeCommitment", "Weekly time")}
      </div>
      <Field label="Goals">
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={values.goals}
            maxLength={GOALS_MAX_LENGTH}
            onChange={(event) => change({ goals: event.target.value })}
          />
        )}
      </Field>
      <Field label="Your name" hint="The dashboard greets you by its first word." error={errors.username}>
        {(control) => (
          <TextInput
            {...control}
            value={values.username}
            // `maxLength` counts UTF-16 units, and a character may take two.
            maxLength={2 * USERNAME_MAX_LENGTH}
            autoComplete="nickname"
            onChange={(event) => change({ username: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
