import { sql } from "kysely";
import type { Db } from "#server/platform/db/handles.ts";

/** Inbox rows that one rollup step processes; they count as one queued operation. */
const COUNTS_A_TURN = 20_000;

/** A mail in "sending" for longer waits for an admin's decision, so it is not queued work. */
const IN_DOUBT_MS = 600_000;

export interface DatabaseState {
  /** Mails being sent, awards to settle, subscriptions to cancel, and pending rollup steps. */
  readonly queue: number;
  /** Since the database's statistics were reset. */
  readonly blockHits: number;
  readonly blockReads: number;
}

export async function readDatabaseState(db: Db, now: Date): Promise<DatabaseState> {
  const inDoubt = new Date(now.getTime() - IN_DOUBT_MS);
  const { rows } = await sql<DatabaseState>`
    select
      ((select count(*) from mails where state = 'sending' and claimed_at > ${inDoubt})
        + (select count(*) from xp_ledger where settled_at is null)
        + (select count(*) from subscriptions where cancel_wanted_at is not null)
        + (select count(*) from count_inbox) / ${sql.lit(COUNTS_A_TURN)})::float8 as queue,
      blks_hit::float8 as "blockHits",
      blks_read::float8 as "blockReads"
    from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0] as DatabaseState;
}
