import type { Generated } from "kysely";

export interface LeaderboardTables {
  leaderboard_flags: {
    user_id: string;
    flagged_at: Date;
    xp: number;
    state: Generated<"open" | "hidden" | "cleared">;
    decided_at: Date | null;
  };
  /** A view: the people who belong on the leaderboard, computed from the source tables. */
  leaderboard_people: {
    user_id: string;
    xp: number;
    completed: number;
    reached_at: Date;
  };
  leaderboard_entries: {
    user_id: string;
    xp: number;
    completed: number;
    reached_at: Date;
  };
  leaderboard_counts: {
    level: number;
    bucket: number;
    people: number;
  };
  leaderboard_inbox: {
    xp: number;
    change: number;
  };
}
