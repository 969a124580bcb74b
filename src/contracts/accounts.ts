import * as z from "zod/mini";
import { LANGUAGES } from "#domain/accounts/language.ts";
import { ROLES } from "#domain/accounts/role.ts";
import { BADGE_FRAMES, TRAIL_COLOURS } from "#domain/progress/look.ts";
import { endpoint } from "./endpoint.ts";
import { weeklyScheduleSchema } from "./fields/weekly-schedule.ts";

/** How a person appears on the leaderboard: by name, by alias, or not at all. */
export const LEADERBOARD_PRIVACY = ["public", "alias", "off"] as const;

export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  /** A path on this site; null if initials are shown. Missing from older instances in a rolling restart. */
  profileImageUrl: z._default(z.nullable(z.string()), null),
  role: z.enum(ROLES),
  level: z.number(),
  totalXP: z.number(),
  weeklyStreak: z.number(),
  /** What the person wears, opened by levels. Missing from older instances in a rolling restart. */
  badgeFrame: z._default(z.nullable(z.enum(BADGE_FRAMES)), null),
  trailColour: z._default(z.nullable(z.enum(TRAIL_COLOURS)), null),
  businessName: z.nullable(z.string()),
  businessType: z.nullable(z.string()),
  businessStage: z.nullable(z.string()),
  businessDescription: z.nullable(z.string()),
  goals: z.nullable(z.string()),
  experience: z.nullable(z.string()),
  timeCommitment: z.nullable(z.string()),
  weeklySchedule: z.nullable(weeklyScheduleSchema),
  timeZone: z.string(),
  leaderboardPrivacy: z.enum(LEADERBOARD_PRIVACY),
  showsBusinessName: z.boolean(),
  sharesBusinessName: z.boolean(),
  takesMail: z.boolean(),
  /** Of the screens; null follows the browser. Missing from older instances in a rolling restart. */
  language: z._default(z.nullable(z.enum(LANGUAGES)), null),
  hasCompletedOnboarding: z.boolean(),
  createdAt: z.string(),
});

export type UserView = z.infer<typeof userSchema>;

export const getUser = endpoint({
  method: "GET",
  path: "/api/auth/user",
  access: "member",
  summary: "The person who is signed in.",
  takesTokens: true,
  output: userSchema,
});

export const logout = endpoint({
  method: "POST",
  path: "/api/auth/logout",
  access: "public",
  summary: "Ends this session. Harmless when there is none.",
  output: z.object({ ok: z.literal(true) }),
  isRepeatable: true,
});

export const logoutEverywhere = endpoint({
  method: "POST",
  path: "/api/auth/logout-everywhere",
  access: "member",
  summary: "Ends every session of the person, this one included.",
  output: z.object({ ended: z.number() }),
  isRepeatable: true,
});

export const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});

export type SessionView = z.infer<typeof sessionSchema>;

export const listSessions = endpoint({
  method: "GET",
  path: "/api/auth/sessions",
  access: "member",
  summary: "Where the person is signed in, most recently used first.",
  output: z.array(sessionSchema),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/auth/sessions/{sessionId}",
  access: "member",
  summary: "Ends one of the person's own sessions.",
  input: z.object({ sessionId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
