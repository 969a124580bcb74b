import type { ColumnType } from "kysely";
import type { HardChoice, WeekNumber, Win } from "#domain/review/draft-review.ts";
import type { Day, Json } from "./columns.ts";

export interface ReviewTables {
  reviews: {
    user_id: string;
    week: Day;
    wins: Json<Win[]>;
    number: ColumnType<WeekNumber | null, string | null, string | null>;
    quests: number;
    tracked_sec: number;
    streak_days: number;
    hard: HardChoice | null;
    hard_text: string;
    plan: Json<number[]>;
    closed_at: Date;
  };
}
