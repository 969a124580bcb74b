import * as z from "zod/mini";
import { LANGUAGES } from "#domain/accounts/language.ts";
import { USERNAME_MAX_LENGTH } from "#domain/accounts/username.ts";
import {
  BUSINESS_NAME_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  GOALS_MAX_LENGTH,
} from "#domain/onboarding/business-options.ts";
import { LEADERBOARD_PRIVACY, userSchema } from "./accounts.ts";
import { endpoint, noContent } from "./endpoint.ts";
import { filledText, text } from "./fields/text.ts";
import { weeklyScheduleSchema } from "./fields/weekly-schedule.ts";
import { timeZoneSchema } from "./onboarding.ts";

const option = z.nullable(text(60));

/** Absent keys are left unchanged. */
export const updateProfile = endpoint({
  method: "PUT",
  path: "/api/profile",
  access: "member",
  summary: "Changes the profile; what is absent stays.",
  input: z.object({
    username: z.optional(filledText(USERNAME_MAX_LENGTH)),
    businessName: z.optional(z.nullable(text(BUSINESS_NAME_MAX_LENGTH))),
    businessType: z.optional(option),
    businessStage: z.optional(option),
    businessDescription: z.optional(z.nullable(text(DESCRIPTION_MAX_LENGTH))),
    goals: z.optional(z.nullable(text(GOALS_MAX_LENGTH))),
    experience: z.optional(option),
    timeCommitment: z.optional(option),
    weeklySchedule: z.optional(z.nullable(weeklyScheduleSchema)),
    timeZone: z.optional(timeZoneSchema),
    leaderboardPrivacy: z.optional(z.enum(LEADERBOARD_PRIVACY)),
    showsBusinessName: z.optional(z.boolean()),
    sharesBusinessName: z.optional(z.boolean()),
    takesMail: z.optional(z.boolean()),
    language: z.optional(z.nullable(z.enum(LANGUAGES))),
  }),
  output: userSchema,
});

export const removePicture = endpoint({
  method: "DELETE",
  path: "/api/profile/picture",
  access: "member",
  summary:
    "Takes the picture from the sign-in away for good; initials stand in its place. Doing it again is harmless.",
  output: noContent,
});

/** Text the person must type to close the account. */
export const CLOSE_CONFIRMATION = "delete my account";

export const closeAccount = endpoint({
  method: "POST",
  path: "/api/profile/close",
  access: "member",
  summary:
    "Closes the account and ends every session. Signing in within 30 days undoes it; after that it is gone.",
  errors: ["conflict"],
  input: z.object({ confirmation: z.literal(CLOSE_CONFIRMATION) }),
  output: z.object({ ok: z.literal(true), purgedAt: z.string() }),
  isRepeatable: true,
  isSlow: true,
});
