import * as z from "zod/mini";
import { type CalendarDay, isCalendarDay, weekdayIndex } from "#domain/general/calendar-day.ts";
import { WEEKDAYS } from "#domain/onboarding/weekly-schedule.ts";
import {
  HARD_CHOICES,
  HARD_MAX_LENGTH,
  NUMBER_KINDS,
  WIN_MAX_LENGTH,
  WINS,
} from "#domain/review/draft-review.ts";
import { PLAN_DAY_MAX, PLAN_STEP_MIN } from "#domain/review/week-plan.ts";
import { endpoint } from "../endpoint.ts";
import { filledText, text } from "../fields/text.ts";

/** Closed weeks on one page. */
export const REVIEWS_PAGE = 20;

const monday = z.pipe(
  z.string().check(
    z.refine(isCalendarDay, "is not a day like 2026-11-16"),
    z.refine((day) => isCalendarDay(day) && weekdayIndex(day) === 0, "is not a Monday"),
  ),
  z.transform((day) => day as CalendarDay),
);

const win = z.object({
  text: filledText(WIN_MAX_LENGTH),
  /** Where it comes from: "Thu, 24 min, +50 XP". Empty if the person wrote it. */
  about: text(WIN_MAX_LENGTH),
});

export const weekNumberSchema = z.object({
  kind: z.enum(NUMBER_KINDS),
  /** Of money: the currency of the values, which are minor units. Time is in seconds. */
  currency: z.nullable(z.string()),
  /** Two weeks before, the week before, and this week. */
  values: z.array(z.number()),
});
export type WeekNumberView = z.output<typeof weekNumberSchema>;

const hard = z.nullable(z.enum(HARD_CHOICES));
const minutes = z.int().check(
  z.gte(0),
  z.lte(PLAN_DAY_MAX),
  z.refine((value) => value % PLAN_STEP_MIN === 0, "is not in half hours"),
);
const plan = z.array(minutes).check(z.length(WEEKDAYS.length));

/** A week as it was closed. */
export const closedReviewSchema = z.object({
  week: z.string(),
  wins: z.array(win),
  number: z.nullable(weekNumberSchema),
  quests: z.int(),
  trackedSec: z.int(),
  streakDays: z.int(),
  hard,
  hardText: z.string(),
  plan,
  closedAt: z.string(),
});
export type ClosedReviewView = z.output<typeof closedReviewSchema>;

const reviewSchema = z.object({
  /** The Monday of the week; null for somebody who joined after the last one. */
  week: z.nullable(z.string()),
  /** Whether Today invites to it: from the last scheduled day on, for two days more, unless it is closed. */
  isInvited: z.boolean(),
  quests: z.int(),
  trackedSec: z.int(),
  streakDays: z.int(),
  wins: z.array(win),
  numbers: z.array(weekNumberSchema),
  /** Minutes of each day of the next week, Monday first, as the schedule has it now. */
  plan,
  /** A day with time on which nothing was finished for two weeks. */
  emptyWeekday: z.nullable(z.enum(WEEKDAYS)),
  /** Set once the week is closed. */
  closed: z.nullable(closedReviewSchema),
});
export type ReviewView = z.output<typeof reviewSchema>;

export const showReview = endpoint({
  method: "GET",
  path: "/api/review",
  access: "member",
  isReadWithOthers: true,
  summary:
    "The week to look back on: drafted from completions, notes, money, streak and path, or as it was closed.",
  takesTokens: true,
  output: reviewSchema,
});

export const closeWeek = endpoint({
  method: "POST",
  path: "/api/review",
  access: "member",
  summary: "Keeps the review and takes over the hours of the next week. A second time changes nothing.",
  takesTokens: true,
  errors: ["conflict"],
  input: z.object({
    week: monday,
    wins: z.array(win).check(z.maxLength(WINS)),
    number: z.nullable(z.enum(NUMBER_KINDS)),
    hard,
    hardText: text(HARD_MAX_LENGTH),
    plan,
  }),
  output: reviewSchema,
  isRepeatable: true,
});

export const listReviews = endpoint({
  method: "GET",
  path: "/api/reviews",
  access: "member",
  summary: "Closed weeks, newest first, 20 a page.",
  takesTokens: true,
  input: z.object({ before: z.optional(monday) }),
  output: z.object({ reviews: z.array(closedReviewSchema), next: z.nullable(z.string()) }),
});
