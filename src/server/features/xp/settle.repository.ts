import { sql } from "kysely";
import { XP_PER_LEVEL } from "#domain/xp/xp.ts";
import type { Tx } from "#server/platform/db/handles.ts";

export const areAwardsWaiting = (createdBefore: Date) => sql<boolean>`
  exists (select from xp_ledger where settled_at is null and created_at < ${createdBefore})`;

/** Locks people with unsettled awards, before their awards, as claims do; skips people locked by others. */
export async function lockPeopleWithAwards(tx: Tx, createdBefore: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom("users")
    .select("id")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("xp_ledger")
          .select("xp_ledger.id")
          .whereRef("xp_ledger.user_id", "=", "users.id")
          .where("settled_at", "is", null)
          .where("created_at", "<", createdBefore),
      ),
    )
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

export interface Settled {
  readonly userId: string;
  readonly levelBefore: number;
  readonly totalAfter: number;
}

/** Settles these people's waiting awards, oldest first. */
export async function settleAll(
  tx: Tx,
  userIds: string[],
  createdBefore: Date,
  now: Date,
): Promise<Settled[]> {
  const { rows } = await sql<Settled>`
    with running as (
      select l.id, l.user_id, l.amount,
             u.total_xp + sum(l.amount) over (partition by l.user_id order by l.created_at, l.id) as total_after
      from xp_ledger l
      join users u on u.id = l.user_id
      where l.user_id = any(${userIds}::uuid[]) and l.settled_at is null and l.created_at < ${createdBefore}
    ),
    totals as (
      update users u set total_xp = u.total_xp + s.amount
      from (select user_id, sum(amount) as amount from running group by user_id) s
      where u.id = s.user_id
    )
    update xp_ledger l
    set settled_at = ${now}, total_after = r.total_after, level_before = 1 + (r.total_after - r.amount) / ${XP_PER_LEVEL}::int
    from running r
    where l.id = r.id
    returning l.user_id as "userId", l.level_before as "levelBefore", l.total_after as "totalAfter"`.execute(
    tx,
  );
  return rows;
}
