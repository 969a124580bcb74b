import type { UserView } from "#contracts/accounts.ts";
import { USERNAME_MAX_LENGTH } from "#domain/accounts/username.ts";
import {
  BUSINESS_NAME_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  GOALS_MAX_LENGTH,
  PROFILE_OPTIONS,
  withStoredOption,
} from "#domain/onboarding/business-options.ts";
import { t } from "#web/platform/language/text.ts";
import { SelectField, TextAreaField, TextField } from "#web/ui/controls/labelled-fields.tsx";
import type { ProfileForm } from "./use-profile-form.ts";

export function BusinessFields({ form, user }: { form: ProfileForm; user: UserView }) {
  const { values, change, errors } = form;
  const option = (field: keyof typeof PROFILE_OPTIONS, label: string) => (
    <SelectField
      label={label}
      // A stored value may come from onboarding's longer list.
      options={withStoredOption(PROFILE_OPTIONS[field], user[field])}
      value={values[field]}
      onValueChange={(value) => change({ [field]: value })}
    />
  );
  return (
    <div className="grid content-start gap-3.5">
      <TextField
        label={t("Business name")}
        value={values.businessName}
        maxLength={BUSINESS_NAME_MAX_LENGTH}
        autoComplete="organization"
        onValueChange={(businessName) => change({ businessName })}
      />
      <div className="grid gap-3 min-[440px]:grid-cols-2">
        {option("businessType", t("Business type"))}
        {option("businessStage", t("Business stage"))}
      </div>
      <TextAreaField
        label={t("Description")}
        value={values.businessDescription}
        maxLength={DESCRIPTION_MAX_LENGTH}
        onValueChange={(businessDescription) => change({ businessDescription })}
      />
      <div className="grid gap-3 min-[440px]:grid-cols-2">
        {option("experience", t("Experience"))}
        {option("timeCommitment", t("Weekly time"))}
      </div>
      <TextAreaField
        label={t("Goals")}
        rows={2}
        value={values.goals}
        maxLength={GOALS_MAX_LENGTH}
        onValueChange={(goals) => change({ goals })}
      />
      <TextField
        label={t("Your name")}
        hint={t("The dashboard greets you by its first word.")}
        error={errors.username}
        value={values.username}
        // `maxLength` counts UTF-16 units, and a character may take two.
        maxLength={2 * USERNAME_MAX_LENGTH}
        autoComplete="nickname"
        onValueChange={(username) => change({ username })}
      />
    </div>
  );
}
