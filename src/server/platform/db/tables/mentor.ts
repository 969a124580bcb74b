import type { Generated } from "kysely";
import type { Difficulty } from "#domain/quests/quest.ts";
import type { NullableJson } from "./columns.ts";

export interface MentorTables {
  mentor_messages: {
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
    talk: NullableJson;
  };
  quest_suggestions: {
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
  };
}
