import { sql } from "kysely";
import { ROLLUP_ROWS } from "#domain/analytics/analytics-events.ts";
import { MAIL_IN_DOUBT_MS } from "#domain/email/mail-rules.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { prepare } from "#server/platform/db/prepared.ts";

export interface DatabaseState {
  /** Mails being sent (without those in doubt, which wait for an admin), awards to settle, subscriptions to cancel, and pending rollup steps. */
  readonly queue: number;
  /** Since the database's statistics were reset. */
  readonly blockHits: number;
  readonly blockReads: number;
}

const selectState = prepare(
  (_db, { inDoubt }: { inDoubt: Date }) => sql<DatabaseState>`
    select
      ((select count(*) from mails where state = 'sending' and claimed_at > ${inDoubt})
        + (select count(*) from xp_ledger where settled_at is null)
        + (select count(*) from subscriptions where cancel_wanted_at is not null)
        + (select count(*) from count_inbox) / ${sql.lit(ROLLUP_ROWS)})::float8 as queue,
      blks_hit::float8 as "blockHits",
      blks_read::float8 as "blockReads"
    from pg_stat_database where datname = current_database()`,
);

export async function readDatabaseState(db: Db, now: Date): Promise<DatabaseState> {
  const [state] = await selectState(db, { inDoubt: new Date(now.getTime() - MAIL_IN_DOUBT_MS) });
  return state as DatabaseState;
}
