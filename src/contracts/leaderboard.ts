import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** Rows from the top; a caller ranked below them also gets their own row. */
export const BOARD_LENGTH = 100;

export const leaderboardEntrySchema = z.object({
  /** For people shown by alias, an id derived for the alias instead of the account's id. */
  id: z.string(),
  username: z.string(),
  profileImageUrl: z.nullable(z.string()),
  level: z.number(),
  businessName: z.nullable(z.string()),
  totalXP: z.number(),
  tasksCompleted: z.number(),
  rank: z.number(),
  isYou: z.boolean(),
  /** A demo person. */
  isDemo: z.boolean(),
});

export type LeaderboardEntryView = z.infer<typeof leaderboardEntrySchema>;

export const readLeaderboard = endpoint({
  method: "GET",
  path: "/api/leaderboard",
  access: "member",
  summary: "The first 100 by XP, and the person's own row if it stands below them.",
  takesTokens: true,
  output: z.array(leaderboardEntrySchema),
});

/** Whether the person is listed, and if not, why. */
const LISTINGS = ["listed", "not_onboarded", "nothing_completed", "off", "hidden"] as const;

export const standingSchema = z.object({
  listing: z.enum(LISTINGS),
  /** The name others see with the setting "alias". */
  alias: z.string(),
  /** Whether the person has chosen a privacy setting. */
  hasChosen: z.boolean(),
});

export type StandingView = z.infer<typeof standingSchema>;

export const readStanding = endpoint({
  method: "GET",
  path: "/api/leaderboard/me",
  access: "member",
  summary: "Whether the person stands on the leaderboard, and why not.",
  takesTokens: true,
  output: standingSchema,
});
