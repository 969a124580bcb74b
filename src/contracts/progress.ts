import * as z from "zod/mini";
import { userSchema } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { pageCursor } from "./fields/page-cursor.ts";
import { text } from "./fields/text.ts";

export const claimXp = endpoint({
  method: "POST",
  path: "/api/auth/user/xp",
  access: "member",
  summary:
    "Claims the latest award of this size that the server has written and nobody claimed. It never creates one.",
  input: z.object({ xpGain: z.int().check(z.gte(0), z.lte(1_000)), source: z.optional(text(40)) }),
  output: z.extend(userSchema, {
    levelUp: z.boolean(),
    newLevel: z.number(),
    awarded: z.number(),
    /** Why less was paid than the quest promised; null where it was not. */
    reason: z.nullable(z.string()),
  }),
});

export const ledgerEntrySchema = z.object({
  id: z.string(),
  amount: z.number(),
  source: z.string(),
  label: z.string(),
  at: z.string(),
});

export const listLedger = endpoint({
  method: "GET",
  path: "/api/progress/ledger",
  access: "member",
  summary: "Where the person's XP comes from, newest first, 50 a page.",
  input: z.object({ before: z.optional(pageCursor()) }),
  output: z.object({ total: z.number(), entries: z.array(ledgerEntrySchema), next: z.nullable(z.string()) }),
});

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
  summary: "Earned achievements, newest first; with include=all also those to come, with progress.",
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
  summary: "The six skill paths and how far along each is.",
  input: z.object({}),
  output: z.array(skillPathSchema),
});

export const streakSchema = z.object({
  days: z.number(),
  restTokens: z.number(),
  restedYesterday: z.boolean(),
  /** What a repair would bring back; null where none is offered. */
  repairRestores: z.nullable(z.number()),
});

export type StreakView = z.output<typeof streakSchema>;

export const getStreak = endpoint({
  method: "GET",
  path: "/api/progress/streak",
  access: "member",
  summary: "The streak today, its rest tokens, and whether it can be repaired.",
  input: z.object({}),
  output: streakSchema,
});

export const repairStreak = endpoint({
  method: "POST",
  path: "/api/progress/streak/repair",
  access: "member",
  summary: "Repairs a broken streak: once in 30 days, within 48 hours.",
  input: z.object({}),
  output: streakSchema,
});
