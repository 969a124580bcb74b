import type { UserView } from "#contracts/accounts.ts";
import { type FeedbackType, sendFeedback } from "#contracts/feedback.ts";
import { call } from "#web/platform/api/api.ts";
import { dropDraft, keepDraft, readDraft, textFields } from "#web/platform/storage/drafts.ts";
import type { FeedbackForm } from "./feedback-words.tsx";

/** What stands in the form. */
export interface FeedbackDraft {
  type: FeedbackType;
  title: string;
  description: string;
  /** Only asked of who has none in their account. */
  email: string;
}

/** Where the person was when the dialog opened. */
export interface Whereabouts {
  page: string;
  lastAction: string;
}

export const BLANK: FeedbackDraft = { type: "bug", title: "", description: "", email: "" };

export function readFeedback(userId: string, { draftName, kinds }: FeedbackForm): FeedbackDraft {
  const kept = textFields(readDraft(userId, draftName));
  const type = kinds.find(({ value }) => value === kept.type)?.value ?? BLANK.type;
  return { ...BLANK, ...kept, type };
}

export function keepFeedback(userId: string, { draftName }: FeedbackForm, draft: FeedbackDraft): void {
  if (draft.title || draft.description || draft.email) keepDraft(userId, draftName, draft);
  else dropDraft(userId, draftName);
}

export interface FeedbackProblem {
  field: "title" | "description" | "email";
  title: string;
  text: string;
}

/** In the specified order: the first thing that is missing. */
export function problemOf(draft: FeedbackDraft, form: FeedbackForm): FeedbackProblem | null {
  const { type, title, description, email } = draft;
  if (!title.trim()) return { field: "title", title: "Title Required", text: form.titleMissing(type) };
  if (!description.trim())
    return { field: "description", title: "Description Required", text: form.descriptionMissing(type) };
  if (!email.trim())
    return { field: "email", title: "Email Required", text: "Please provide your email for follow-up." };
  return null;
}

export interface Message {
  draft: FeedbackDraft;
  whereabouts: Whereabouts;
  user: UserView;
}

export function send({ draft, whereabouts, user }: Message) {
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

/** Cut to what the server takes, without half a character at the end. */
function whole(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/\p{Surrogate}$/u, "");
}
