import type { UserView } from "#contracts/accounts.ts";
import {
  FEEDBACK_DESCRIPTION_MAX_LENGTH,
  FEEDBACK_EMAIL_MAX_LENGTH,
  FEEDBACK_TITLE_MAX_LENGTH,
} from "#contracts/feedback.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { TextArea, TextInput } from "#web/ui/controls/text-input.tsx";
import { type FeedbackForm, WORTH_TELLING } from "./feedback-words.tsx";
import { FormEnd } from "./form-end.tsx";
import { SentAlong } from "./sent-along.tsx";
import { useFeedbackForm } from "./use-feedback-form.ts";

interface FeedbackFieldsProps {
  form: FeedbackForm;
  user: UserView;
  path: string;
  onClose: () => void;
}

export function FeedbackFields(props: FeedbackFieldsProps) {
  const { form, user } = props;
  const { ref, draft, change, missing, ...acts } = useFeedbackForm(props);
  const errorAt = (field: string) => (missing?.field === field ? missing.text : undefined);
  return (
    <form ref={ref} onSubmit={acts.submit} className="grid gap-4" noValidate>
      <Segmented
        label="What is it about?"
        segments={form.kinds}
        value={draft.type}
        onValueChange={(type) => change({ type })}
      />
      <SentAlong {...acts.whereabouts} />
      <Field label="Title" error={errorAt("title")}>
        {(control) => (
          <TextInput
            {...control}
            name="title"
            maxLength={FEEDBACK_TITLE_MAX_LENGTH}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Description" error={errorAt("description")}>
        {(control) => (
          <TextArea
            {...control}
            name="description"
            maxLength={FEEDBACK_DESCRIPTION_MAX_LENGTH}
            placeholder={WORTH_TELLING[draft.type]}
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
      <Field label="Email" error={errorAt("email")}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={FEEDBACK_EMAIL_MAX_LENGTH}
            readOnly={user.email !== null}
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
      </Field>
      <FormEnd problem={acts.problem} isSending={acts.isSending} onCancel={acts.cancel} />
    </form>
  );
}
