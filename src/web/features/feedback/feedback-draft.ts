import type { UserView } from "#contracts/accounts.ts";
import { type FeedbackType, sendFeedback } from "#contracts/feedback.ts";
import { call } from "#web/platform/api/api.ts";
import type { Problem } from "#web/platform/forms/use-fields.ts";
import { t } from "#web/platform/language/text.ts";
import { textFields } from "#web/platform/storage/drafts.ts";
import type { FeedbackForm } from "./feedback-text.tsx";

/** The form's values. */
interface FeedbackDraft {
  type: FeedbackType;
  title: string;
  description: string;
  /** Asked only if the account has no e-mail address. */
  email: string;
}

/** Page and last actions when the dialog opened. */
export interface Whereabouts {
  page: string;
  lastAction: string;
}

export function blankFor(user: UserView): FeedbackDraft {
  return { type: "bug", title: "", description: "", email: user.email ?? "" };
}

/** A draft with only a kind and no text is not restored. */
export function fromKept(kept: unknown, { kinds }: FeedbackForm, user: UserView): Partial<FeedbackDraft> {
  const { type: chosen, email = "", ...words } = textFields(kept);
  const hasWords = words.title || words.description || email;
  const type = kinds.find(({ value }) => value === chosen)?.value;
  return hasWords ? { ...words, email: user.email ?? email, ...(type && { type }) } : {};
}

type FeedbackProblem = Problem<"title" | "description" | "email">;

/** The first missing field, in the specified order. */
export function problemOf(draft: FeedbackDraft, form: FeedbackForm): FeedbackProblem | null {
  const { type, title, description, email } = draft;
  if (!title.trim()) return { field: "title", title: t("Title Required"), text: form.titleMissing(type) };
  if (!description.trim())
    return { field: "description", title: t("Description Required"), text: form.descriptionMissing(type) };
  if (!email.trim())
    return {
      field: "email",
      title: t("Email Required"),
      text: t("Please provide your email for follow-up."),
    };
  return null;
}

export function send(draft: FeedbackDraft, whereabouts: Whereabouts, user: UserView) {
  const body = {
    type: draft.type,
    title: draft.title.trim(),
    description: draft.description.trim(),
    email: draft.email.trim(),
    page: whole(whereabouts.page, 300),
    lastAction: whole(whereabouts.lastAction, 2_000),
    userAgent: whole(navigator.userAgent, 500),
    timestamp: new Date(),
    userId: user.id,
    userName: user.username,
  };
  return call(sendFeedback, body);
}

/** Truncates to the server's limit without splitting a character. */
function whole(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/\p{Surrogate}$/u, "");
}
