import { useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import type { OutputOf } from "#contracts/endpoint.ts";
import { makeToken, type TokenView } from "#contracts/tokens/tokens.ts";
import { TOKEN_LIFETIMES, TOKEN_NAME_MAX, type TokenScope } from "#domain/tokens/tokens.ts";
import { call } from "#web/platform/api/api.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Field, FieldGroup } from "#web/ui/controls/field.tsx";
import { TextField } from "#web/ui/controls/labelled-fields.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { FormProblem } from "#web/ui/form-problem.tsx";
import { TOKENS_KEY } from "./use-tokens.ts";

const SCOPES = [
  { value: "read", label: t("Read") },
  { value: "write", label: t("Read and write") },
] as const;

const NEVER = "never";
const LIFETIMES = [
  ...TOKEN_LIFETIMES.map((days) => ({
    value: String(days),
    label: days === 365 ? t("In a year") : t("In {days} days", { days }),
  })),
  { value: NEVER, label: t("Never") },
];

interface Values {
  name: string;
  scope: TokenScope;
  expires: string;
}

const EMPTY: Values = { name: "", scope: "read", expires: "90" };

export function MakeToken({ onMade }: { onMade: (made: OutputOf<typeof makeToken>) => void }) {
  const queries = useQueryClient();
  const form = useForm({
    start: EMPTY,
    validate: ({ name }: Values) =>
      name.trim() === "" ? { field: "name", text: t("Give it a name, such as the program’s.") } : null,
    send: ({ name, scope, expires }: Values) => {
      const expiresInDays = TOKEN_LIFETIMES.find((days) => String(days) === expires) ?? null;
      return call(makeToken, { name, scope, expiresInDays });
    },
    onSent: (made) => {
      queries.setQueryData<TokenView[]>(TOKENS_KEY, (tokens) => [made.token, ...(tokens ?? [])]);
      onMade(made);
    },
    onDone: () => form.discard(),
  });
  const { values, errors, change } = form;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <TextField
        label={t("Name")}
        value={values.name}
        maxLength={TOKEN_NAME_MAX}
        autoComplete="off"
        placeholder={t("For example: Time tracker")}
        error={errors.name}
        onValueChange={(name) => change({ name })}
      />
      <FieldGroup label={t("It may")}>
        <Segmented
          label={t("It may")}
          segments={SCOPES}
          value={values.scope}
          onValueChange={(scope) => change({ scope })}
        />
      </FieldGroup>
      <Field label={t("Expires")}>
        {(control) => (
          <Select
            {...control}
            options={LIFETIMES}
            value={values.expires}
            onValueChange={(expires) => change({ expires })}
          />
        )}
      </Field>
      {form.problem ? <FormProblem>{form.problem}</FormProblem> : null}
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        loading={form.isSending}
        data-track="Make API token"
      >
        <KeyRound className="size-[18px]" aria-hidden="true" />
        {t("Make a token")}
      </Button>
    </form>
  );
}
