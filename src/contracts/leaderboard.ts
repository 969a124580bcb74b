import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** So many rows from the top; whoever asks and stands below them gets their own row, too. */
export const BOARD_LENGTH = 100;

export const leaderboardEntrySchema = z.object({
  /** Of somebody under an alias: an id that leads nowhere. */
  id: z.string(),
  username: z.string(),
  profileImageUrl: z.nullable(z.string()),
  level: z.number(),
  businessName: z.nullable(z.string()),
  totalXP: z.number(),
  tasksCompleted: z.number(),
  rank: z.number(),
  isYou: z.boolean(),
  /** A made-up person of a demo. */
  isDemo: z.boolean(),
});

export type LeaderboardEntryView = z.infer<typeof leaderboardEntrySchema>;

export const readLeaderboard = endpoint({
  method: "GET",
  path: "/api/leaderboard",
  access: "member",
  summary: "The first 100 by XP, and the person's own row if it stands below them.",
  input: z.object({}),
  output: z.array(leaderboardEntrySchema),
});

/** Whether the person is listed, and if not, why. */
const LISTINGS = ["listed", "not_onboarded", "nothing_completed", "off", "hidden"] as const;

export const standingSchema = z.object({
  listing: z.enum(LISTINGS),
  /** What others would read under the setting "alias". */
  alias: z.string(),
  /** Whether the person has said how they want to be seen. */
  hasChosen: z.boolean(),
});

export type StandingView = z.infer<typeof standingSchema>;

export const readStanding = endpoint({
  method: "GET",
  path: "/api/leaderboard/me",
  access: "member",
  summary: "Whether the person stands on the leaderboard, and why not.",
  input: z.object({}),
  output: standingSchema,
});
