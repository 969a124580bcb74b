import * as z from "zod/mini";
import {
  LINK_MAX_LENGTH,
  METRIC_NAME_MAX_LENGTH,
  NOTES_MAX_LENGTH,
  OUTCOMES,
} from "#domain/logbook/logbook.ts";
import {
  DIFFICULTIES,
  HOURS_CHOICES,
  QUEST_DESCRIPTION_MAX_LENGTH,
  QUEST_ORIGINS,
  TITLE_MAX_LENGTH,
  XP_REWARDS,
} from "#domain/quests/quest.ts";
import { MAX_STEPS } from "#domain/quests/quest-work.ts";
import { TOOLS } from "#domain/toolbox/tools.ts";
import { endpoint, noContent } from "./endpoint.ts";
import { pageCursor } from "./fields/page-cursor.ts";
import { filledText, text } from "./fields/text.ts";
import { instant } from "./fields/time.ts";

export const NOTES_JSON_MAX_LENGTH = 8_000;
export const CATEGORY_MAX_LENGTH = 60;
export const HIDDEN_REASON_MAX_LENGTH = 200;

export const questSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  xpReward: z.number(),
  /** XP paid on completion: the reward, or 0 beyond a cap. Null until completed. */
  xpPaid: z.nullable(z.number()),
  category: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  /** 0.5, 1, 2, 4, 8 or 16. */
  estimatedHours: z.number(),
  /** What the screen shows: a first quest takes ten. The previous version sent none. */
  estimatedMinutes: z.optional(z.number()),
  dueDate: z.string(),
  createdAt: z.string(),
  isCompleted: z.boolean(),
  completedAt: z.nullable(z.string()),
  completionNotes: z.nullable(z.string()),
  inProgress: z.boolean(),
  startedAt: z.nullable(z.string()),
  origin: z.enum(QUEST_ORIGINS),
  /** Why this quest was suggested; null for the user's own quests. */
  reason: z.nullable(z.string()),
  // The previous version sent none of the next three.
  /** Numbers of the ticked steps, in order; the first step is 1. */
  stepsDone: z._default(z.array(z.number()), []),
  /** Counted seconds before `countingSince`. */
  workedSec: z._default(z.number(), 0),
  /** Null while paused, not started or completed. */
  countingSince: z._default(z.nullable(z.string()), null),
});

export type QuestView = z.output<typeof questSchema>;

const category = filledText(CATEGORY_MAX_LENGTH);
const description = text(QUEST_DESCRIPTION_MAX_LENGTH);
const hours = z.union(HOURS_CHOICES.map((choice) => z.literal(choice)));
const reward = z.union(XP_REWARDS.map((choice) => z.literal(choice)));
export const taskId = z.uuid();

/** Answers of the completion dialog, as JSON text. Any other text is stored and shown as is. */
export const completionNotesSchema = z.object({
  v: z.literal(1),
  notes: z.optional(text(NOTES_MAX_LENGTH)),
  outcome: z.optional(z.enum(OUTCOMES)),
  link: z.optional(text(LINK_MAX_LENGTH)),
  metric: z.optional(z.object({ name: text(METRIC_NAME_MAX_LENGTH), value: z.number() })),
  timeSpentSec: z.optional(z.int().check(z.gte(0))),
});

export type CompletionNotes = z.output<typeof completionNotesSchema>;

