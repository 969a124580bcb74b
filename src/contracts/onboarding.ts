import * as z from "zod/mini";
import { isTimeZone } from "#domain/general/calendar-day.ts";
import {
  BUSINESS_NAME_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  GOALS_SEPARATOR,
  ONBOARDING_OPTIONS,
} from "#domain/onboarding/business-options.ts";
import { WEEKDAYS } from "#domain/onboarding/weekly-schedule.ts";
import { userSchema } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { filledText } from "./fields/text.ts";
import { weeklyScheduleSchema } from "./fields/weekly-schedule.ts";

const knownGoals = new Set<string>(ONBOARDING_OPTIONS.goals);

/** One text with at least one goal, all from the list. */
const goalsText = filledText(400).check(
  z.refine(
    (value) => value.split(GOALS_SEPARATOR).every((goal) => knownGoals.has(goal)),
    "has a goal that is not offered",
  ),
);

export const timeZoneSchema = filledText(64).check(z.refine(isTimeZone, "is not one that we know"));

export const onboardingSchema = z.object({
  businessName: filledText(BUSINESS_NAME_MAX_LENGTH),
  businessType: z.enum(ONBOARDING_OPTIONS.businessType),
  businessStage: z.enum(ONBOARDING_OPTIONS.businessStage),
  businessDescription: filledText(DESCRIPTION_MAX_LENGTH),
  goals: goalsText,
  experience: z.enum(ONBOARDING_OPTIONS.experience),
  timeCommitment: z.enum(ONBOARDING_OPTIONS.timeCommitment),
  weeklySchedule: weeklyScheduleSchema.check(
    z.refine((schedule) => WEEKDAYS.some((weekday) => schedule[weekday].available), "needs at least one day"),
  ),
  /** From the browser; UTC if absent. */
  timeZone: z.optional(timeZoneSchema),
});

export type OnboardingAnswers = z.output<typeof onboardingSchema>;

export const completeOnboarding = endpoint({
  method: "POST",
  path: "/api/auth/onboarding",
  access: "member",
  summary:
    "Saves what a person told about the business, and makes the first quests. Sending it again updates it.",
  input: onboardingSchema,
  output: z.object({ user: userSchema, hasFirstQuests: z.boolean() }),
  isSlow: true,
});
