import { useQueryClient } from "@tanstack/react-query";
import {
  listMailTexts,
  listMailVersions,
  type MailTextView,
  saveMailText,
} from "#contracts/console/mails.ts";
import {
  checkMailText,
  MAIL_FIELDS,
  MAIL_VARIABLES,
  type MailField,
  type MailText,
} from "#domain/email/mail-text.ts";
import { call } from "#web/platform/api/api.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextAreaField, TextField } from "#web/ui/controls/labelled-fields.tsx";
import { FormProblem } from "#web/ui/form-problem.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { When } from "#web/ui/when.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { MailVersions } from "./mail-versions.tsx";

const HINTS: Partial<Record<MailField, string>> = {
  preheader: "What an inbox shows after the subject.",
  body: "An empty line begins a new paragraph.",
};

/** The mail, and the form that changes its text. On wide screens the mail stays in view beside the form. */
export function MailEditor({ current }: { current: MailTextView }) {
  const { type, version, subject, preheader, body, button } = current;
  const queries = useQueryClient();
  const form = useForm<MailText, MailField, MailTextView>({
    start: { subject, preheader, body, button },
    validate: checkMailText,
    shows: "always",
    send: (values) => call(saveMailText, { type, basedOn: version, ...values }),
    onUnchanged: () => toast({ title: "Nothing to save", description: "The text is as it was." }),
    onSent: (saved) => {
      toast({ title: "Text Saved", description: `Version ${saved.version} is sent from now on.` });
      void queries.invalidateQueries({ queryKey: [listMailTexts.path] });
      void queries.invalidateQueries({ queryKey: [listMailVersions.path] });
    },
  });
  const { values, errors } = form;
  const field = (name: MailField) => ({
    label: MAIL_FIELDS[name].name,
    hint: HINTS[name],
    error: errors[name],
    value: values[name],
    onValueChange: (value: string) => form.change({ [name]: value }),
  });
  const isChanged = Object.entries(values).some(([name, value]) => value !== current[name as MailField]);
  return (
    <>
      <MailPreview type={type} text={values} hasProblem={Object.keys(errors).length > 0} />
      <SectionCard
        title="Change the text"
        about="Why people get it, the link to stop it and your address are added to every one."
      >
        <form
          className="grid content-start gap-3.5"
          aria-label="Text of the mail"
          onSubmit={form.submit}
          noValidate
        >
          <TextField {...field("subject")} />
          <TextField {...field("preheader")} />
          <TextAreaField {...field("body")} rows={7} />
          <TextField {...field("button")} />
          <Variables />
          {form.problem ? <FormProblem>{form.problem}</FormProblem> : null}
          <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
            <Button type="submit" variant={isChanged ? "primary" : "neutral"} loading={form.isSending}>
              Save as version {version + 1}
            </Button>
            <p className="text-13 text-text-2">
              {current.changedAt ? (
                <>
                  Version {version}, by {current.changedBy}, <When at={current.changedAt} withTime />
                </>
              ) : (
                "The text that SideQuest brings."
              )}
            </p>
          </div>
          <MailVersions current={current} />
        </form>
      </SectionCard>
    </>
  );
}

function Variables() {
  return (
    <dl className="grid gap-1 rounded-quest bg-surface-2 px-3.5 py-3 text-13 text-text-2">
      {Object.entries(MAIL_VARIABLES).map(([name, meaning]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="font-mono font-semibold text-text">{`{{${name}}}`}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
