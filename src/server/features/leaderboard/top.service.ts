import { BOARD_LENGTH, type LeaderboardEntryView, leaderboardEntrySchema } from "#contracts/leaderboard.ts";
import { ranksOf } from "#domain/leaderboard/leaderboard.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { listTop } from "./board.repository.ts";
import { viewOther } from "./board-view.ts";

export interface Top {
  /** As other people see them. */
  readonly entries: readonly LeaderboardEntryView[];
  /** The same as JSON, serialised once for all requests. */
  readonly texts: readonly string[];
  /** Index in the list, by account id. */
  readonly placeOf: ReadonlyMap<string, number>;
}

export async function readTop(db: Db, secret: string): Promise<Top> {
  const rows = await listTop(db, BOARD_LENGTH);
  const ranks = ranksOf(rows.map(({ xp }) => xp));
  const entries = rows.map((row, place) => viewOther(row, ranks[place] ?? 0, secret));
  return {
    entries,
    texts: entries.map(writeEntry),
    placeOf: new Map(rows.map(({ user_id: userId }, place) => [userId, place])),
  };
}

export function writeEntry(entry: LeaderboardEntryView): string {
  return JSON.stringify(leaderboardEntrySchema.parse(entry));
}