/** Parses the dialog's answers; null if the text is not in that format. */
export function readNotes(text: string | null): CompletionNotes | null {
  if (!text) return null;
  try {
    return completionNotesSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const completionNotes = text(NOTES_JSON_MAX_LENGTH);

export const listQuests = endpoint({
  method: "GET",
  path: "/api/tasks",
  access: "member",
  isReadWithOthers: true,
  summary: "All active quests and the last 50 completed ones.",
  takesTokens: true,
  output: z.array(questSchema),
});

export const createQuest = endpoint({
  method: "POST",
  path: "/api/tasks",
  access: "member",
  summary:
    "Makes a quest of one's own. A repeat with the same client id makes no second one, and changes the first only if isRevised.",
  takesTokens: true,
  errors: ["not_found", "conflict"],
  input: z.object({
    id: z.optional(taskId),
    /** The words were typed anew after an attempt whose answer was lost. */
    isRevised: z.optional(z.boolean()),
    /** Id of a mentor suggestion: the server then fills in title to due date from its stored copy. */
    suggestionId: z.optional(z.uuid()),
    title: filledText(TITLE_MAX_LENGTH),
    description: z._default(description, ""),
    xpReward: reward,
    category,
    difficulty: z.enum(DIFFICULTIES),
    estimatedHours: hours,
    dueDate: instant(),
  }),
  output: questSchema,
});

export const updateQuest = endpoint({
  method: "PATCH",
  path: "/api/tasks/{taskId}",
  access: "member",
  summary:
    "Edits, starts, pauses or completes a quest, and ticks its steps. Completing twice pays once; other notes are added to the first.",
  takesTokens: true,
  errors: ["conflict"],
  input: z.object({
    taskId,
    title: z.optional(filledText(TITLE_MAX_LENGTH)),
    description: z.optional(description),
    category: z.optional(category),
    difficulty: z.optional(z.enum(DIFFICULTIES)),
    estimatedHours: z.optional(hours),
    dueDate: z.optional(instant()),
    xpReward: z.optional(reward),
    inProgress: z.optional(z.boolean()),
    startedAt: z.optional(instant()),
    isCompleted: z.optional(z.boolean()),
    completedAt: z.optional(instant()),
    completionNotes: z.optional(z.nullable(completionNotes)),
    /** All ticked steps, not only new ones: of two devices that tick at once, the later one wins. */
    stepsDone: z.optional(z.array(z.int().check(z.gte(1), z.lte(MAX_STEPS))).check(z.maxLength(MAX_STEPS))),
    /** False pauses the counted time, true goes on; the quest stays started. The server's clock counts. */
    isCounting: z.optional(z.boolean()),
  }),
  output: z.extend(questSchema, {
    streakStarted: z.boolean(),
    /** Ids of achievements that this change earned. */
    earned: z.array(z.string()),
    /** Id of the XP award for this completion, used to claim it; null for any other change. The previous version sent none. */
    awardId: z.optional(z.nullable(z.string())),
    /** It had been completed before this call, here or on another device: only the notes were added. */
    wasCompleted: z.optional(z.boolean()),
  }),
});

const ok = z.object({ ok: z.literal(true) });

export const deleteQuest = endpoint({
  method: "DELETE",
  path: "/api/tasks/{taskId}",
  access: "member",
  summary: "Removes a quest; XP and counts stay. Removing it again is harmless.",
  takesTokens: true,
  input: z.object({ taskId }),
  output: noContent,
});

export const undeleteQuest = endpoint({
  method: "POST",
  path: "/api/tasks/{taskId}/restore",
  access: "member",
  summary: "Undoes a removal or a rejection.",
  takesTokens: true,
  errors: ["conflict"],
  input: z.object({ taskId }),
  output: questSchema,
});

const businessFact = z._default(text(4_000), "Unknown");

export const rejectQuest = endpoint({
  method: "POST",
  path: "/api/tasks/reject",
  access: "member",
  summary:
    "Says that a quest is not relevant: it never comes back. Said again with a reason, that reason is kept.",
  takesTokens: true,
  errors: ["not_found", "conflict"],
  input: z.object({
    taskId,
    taskTitle: z._default(text(TITLE_MAX_LENGTH), ""),
    taskDescription: z._default(text(QUEST_DESCRIPTION_MAX_LENGTH), ""),
    taskCategory: z._default(text(CATEGORY_MAX_LENGTH), ""),
    businessType: businessFact,
    businessStage: businessFact,
    businessDescription: businessFact,
    reason: z.optional(text(HIDDEN_REASON_MAX_LENGTH)),
  }),
  output: ok,
});

export const regenerateQuests = endpoint({
  method: "POST",
  path: "/api/tasks/regenerate",
  access: "member",
  summary: "Adds a batch of quests that fit the next seven days.",
  takesTokens: true,
  errors: ["plan_required"],
  /** `why`: what kept the batch empty and what helps; null if quests were made. */
  output: z.object({ created: z.number(), why: z.nullable(z.string()) }),
  isSlow: true,
});

export const prepareQuests = endpoint({
  method: "POST",
  path: "/api/tasks/prepare",
  access: "member",
  summary: "Makes a batch on the first visit of a week with nothing open; otherwise does nothing.",
  output: z.object({ created: z.number() }),
  isRepeatable: true,
  isSlow: true,
});

export const recordToolOpened = endpoint({
  method: "POST",
  path: "/api/tasks/{taskId}/tools",
  access: "member",
  summary: "Says which tool was opened for a quest, so that suggestions get better.",
  input: z.object({ taskId, tool: z.enum(TOOLS.map(({ name }) => name)) }),
  output: noContent,
  isRepeatable: true,
});

export const summarizeQuests = endpoint({
  method: "GET",
  path: "/api/tasks/summary",
  access: "member",
  isReadWithOthers: true,
  summary: "Totals over all quests; the week counts from Sunday, in the person's zone.",
  takesTokens: true,
  output: z.object({
    completed: z.number(),
    active: z.number(),
    completedThisWeek: z.number(),
    activeThisWeek: z.number(),
    averageXp: z.number(),
    completionRate: z.number(),
    /** XP that the user's own quests and mentor quests may still pay under their 24-hour caps. */
    xpLeft: z.object({ own: z.number(), mentor: z.number() }),
  }),
});

export const listCompleted = endpoint({
  method: "GET",
  path: "/api/tasks/completed",
  access: "member",
  summary: "Completed quests, newest first, 50 a page.",
  takesTokens: true,
  input: z.object({ before: z.optional(pageCursor()) }),
  output: z.object({ quests: z.array(questSchema), next: z.nullable(z.string()) }),
});

export const hiddenQuestSchema = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  reason: z.nullable(z.string()),
  hiddenAt: z.string(),
});

export const listHidden = endpoint({
  method: "GET",
  path: "/api/tasks/hidden",
  access: "member",
  summary: "Quests that were called not relevant, newest first.",
  takesTokens: true,
  output: z.array(hiddenQuestSchema),
});
