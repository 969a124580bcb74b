import type { Generated } from "kysely";
import type { Difficulty, QuestOrigin } from "#domain/quests/quest.ts";
import type { Day, NullableDay, NullableJson } from "./columns.ts";

export interface QuestsTables {
  quests: {
    id: string;
    user_id: string;
    title: string;
    title_key: string;
    description: string;
    xp_reward: number;
    xp_paid: number | null;
    category: string;
    difficulty: Difficulty;
    estimated_hours: number;
    origin: QuestOrigin;
    template_id: string | null;
    reason: string | null;
    due_at: Date;
    created_at: Date;
    started_at: Date | null;
    completed_at: Date | null;
    completed_day: NullableDay;
    completion_notes: string | null;
    deleted_at: Date | null;
    steps_done: Generated<number[]>;
    worked_sec: number | null;
    counting_since: Date | null;
    /** Set if it came from another SideQuest. */
    imported_at: Date | null;
    /** What `shorter.repository.ts` restores; null if it was not made shorter. */
    before_shorter: NullableJson;
  };
  hidden_quests: {
    user_id: string;
    quest_id: string;
    title: string;
    title_key: string;
    category: string;
    template_id: string | null;
    reason: string | null;
    hidden_at: Date;
  };
  generations: {
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
  };
  plugin_totals: {
    day: Day;
    plugin: string;
    runs: number;
    enhancements: number;
    errors: number;
    spent_ms: number;
    slow: Generated<number>;
    slow_waiting: Generated<number>;
  };
  training_data: {
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
  };
  tool_openings: {
    day: Day;
    predicted: string;
    opened: string;
    times: number;
  };
  stated_constraints: {
    user_id: string;
    name: string;
    said_at: Date;
  };
}
