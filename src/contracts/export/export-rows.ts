import * as z from "zod/mini";
import { basisSchema } from "../mentor.ts";
import { moneyEntrySchema } from "../money/money-month.ts";
import { questSchema } from "../quests.ts";
import { SOCIAL_PLATFORMS } from "../social.ts";

/** Rows of the export that can be imported again: import-parts.ts says what each has to fulfil then. */

const instantText = z.string();
/** When it came from another SideQuest; null if it was made here. Missing from older files. */
const importedAt = z._default(z.nullable(instantText), null);

export const exportedQuest = z.extend(questSchema, {
  template: z.nullable(z.string()),
  completedDay: z.nullable(z.string()),
  deletedAt: z.nullable(instantText),
  importedAt,
});

export const exportedAward = z.object({
  id: z.string(),
  sourceType: z.string(),
  sourceId: z.string(),
  label: z.string(),
  nominal: z.number(),
  amount: z.number(),
  reason: z.nullable(z.string()),
  createdAt: instantText,
  settledAt: z.nullable(instantText),
  claimedAt: z.nullable(instantText),
  importedAt,
});

export const exportedAchievement = z.object({ id: z.string(), earnedAt: instantText, importedAt });

export const exportedMessage = z.object({
  id: z.string(),
  sender: z.enum(["user", "ai"]),
  text: z.string(),
  createdAt: instantText,
  /** Id of the question, and the number of this attempt at an answer. */
  replyTo: z.nullable(z.string()),
  attempt: z.number(),
  isStopped: z.boolean(),
  model: z.nullable(z.string()),
  topic: z.nullable(z.string()),
  basis: z.nullable(basisSchema),
});

export const exportedSuggestion = z.object({
  id: z.string(),
  messageId: z.nullable(z.string()),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  difficulty: z.string(),
  xpReward: z.number(),
  template: z.nullable(z.string()),
  createdAt: instantText,
  /** The quest created from it. */
  questId: z.nullable(z.string()),
});

export const exportedConstraint = z.object({ name: z.string(), saidAt: instantText });

export const exportedShare = z.object({
  subject: z.string(),
  platform: z.string(),
  sharedAt: instantText,
  isPaid: z.boolean(),
});

export const exportedMoneyEntry = z.extend(moneyEntrySchema, {
  createdAt: instantText,
  deletedAt: z.nullable(instantText),
});

export const exportedMoneyGoal = z.object({
  currency: z.string(),
  fromMonth: z.string(),
  amount: z.int(),
  setAt: instantText,
});

export const exportedMoneySettings = z.object({ areSalesTold: z.boolean() });

export const exportedHandle = z.object({
  platform: z.enum(SOCIAL_PLATFORMS),
  username: z.string(),
  connectedAt: instantText,
});
