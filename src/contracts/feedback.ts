import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { filledText, text } from "./fields/text.ts";
import { instant } from "./fields/time.ts";

/** The header's dialog sends bug, ui and ai; the floating one sends bug and feature. */
export const FEEDBACK_TYPES = ["bug", "ui", "ai", "feature"] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export const FEEDBACK_TITLE_MAX_LENGTH = 200;
export const FEEDBACK_DESCRIPTION_MAX_LENGTH = 4_000;
export const FEEDBACK_EMAIL_MAX_LENGTH = 254;

/** A single line, since it may be used in a mail header. */
const line = (maxLength: number) =>
  filledText(maxLength).check(z.refine((value) => !/[\r\n]/u.test(value), "must be one line"));

export const sendFeedback = endpoint({
  method: "POST",
  path: "/api/feedback",
  access: "member",
  summary: "Tells the people who run this instance. Whose it is comes from the session.",
  input: z.object({
    type: z.enum(FEEDBACK_TYPES),
    title: line(FEEDBACK_TITLE_MAX_LENGTH),
    description: filledText(FEEDBACK_DESCRIPTION_MAX_LENGTH),
    email: line(FEEDBACK_EMAIL_MAX_LENGTH),
    page: z.optional(text(300)),
    lastAction: z.optional(text(2_000)),
    userAgent: z.optional(text(500)),
    timestamp: z.optional(instant()),
  }),
  output: z.object({ id: z.string(), createdAt: z.string() }),
  limit: "feedback",
});

const rating = z.int().check(z.gte(1), z.lte(10));

export const RATING_MIN = 1;
export const RATING_MAX = 10;
export const RATING_DEFAULT = 7;
export const RATING_FEEDBACK_MAX_LENGTH = 2_000;

export const rateUi = endpoint({
  method: "POST",
  path: "/api/ui-ratings",
  access: "member",
  summary: "Rates the pages, 1 to 10 each. The latest of a day counts.",
  input: z.object({
    visualDesignRating: rating,
    navigationRating: rating,
    responsiveDesignRating: rating,
    loadingSpeedRating: rating,
    feedback: z.optional(text(RATING_FEEDBACK_MAX_LENGTH)),
  }),
  output: z.object({ ok: z.literal(true) }),
});

export const rateAi = endpoint({
  method: "POST",
  path: "/api/performance",
  access: "member",
  summary: "Rates the mentor's tools and the generated quests, 1 to 10 each. The latest of a day counts.",
  input: z.object({ aiToolRating: rating, aiTaskRating: rating }),
  output: z.object({ ok: z.literal(true) }),
});
