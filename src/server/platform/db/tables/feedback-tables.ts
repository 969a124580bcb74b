import type { Generated } from "kysely";
import type { FeedbackType } from "#contracts/feedback.ts";
import type { Day } from "./columns.ts";

export interface FeedbackTable {
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
}

export interface UiRatingsTable {
  user_id: string;
  day: Day;
  visual_design: number;
  navigation: number;
  responsive_design: number;
  loading_speed: number;
  feedback: string | null;
  rated_at: Date;
}

export interface AiRatingsTable {
  user_id: string;
  day: Day;
  ai_tool: number;
  ai_task: number;
  rated_at: Date;
}
