import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { completeOnboarding } from "#contracts/onboarding.ts";
import { funnel, track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { signOut } from "#web/platform/session/sign-out.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { type Answers, emptyAnswers, isAnswered, STEPS, toPayload } from "./answers.ts";
import { type Draft, dropDraft, keepDraft, readDraft } from "./draft.ts";
import { welcomeAfterReload } from "./welcome.ts";

const LAST = STEPS.length - 1;

/** Where the person is, what was filled in, and the ways on, back and out. */
export function useOnboarding(user: UserView, onComplete: () => void) {
  const queries = useQueryClient();
  const [kept] = useState(() => readDraft(user.id));
  const [draft, setDraft] = useState<Draft>(() => kept ?? { step: 0, answers: emptyAnswers() });
  const [isReminding, setIsReminding] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { answers } = draft;
  const step = STEPS[draft.step] ?? STEPS[0];
  const isValid = isAnswered(step, answers);

  const save = useMutation({
    mutationFn: () => call(completeOnboarding, toPayload(answers, browserZone())),
    onSuccess: () => {
      dropDraft();
      funnel("onboarding_completion");
      welcomeAfterReload();
      onComplete();
    },
    onError: (cause) => {
      const status = cause instanceof ApiError ? cause.status : 0;
      track("onboarding_error", "Start Your Quest", { status });
      toast({
        title: "Error",
        description: "Failed to save your information. Please try again.",
        variant: "destructive",
      });
    },
  });
  // After success the page reloads: until then nothing may be pressed twice.
  const isBusy = save.isPending || save.isSuccess || isLeaving;

  useEffect(() => {
    if (!kept) funnel("onboarding_start");
  }, [kept]);

  const put = (next: Draft) => {
    setDraft(next);
    setIsReminding(false);
    keepDraft(user.id, next);
  };
  const goTo = (index: number) => {
    track("onboarding_step", STEPS[index] ?? "", { step: index + 1 });
    put({ ...draft, step: index });
  };

  return {
    step,
    /** From 1. */
    number: draft.step + 1,
    answers,
    isFirst: draft.step === 0,
    isLast: draft.step === LAST,
    isValid,
    isSaving: save.isPending || save.isSuccess,
    isBusy,
    /** Someone wanted to go on without an answer. */
    isReminding: isReminding && !isValid,
    answer: (changes: Partial<Answers>) => {
      if (!isBusy) put({ ...draft, answers: { ...answers, ...changes } });
    },
    next: () => {
      if (isBusy) return;
      if (!isValid) setIsReminding(true);
      else if (draft.step < LAST) goTo(draft.step + 1);
      else save.mutate();
    },
    back: () => {
      if (isBusy) return;
      if (draft.step > 0) return goTo(draft.step - 1);
      setIsLeaving(true);
      void signOut(queries);
    },
  };
}

export type Onboarding = ReturnType<typeof useOnboarding>;

function browserZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}
