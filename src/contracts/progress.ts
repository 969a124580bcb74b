import * as z from "zod/mini";
import { BADGE_FRAMES, TRAIL_COLOURS } from "#domain/progress/look.ts";
import { STREAK_DAY_STATES } from "#domain/progress/streak-calendar.ts";
import { endpoint } from "./endpoint.ts";

export const achievementSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.string(),
  iconUrl: z.string(),
  shareCount: z.number(),
  earnedAt: z.nullable(z.string()),
  progress: z.number(),
  target: z.number(),
});

export type AchievementView = z.output<typeof achievementSchema>;

export const listAchievements = endpoint({
  method: "GET",
  path: "/api/achievements",
  access: "member",
  isReadWithOthers: true,
  summary: "Earned achievements, newest first; with include=all also those to come, with progress.",
  takesTokens: true,
  input: z.object({ include: z.optional(z.enum(["all"])) }),
  output: z.array(achievementSchema),
});

export const skillPathSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  level: z.number(),
  xp: z.number(),
  nextLevelXp: z.nullable(z.number()),
  tasksCompleted: z.number(),
  nextMilestone: z.string(),
});

export type SkillPathView = z.output<typeof skillPathSchema>;

export const listSkillPaths = endpoint({
  method: "GET",
  path: "/api/skill-paths",
  access: "member",
  isReadWithOthers: true,
  summary: "The six skill paths and how far along each is.",
  takesTokens: true,
  output: z.array(skillPathSchema),
});

export const streakSchema = z.object({
  days: z.number(),
  restTokens: z.number(),
  restedYesterday: z.boolean(),
  /** Length of the streak after a repair; null if none is offered. */
  repairRestores: z.nullable(z.number()),
});

export type StreakView = z.output<typeof streakSchema>;

export const getStreak = endpoint({
  method: "GET",
  path: "/api/progress/streak",
  access: "member",
  isReadWithOthers: true,
  summary: "The streak today, its rest tokens, and whether it can be repaired.",
  takesTokens: true,
  output: streakSchema,
});

export const repairStreak = endpoint({
  method: "POST",
  path: "/api/progress/streak/repair",
  access: "member",
  summary: "Repairs a broken streak: once in 30 days, within 48 hours.",
  takesTokens: true,
  errors: ["conflict"],
  output: streakSchema,
});

export const getStreakCalendar = endpoint({
  method: "GET",
  path: "/api/progress/streak/calendar",
  access: "member",
  summary: "The last twelve weeks day by day, and the longest streak.",
  takesTokens: true,
  output: z.object({
    /** From a Monday to the Sunday of this week, as YYYY-MM-DD. */
    days: z.array(z.object({ day: z.string(), state: z.enum(STREAK_DAY_STATES) })),
    longest: z.number(),
    /** Days of the streak until the next rest token; null if no more can be kept. */
    nextTokenIn: z.nullable(z.number()),
  }),
});

const lookShape = {
  badgeFrame: z.nullable(z.enum(BADGE_FRAMES)),
  trailColour: z.nullable(z.enum(TRAIL_COLOURS)),
};

export const chooseLook = endpoint({
  method: "PATCH",
  path: "/api/progress/look",
  access: "member",
  summary:
    "Chooses a frame for the level's shield and a colour for the trail, among those that levels opened.",
  errors: ["conflict"],
  input: z.partial(z.object(lookShape)),
  output: z.object(lookShape),
});
