import type { Generated } from "kysely";
import type { Weekday } from "#domain/onboarding/weekly-schedule.ts";
import type { Day } from "./columns.ts";

export interface ProgressTables {
  active_days: {
    user_id: string;
    day: Day;
    last_at: Date | null;
    time_zone: string | null;
    skipped: Generated<number>;
  };
  repaired_days: {
    user_id: string;
    day: Day;
    repaired_on: Day;
  };
  schedule_periods: {
    user_id: string;
    from_day: Day;
    weekdays: Weekday[];
  };
  quest_totals: {
    user_id: string;
    completed: Generated<number>;
    reward_sum: Generated<number>;
    early_finishes: Generated<number>;
    revenue_reports: Generated<number>;
    full_weeks: Generated<number>;
    /** How many of the completed came from another SideQuest. */
    imported: Generated<number>;
  };
  category_totals: {
    user_id: string;
    category: string;
    completed: number;
    xp: number;
    estimated_hours: Generated<number>;
    spent_seconds: Generated<number>;
    imported: Generated<number>;
  };
  earned_achievements: {
    user_id: string;
    achievement_id: string;
    earned_at: Date;
    imported_at: Date | null;
  };
}
