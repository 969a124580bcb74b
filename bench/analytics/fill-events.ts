import type pg from "pg";
import { fillFast } from "../fill-fast.ts";

const DAYS = 90;
const PEOPLE = 20_000;
const EVENTS_A_VISIT = 25;

/** Fills an empty instance with this many events, their visits and people, and the resulting sums. */
export function fillEvents(sql: pg.Client, events: number): Promise<void> {
  return fillFast(sql, () => fillAll(sql, events));
}

async function fillAll(sql: pg.Client, events: number): Promise<void> {
  await fillPeople(sql);
  await fillVisits(sql, events, `(select id from numbered where number = n % ${PEOPLE})`);
}

/** Visits with so many events, and their sums. `personOf` is SQL for the person of visit number `n`. */
export async function fillVisits(sql: pg.Client, events: number, personOf: string): Promise<void> {
  const visits = Math.round(events / EVENTS_A_VISIT);
  await sql.query(`
    insert into event_words (word, is_from_visitor, added_on, used_on)
    select word, false, now()::date, now()::date from unnest(array['button_click', 'page_view', 'task_complete', 'heartbeat', '/app', 'other']
      || array(select 'Element ' || n from generate_series(1, 60) n)) word`);
  await sql.query(`
    insert into visits (key, user_id, started_at, last_seen_at, active_seconds, actions, page_views, source, marks, seen)
    select decode(md5(n::text), 'hex'), ${personOf},
      now() - (n % ${DAYS * 24 * 60} || ' minutes')::interval, now() - (n % ${DAYS * 24 * 60} || ' minutes')::interval,
      n % 1800, ${EVENTS_A_VISIT - 5}, 4, (array['Direct', 'newsletter', 'news.example', 'search.example'])[1 + n % 4],
      n % 16, int4multirange(int4range(1, ${EVENTS_A_VISIT + 1}))
    from generate_series(0, ${visits - 1}) n`);
  await sql.query(`
    do $$ begin
      for ago in -1..${DAYS} loop
        execute format('create table if not exists %I partition of events for values from (%L) to (%L)',
          'events_' || to_char((now() at time zone 'UTC')::date - ago, 'YYYYMMDD'),
          (now() at time zone 'UTC')::date - ago || ' 00:00+00', (now() at time zone 'UTC')::date - ago + 1 || ' 00:00+00');
      end loop;
    end $$`);
  await sql.query(`
    insert into events (at, visit_id, element, action, page, details)
    select v.started_at + (n || ' seconds')::interval, v.id, 7 + (v.id + n) % 60, 1 + n % 4, 5,
      case when n % 5 = 0 then '{"location": "card"}'::jsonb end
    from visits v, generate_series(1, ${EVENTS_A_VISIT}) n
    where v.started_at + (n || ' seconds')::interval < date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' + interval '1 day'`);
  await sumUp(sql);
}

async function fillPeople(sql: pg.Client): Promise<void> {
  await sql.query(`
    create temp table numbered as select gen_random_uuid() as id, n as number from generate_series(0, ${PEOPLE - 1}) n;
    create index on numbered (number); analyze numbered;
    insert into users (id, issuer, subject, email, username, business_type, total_xp, onboarded_at, created_at)
      select id, 'bench', number::text, number || '@example.com', 'Person ' || number, 'Consulting', number % 3000,
        now(), now() - (number % 365 || ' days')::interval from numbered;
    insert into people_activity (user_id, last_seen_at, day, days, sessions, active_seconds, returned)
      select id, now() - (number % 90 || ' days')::interval, (now() - (number % 90 || ' days')::interval)::date,
        (number * 7919)::bigint | 1, 10, 9000, number % 8 from numbered;
    insert into quest_totals (user_id, completed) select id, number % 40 from numbered;
    insert into quests (id, user_id, title, title_key, xp_reward, category, difficulty, estimated_hours, origin, due_at,
        created_at, completed_at, completed_day)
      select gen_random_uuid(), id, 'Quest ' || q, 'quest ' || q, 50, 'Product', 'Beginner', 1, 'generated',
        now(), now() - (number % 90 || ' days')::interval,
        case when q % 2 = 0 then now() - (number % 80 || ' days')::interval end,
        case when q % 2 = 0 then (now() - (number % 80 || ' days')::interval)::date end
      from numbered, generate_series(1, 6) q;
    insert into generations (id, user_id, created_at, day, quests, business_type, duration_ms)
      select gen_random_uuid(), id, now() - (number % 90 || ' days')::interval, now()::date, 5, 'Consulting', 12 from numbered`);
}

/** Computes the sums in the simplest way: by counting the rows. */
async function sumUp(sql: pg.Client): Promise<void> {
  for (const [table, column, bucket] of [
    ["daily_counts", "day", "(at at time zone 'UTC')::date"],
    ["hourly_counts", "hour", "date_trunc('hour', at)"],
  ] as const) {
    const recent = table === "hourly_counts" ? "where at > now() - interval '8 days'" : "";
    const started = bucket.replaceAll(/\bat\b(?! time)/gu, "started_at");
    const recentVisits = recent.replace("at >", "started_at >");
    await sql.query(`
      insert into ${table} (metric, ${column}, key, n, total)
      select 'events', ${bucket}, '', count(*), 0 from events ${recent} group by 2
      union all select 'action', ${bucket}, a.word || '|' || e.word, count(*), 0 from events
        join event_words a on a.id = action join event_words e on e.id = element ${recent} group by 2, 3
      union all select 'visit', ${started}, source, count(*), 0 from visits ${recentVisits} group by 2, 3
      union all select 'session', ${started}, '', count(*), sum(active_seconds) from visits ${recentVisits} group by 2
      union all select 'session_actions', ${started}, '', sum(actions), 0 from visits ${recentVisits} group by 2
      union all select 'bounce', ${started}, '', count(*) / 9, 0 from visits ${recentVisits} group by 2
      union all select 'step', ${started}, 'landing_page_view', count(*) / 3, 0 from visits ${recentVisits} group by 2
      union all select 'feature', ${started}, 'Dashboard', count(*), sum(active_seconds) from visits ${recentVisits} group by 2`);
  }
  await sql.query(`
    insert into daily_counts (metric, day, key, n, total)
    select 'hour', (at at time zone 'UTC')::date, to_char(at at time zone 'UTC', 'HH24'), count(*), 0 from events group by 2, 3
    union all select 'people', (started_at at time zone 'UTC')::date, '', count(distinct user_id), 0 from visits group by 2`);
}
