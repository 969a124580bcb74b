import { addDays, type CalendarDay, dayAt, instantOf } from "#domain/general/calendar-day.ts";
import { type Difficulty, DUE_TIME, MENTOR_QUEST, titleKey, uniqueTitle } from "#domain/quests/quest.ts";
import type { NewQuest } from "#server/platform/db/tables/schema.ts";

/** The new quest's owner, and titles already in use. */
interface Owner {
  readonly id: string;
  readonly userId: string;
  readonly zone: string;
  readonly activeTitles: readonly string[];
}

interface QuestText {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly difficulty: Difficulty;
  readonly xp_reward: number;
  readonly template_id: string | null;
}

/** A quest of a batch. `created_at` values are a millisecond apart, so that the week keeps this order. */
export function generatedQuestRow(
  owner: Owner,
  quest: QuestText & { readonly hours: number; readonly reason: string; readonly dueDay: CalendarDay },
  batch: { readonly index: number; readonly count: number; readonly now: Date },
): NewQuest {
  return {
    ...questRow(owner, quest),
    estimated_hours: quest.hours,
    origin: "generated",
    reason: quest.reason,
    due_at: instantOf(quest.dueDay, DUE_TIME, owner.zone),
    created_at: new Date(batch.now.getTime() - batch.count + batch.index),
  };
}

/** A quest suggested by the mentor and accepted by the person. */
export function suggestedQuestRow(owner: Owner, suggestion: QuestText, now: Date): NewQuest {
  return {
    ...questRow(owner, suggestion),
    estimated_hours: MENTOR_QUEST.estimatedHours,
    origin: "mentor",
    reason: MENTOR_QUEST.reason,
    due_at: instantOf(addDays(dayAt(now, owner.zone), 1), DUE_TIME, owner.zone),
    created_at: now,
  };
}

/** A quest for what the person has on their mind, on the next day with time for it. */
export function concernQuestRow(
  owner: Owner,
  quest: QuestText & { readonly hours: number; readonly reason: string; readonly dueDay: CalendarDay },
  now: Date,
): NewQuest {
  return {
    ...suggestedQuestRow(owner, quest, now),
    estimated_hours: quest.hours,
    reason: quest.reason,
    due_at: instantOf(quest.dueDay, DUE_TIME, owner.zone),
  };
}

function questRow({ id, userId, activeTitles }: Owner, quest: QuestText) {
  const { description, category, difficulty, xp_reward, template_id } = quest;
  const title = uniqueTitle(quest.title, activeTitles);
  return {
    id,
    user_id: userId,
    title,
    title_key: titleKey(title),
    description,
    category,
    difficulty,
    xp_reward,
    template_id,
  };
}
