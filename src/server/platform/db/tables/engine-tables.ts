import type { ColumnType, Generated } from "kysely";
import type { Difficulty } from "#domain/quests/quest.ts";
import type { Day, NullableJson } from "./columns.ts";

export interface GenerationsTable {
  id: string;
  user_id: string;
  created_at: Date;
  day: Day;
  quests: number;
  writer: Generated<string>;
  duration_ms: Generated<number>;
  is_ok: Generated<boolean>;
  business_type: string | null;
  decision: NullableJson;
}

export interface PluginTotalsTable {
  day: Day;
  plugin: string;
  runs: number;
  enhancements: number;
  errors: number;
  spent_ms: number;
  slow: Generated<number>;
  slow_waiting: Generated<number>;
}

export interface TrainingDataTable {
  id: string;
  quest_id: string | null;
  created_at: Date;
  business_type: string;
  business_stage: string;
  task_type: string;
  template_id: string | null;
  original_task: string;
  user_rating: number;
  tags: string[];
  deleted_at: Date | null;
}

export interface ToolOpeningsTable {
  day: Day;
  predicted: string;
  opened: string;
  times: number;
}

export interface StatedConstraintsTable {
  user_id: string;
  name: string;
  said_at: Date;
}

export interface BusinessFactsTable {
  id: Generated<string>;
  user_id: string;
  key: string;
  value: string;
  source: string;
  quest_id: string | null;
  learned_at: Date;
}

export interface MentorMessagesTable {
  id: string;
  user_id: string;
  sender: "user" | "ai";
  text: string;
  model: string | null;
  created_at: Date;
  reply_to: string | null;
  attempt: Generated<number>;
  is_stopped: Generated<boolean>;
  topic: string | null;
  basis: NullableJson;
}

export interface QuestSuggestionsTable {
  id: string;
  user_id: string;
  message_id: string | null;
  template_id: string | null;
  title: string;
  description: string;
  category: string;
  difficulty: Difficulty;
  xp_reward: number;
  created_at: Date;
  quest_id: string | null;
}

export interface ModelSpendingTable {
  day: Day;
  /** PostgreSQL's bigint arrives as text. */
  micros: ColumnType<string, number, number>;
}

export interface ModelQuotasTable {
  user_id: string;
  day: Day;
  calls: number;
}
