import { useQueryClient } from "@tanstack/react-query";
import { closeWeek, listReviews, type ReviewView, showReview } from "#contracts/review/review.ts";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import {
  HARD_CHOICES,
  type HardChoice,
  NUMBER_KINDS,
  type NumberKind,
  type Win,
} from "#domain/review/draft-review.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { draftSlot } from "#web/platform/forms/draft-slot.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { t } from "#web/platform/language/text.ts";
import { SESSION_KEY, useMember } from "#web/platform/session/session.ts";
import { record } from "#web/ui/toast/toast-store.ts";

export interface ReviewValues {
  wins: Win[];
  number: NumberKind | null;
  hard: HardChoice | null;
  hardText: string;
  plan: number[];
}

/** The answers of one week; what was changed is kept until the week is closed. */
export function useReviewForm(review: ReviewView, week: CalendarDay) {
  const client = useQueryClient();
  const { id } = useMember();
  return useForm<ReviewValues, never, ReviewView>({
    start: {
      wins: review.wins,
      number: review.numbers[0]?.kind ?? null,
      hard: null,
      hardText: "",
      plan: review.plan,
    },
    draft: draftSlot<ReviewValues>(id, `review-${week}`, parseDraft),
    send: (values) => call(closeWeek, { week, ...values }),
    onSent: (closed) => {
      track("button_click", "week closed");
      client.setQueryData([showReview.path], closed);
      for (const path of [listReviews.path, SESSION_KEY[0]])
        void client.invalidateQueries({ queryKey: [path] });
      // The page says so itself, at its top.
      record({ title: t("Week closed"), description: t("It is kept in your logbook.") }, { isSaid: true });
      window.scrollTo({ top: 0 });
    },
  });
}

function parseDraft(kept: unknown): Partial<ReviewValues> {
  const { wins, number, hard, hardText, plan } = (kept ?? {}) as Record<string, unknown>;
  return {
    ...(Array.isArray(wins) && wins.every(isWin) && { wins }),
    ...(isOneOf(NUMBER_KINDS, number) && { number }),
    ...(isOneOf(HARD_CHOICES, hard) && { hard }),
    ...(typeof hardText === "string" && { hardText }),
    ...(Array.isArray(plan) && plan.length === 7 && plan.every(Number.isInteger) && { plan }),
  };
}

const isOneOf = <Value extends string>(known: readonly Value[], value: unknown): value is Value =>
  (known as readonly unknown[]).includes(value);

const isWin = (win: unknown): win is Win =>
  typeof win === "object" &&
  win !== null &&
  typeof (win as Win).text === "string" &&
  typeof (win as Win).about === "string";
