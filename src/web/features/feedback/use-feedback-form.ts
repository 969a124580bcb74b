import { type SubmitEvent, useRef, useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { lastActions } from "#web/platform/analytics/action-words.ts";
import { dropDraft } from "#web/platform/storage/drafts.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { BLANK, type FeedbackDraft, keepFeedback, problemOf, readFeedback, send } from "./feedback-draft.ts";
import { type FeedbackForm, thanksFor } from "./feedback-words.tsx";
import { useSubmission } from "./use-submission.ts";

interface Options {
  form: FeedbackForm;
  user: UserView;
  path: string;
  onClose: () => void;
}

export function useFeedbackForm({ form, user, path, onClose }: Options) {
  const [typed, setTyped] = useState(() => readFeedback(user.id, form));
  const [hasTried, setHasTried] = useState(false);
  /** As it was at the opening: choosing and typing in here is not what the message is about. */
  const [whereabouts] = useState(() => ({ page: path, lastAction: lastActions() }));
  const ref = useRef<HTMLFormElement>(null);
  const draft = { ...typed, email: user.email ?? typed.email };

  const forget = () => dropDraft(user.id, form.draftName);
  const { isSending, problem, submit } = useSubmission({
    send,
    thanks: (message) => thanksFor(message.draft.type),
    failure: "Failed to submit feedback",
    onSent: forget,
  });
  const leave = () => {
    forget();
    setTyped(BLANK);
    setHasTried(false);
    onClose();
  };

  return {
    ref,
    draft,
    whereabouts,
    isSending,
    problem,
    missing: hasTried ? problemOf(draft, form) : null,
    change: (part: Partial<FeedbackDraft>) => {
      const next = { ...typed, ...part };
      setTyped(next);
      keepFeedback(user.id, form, next);
    },
    cancel: leave,
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      setHasTried(true);
      const first = problemOf(draft, form);
      if (!first) return submit({ draft, whereabouts, user }, leave);
      toast({ title: first.title, description: first.text, variant: "destructive" });
      ref.current?.querySelector<HTMLElement>(`[name=${first.field}]`)?.focus();
    },
  };
}
