import type pg from "pg";
import { fillFast } from "../fill-fast.ts";

/** SQL for an id that is always the same for the same text. */
export const idOf = (text: string) =>
  `overlay(overlay(md5(${text}) placing '8' from 13 for 1) placing '8' from 17 for 1)::uuid`;

/** Fills an empty instance with so many accounts of all plans and segments, and lists them. */
export function fillListed(sql: pg.Client, people: number): Promise<void> {
  return fillFast(sql, async () => {
    // The rows are listed at once below, not one by one by triggers.
    await sql.query("set session_replication_role = replica");
    await sql.query(`
      create temp table numbered as select ${idOf("'person ' || n")} as id, n from generate_series(0, ${people - 1}) n;
      insert into users (id, issuer, subject, email, username, business_name, business_type, total_xp, onboarded_at,
          created_at)
        select id, 'bench', n::text,
          (array['ada', 'ben', 'chen', 'dora', 'emil'])[1 + n % 5] || '.' || substr(md5(n::text), 1, 8) || '@example.com',
          (array['Ada', 'Ben', 'Chen', 'Dora', 'Emil', 'Fatma', 'Goran', 'Hui', 'Ines', 'Jun'])[1 + n % 10] || ' '
            || (array['Weber', 'Nakamura', 'Brooks', 'Banerjee', 'Njoroge', 'Tan', 'Lim'])[1 + n % 7] || ' '
            || substr(md5(n::text), 1, 4),
          (array['Soaps', 'Bakery', 'Design', 'Tutoring'])[1 + n % 4], case when n % 7 > 0 then 'Consulting' end,
          (n::bigint * 7919 % 20000)::int, now(),
          now() - (n % 800 || ' days')::interval - (n || ' milliseconds')::interval
        from numbered;
      insert into people_activity (user_id, last_seen_at, day, days)
        select id, now() - (n % 300 || ' days')::interval - (n || ' milliseconds')::interval, now()::date, 1
        from numbered where n % 20 > 0;
      insert into subscriptions (user_id, status, trial_expires_at, legacy_access, payment_state, paid_until, updated_at)
        select id,
          case when n % 40 = 0 then 'legacy' when n % 4 = 0 then 'trial' when n % 11 = 0 then 'subscribed'
            else 'unsubscribed' end,
          case when n % 4 = 0 then now() + (n % 90 - 70 || ' days')::interval end, n % 40 = 0,
          case when n % 6 = 0 then (array['active', 'active', 'active', 'past_due', 'ended'])[1 + n / 6 % 5] end,
          case when n % 6 = 0 then now() + (n % 30 - 5 || ' days')::interval end, now()
        from numbered where n % 3 < 2`);
    await sql.query("set session_replication_role = default");
    const indexes = await dropIndexes(sql);
    await sql.query(`
      create temp table listed as select * from people_rows(now()) where user_id in (select id from numbered);
      insert into people_index
        select user_id, created_at, seen_at, changes_at, total_xp, plan, segment, is_onboarded, is_closed from listed;
      insert into people_words select user_id, words, plan, segment, is_onboarded, is_closed from listed`);
    for (const index of indexes) await sql.query(index);
  });
}

/** Building an index at the end is many times faster than adding row by row. Returns how to make them again. */
async function dropIndexes(sql: pg.Client): Promise<string[]> {
  const { rows } = await sql.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('people_index', 'people_words') and indexname not like '%_pkey'`);
  for (const { name } of rows) await sql.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
