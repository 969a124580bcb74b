/** A view: the people who belong on the leaderboard, computed from the source tables. */
export interface LeaderboardPeopleView {
  user_id: string;
  xp: number;
  completed: number;
  reached_at: Date;
}

export interface LeaderboardEntriesTable {
  user_id: string;
  xp: number;
  completed: number;
  reached_at: Date;
}

export interface LeaderboardCountsTable {
  level: number;
  bucket: number;
  people: number;
}

export interface LeaderboardInboxTable {
  xp: number;
  change: number;
}
