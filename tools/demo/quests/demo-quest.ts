import type { Insertable } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { NEW_QUEST } from "#domain/quests/quest.ts";
import type { Template } from "#server/engine/playbook/playbook.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

export type QuestRow = Required<Insertable<Schema["quests"]>>;

export interface DemoQuest {
  readonly row: QuestRow;
  readonly dueDay: CalendarDay;
  /** The Monday of that week. */
  readonly dueWeek: CalendarDay;
  readonly template: Template | null;
}

/** Initial values of a quest row. */
export const NEW_QUEST_ROW: QuestRow = {
  id: "",
  user_id: "",
  title: "",
  title_key: "",
  description: "",
  xp_reward: NEW_QUEST.xpReward,
  xp_paid: null,
  category: NEW_QUEST.category,
  difficulty: NEW_QUEST.difficulty,
  estimated_hours: NEW_QUEST.estimatedHours,
  origin: "own",
  template_id: null,
  reason: null,
  due_at: new Date(0),
  created_at: new Date(0),
  started_at: null,
  completed_at: null,
  completed_day: null,
  completion_notes: null,
  deleted_at: null,
  steps_done: [],
  worked_sec: null,
  counting_since: null,
  imported_at: null,
  before_shorter: null,
};
