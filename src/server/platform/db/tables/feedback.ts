import type { Generated } from "kysely";
import type { FeedbackType } from "#contracts/feedback.ts";
import type { Day } from "./columns.ts";

export interface FeedbackTables {
  feedback: {
    id: string;
    user_id: string;
    type: FeedbackType;
    title: string;
    description: string;
    email: string;
    page: string | null;
    last_action: string | null;
    user_agent: string | null;
    written_at: Date | null;
    created_at: Date;
    status: Generated<"new" | "seen" | "done">;
    assigned_to: string | null;
  };
  feedback_replies: {
    /** Also the id of its mail. */
    id: string;
    feedback_id: string;
    author_id: string | null;
    text: string;
    created_at: Date;
  };
  ui_ratings: {
    user_id: string;
    day: Day;
    visual_design: number;
    navigation: number;
    responsive_design: number;
    loading_speed: number;
    feedback: string | null;
    rated_at: Date;
  };
  ai_ratings: {
    user_id: string;
    day: Day;
    ai_tool: number;
    ai_task: number;
    rated_at: Date;
  };
}
