import { useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import {
  FEEDBACK_DESCRIPTION_MAX_LENGTH,
  FEEDBACK_EMAIL_MAX_LENGTH,
  FEEDBACK_TITLE_MAX_LENGTH,
} from "#contracts/feedback.ts";
import { lastActions } from "#web/platform/analytics/action-text.ts";
import { draftSlot } from "#web/platform/forms/draft-slot.ts";
import { t } from "#web/platform/language/text.ts";
import { TextAreaField, TextField } from "#web/ui/controls/labelled-fields.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { blankFor, fromKept, problemOf, send } from "./feedback-draft.ts";
import { type FeedbackForm, thanksFor, WORTH_TELLING } from "./feedback-text.tsx";
import { FormEnd } from "./form-end.tsx";
import { SentAlong } from "./sent-along.tsx";
import { useFeedbackForm } from "./use-feedback-form.ts";

interface FeedbackFieldsProps {
  form: FeedbackForm;
  user: UserView;
  path: string;
  onClose: () => void;
}

export function FeedbackFields({ form, user, path, onClose }: FeedbackFieldsProps) {
  /** Captured on opening: actions inside the dialog are not part of the report. */
  const [whereabouts] = useState(() => ({ page: path, lastAction: lastActions() }));
  const feedback = useFeedbackForm({
    start: blankFor(user),
    draft: draftSlot(user.id, form.draftName, (kept) => fromKept(kept, form, user)),
    validate: (draft) => problemOf(draft, form),
    send: (draft) => send(draft, whereabouts, user),
    thanks: ({ type }) => thanksFor(type),
    failure: t("Failed to submit feedback"),
    onClose,
  });
  const { values: draft, change, errors } = feedback;
  return (
    <form onSubmit={feedback.submit} className="grid gap-4" noValidate>
      <Segmented
        label={t("What is it about?")}
        segments={form.kinds}
        value={draft.type}
        onValueChange={(type) => change({ type })}
      />
      <SentAlong {...whereabouts} />
      <TextField
        label={t("Title")}
        error={errors.title}
        name="title"
        maxLength={FEEDBACK_TITLE_MAX_LENGTH}
        value={draft.title}
        onValueChange={(title) => change({ title })}
      />
      <TextAreaField
        label={t("Description")}
        error={errors.description}
        name="description"
        maxLength={FEEDBACK_DESCRIPTION_MAX_LENGTH}
        placeholder={WORTH_TELLING[draft.type]}
        value={draft.description}
        onValueChange={(description) => change({ description })}
      />
      <TextField
        label={t("Email")}
        error={errors.email}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={FEEDBACK_EMAIL_MAX_LENGTH}
        readOnly={user.email !== null}
        value={draft.email}
        onValueChange={(email) => change({ email })}
      />
      <FormEnd {...feedback} />
    </form>
  );
}
