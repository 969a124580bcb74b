import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { completeOnboarding } from "#contracts/onboarding.ts";
import { funnel, track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { t } from "#web/platform/language/text.ts";
import { signOut } from "#web/platform/session/sign-out.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { beginFirstVisit } from "../../platform/session/first-visit.ts";
import { type Answers, emptyAnswers, isAnswered, STEPS, type Step, toPayload } from "./answers.ts";
import { type Draft, dropDraft, keepDraft, readDraft } from "./draft.ts";
import { questionOf } from "./questions.ts";
import { welcomeAfterReload } from "./welcome.ts";

const LAST = STEPS.length - 1;

/** The current step, the answers, and how to continue, go back and leave. */
export function useOnboarding(user: UserView, onComplete: () => void) {
  const queries = useQueryClient();
  const [kept] = useState(() => readDraft(user.id));
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useForm({
    start: { step: 0, ...emptyAnswers() },
    draft: {
      read: () => kept ?? {},
      keep: (changed: Partial<Draft>) => keepDraft(user.id, changed),
      drop: dropDraft,
    },
    validate: ({ step: index, ...given }) => {
      const field = stepAt(index);
      return isAnswered(field, given) ? null : { field, text: questionOf(field, given).missing };
    },
    shows: "until-changed",
    send: ({ step: _, ...given }) => call(completeOnboarding, toPayload(given, browserZone())),
    onSent: () => {
      funnel("onboarding_completion");
      beginFirstVisit(user.id);
      welcomeAfterReload();
      onComplete();
    },
    onFailed: (cause) => {
      const status = cause instanceof ApiError ? cause.status : 0;
      track("onboarding_error", "Start Your Quest", { status });
      toastError(t("Failed to save your information. Please try again."));
    },
  });
  const { step: index, ...answers } = form.values;
  const step = stepAt(index);
  const isValid = isAnswered(step, answers);
  // After success the page reloads; until then the buttons stay locked.
  const isSaving = form.isSending || form.isSent;
  const isBusy = isSaving || isLeaving;

  useEffect(() => {
    if (!kept) funnel("onboarding_start");
  }, [kept]);

  const goTo = (next: number, changes: Partial<Answers> = {}) => {
    track("onboarding_step", stepAt(next), { step: next + 1 });
    form.change({ ...changes, step: next });
  };

  return {
    step,
    /** Step number, from 1. */
    number: index + 1,
    answers,
    isFirst: index === 0,
    isLast: index === LAST,
    isValid,
    isSaving,
    isBusy,
    /** Error shown after trying to continue without an answer. */
    missing: form.errors[step],
    answer: (changes: Partial<Answers>) => {
      if (!isBusy) form.change(changes);
    },
    /** Answers a single choice and goes on: no step of this kind is the last. */
    pick: (changes: Partial<Answers>) => {
      if (!isBusy) goTo(index + 1, changes);
    },
    next: () => {
      if (isBusy) return;
      if (isValid && index < LAST) goTo(index + 1);
      else form.proceed();
    },
    back: () => {
      if (isBusy) return;
      if (index > 0) return goTo(index - 1);
      setIsLeaving(true);
      void signOut(queries);
    },
  };
}

export type Onboarding = ReturnType<typeof useOnboarding>;

function stepAt(index: number): Step {
  return STEPS[index] ?? STEPS[0];
}

function browserZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}
