import { sql } from "kysely";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";

const LISTED = 200;

function flags(db: Handle) {
  return db
    .selectFrom("leaderboard_flags")
    .innerJoin("users", "users.id", "leaderboard_flags.user_id")
    .select(["users.id", "users.username", "users.total_xp as totalXP"])
    .select(["leaderboard_flags.xp", "leaderboard_flags.flagged_at as flaggedAt", "leaderboard_flags.state"]);
}

export type FlagRow = Awaited<ReturnType<typeof listFlags>>[number];

/** Flags that were not cleared, newest first. */
export function listFlags(db: Db) {
  return flags(db)
    .where("leaderboard_flags.state", "!=", "cleared")
    .where("users.closed_at", "is", null)
    .orderBy("leaderboard_flags.flagged_at", "desc")
    .orderBy("users.id")
    .limit(LISTED)
    .execute();
}

export function lockFlag(tx: Tx, userId: string): Promise<FlagRow | undefined> {
  return flags(tx)
    .where("leaderboard_flags.user_id", "=", userId)
    .forUpdate("leaderboard_flags")
    .executeTakeFirst();
}

export async function decide(tx: Tx, userId: string, state: "hidden" | "cleared", now: Date): Promise<void> {
  await tx
    .updateTable("leaderboard_flags")
    .set({ state, decided_at: now })
    .where("user_id", "=", userId)
    .execute();
}

interface Burst {
  /** Only XP earned since then is checked. */
  readonly since: Date;
  readonly windowMs: number;
  /** XP above this within one window raises a flag. */
  readonly limit: number;
  readonly now: Date;
}

/** Flags people without a flag, and cleared people only for XP earned after clearing. Returns how many. */
export async function flagBursts(db: Db, { since, windowMs, limit, now }: Burst): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into leaderboard_flags as f (user_id, flagged_at, xp)
    select user_id, ${now}, max(xp) from (
      select l.user_id, sum(l.amount) over (
        partition by l.user_id order by l.created_at
        range between ${`${windowMs} milliseconds`}::interval preceding and current row
      ) as xp
      from xp_ledger l left join leaderboard_flags known on known.user_id = l.user_id
      where l.created_at > ${since} and l.created_at <= ${now} and l.settled_at is not null
        and l.imported_at is null and (known.user_id is null or (known.state = 'cleared' and l.created_at > known.decided_at))
    ) windows
    where xp > ${limit}
    group by user_id
    on conflict (user_id) do update
      set flagged_at = excluded.flagged_at, xp = excluded.xp, state = 'open', decided_at = null
      where f.state = 'cleared'`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
