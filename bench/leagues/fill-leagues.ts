import type pg from "pg";
import { fillFast } from "../fill-fast.ts";

/** How many quests of a person were paid in each of the three weeks before `monday`. */
const QUESTS_A_WEEK = 2;

/** People who joined long ago, with their ledger of three weeks, in the order in which it is written in life. */
export function fillLeagues(sql: pg.Client, people: number, monday: string): Promise<void> {
  return fillFast(sql, async () => {
    // Builds indexes afterwards and checks no foreign keys: the same tables in a tenth of the time.
    await sql.query(`
      set session_replication_role = replica;
      drop index if exists users_email, users_total_xp, users_created_at, xp_ledger_recent, xp_ledger_unsettled,
        xp_ledger_unclaimed, xp_ledger_created_at;
      alter table xp_ledger drop constraint xp_ledger_user_id_source_type_source_id_key`);
    await sql.query(`
      insert into users (id, issuer, subject, username, business_stage, onboarded_at, created_at)
      select uuidv7(), 'bench', n::text, 'Person ' || n,
        (array['Idea Stage', 'Planning Stage', 'Legal Setup', 'Pre-Launch', 'Launching', 'Scaling'])[1 + n % 6], now(), now()
      from generate_series(1, ${people}) n`);
    await sql.query(`
      insert into league_people (user_id, league, joined_at)
      select id, (random() * 4)::int, '${monday}'::timestamptz - interval '100 days' from users`);
    for (let day = -21; day < 0; day++)
      await sql.query(`
        insert into xp_ledger (id, user_id, source_type, source_id, label, nominal, amount, created_at, settled_at)
        select uuidv7(), id, 'quest', uuidv7()::text, 'Quest', xp, xp, at, at
        from (
          select id, 25 * (1 + floor(4 * random()))::int as xp,
            '${monday}'::timestamptz + interval '1 day' * (${day} + random()) as at
          from users where random() < ${QUESTS_A_WEEK} / 7.0
        ) done`);
    await sql.query(`
      alter table xp_ledger add constraint xp_ledger_user_id_source_type_source_id_key unique (user_id, source_type, source_id);
      create index xp_ledger_recent on xp_ledger (user_id, created_at desc, id);
      create index xp_ledger_created_at on xp_ledger using brin (created_at) with (pages_per_range = 32);
      create index users_created_at on users (created_at desc, id);
      set session_replication_role = default`);
  });
}
