import type pg from "pg";
import { fillVisits } from "../analytics/fill-events.ts";
import { fillListed, idOf } from "../analytics/fill-listed.ts";
import { fillFast } from "../fill-fast.ts";

const DAYS = 365;
const QUESTS_A_PERSON = 6;
const SUBSCRIPTIONS_A_PERSON = 0.15;

/** The id of a person by their number, so that rows need no join. */
const person = (number: string) => idOf(`'person ' || ${number}`);

/** A year of an instance: everything that the console reads, in the order of time, as it comes in life. */
export async function fillConsole(sql: pg.Client, people: number, events: number): Promise<void> {
  await fillListed(sql, people);
  await fillFast(sql, async () => {
    await sql.query("set session_replication_role = replica");
    await withoutIndexes(
      sql,
      ["quests", "xp_ledger", "generations", "mails", "visits", "sessions"],
      async () => {
        await fillQuests(sql, people);
        await fillMoney(sql, people);
        await fillRest(sql, people);
        await fillVisits(sql, events, person(`(n::bigint * 7919 % ${people})`));
      },
    );
    await fillPresence(sql, people);
    await sql.query("set session_replication_role = default");
  });
}

/** Half of them are done, within a week; a tenth is removed undone. */
async function fillQuests(sql: pg.Client, people: number): Promise<void> {
  const quests = people * QUESTS_A_PERSON;
  await sql.query(`
    create temp table made as
      select n, ${idOf("'quest ' || n")} as id, ${person(`(n::bigint * 7919 % ${people})`)} as user_id,
        now() - (1 - n::float8 / ${quests}) * interval '${DAYS} days' as created_at
      from generate_series(0, ${quests - 1}) n;
    insert into quests (id, user_id, title, title_key, description, xp_reward, category, difficulty, estimated_hours,
        origin, due_at, created_at, started_at, completed_at, completed_day, xp_paid, deleted_at)
      select id, user_id, 'Quest ' || n, 'quest ' || n, 'Write it down. 1. First 2. Second', 50, 'Product', 'Beginner', 1,
        case when n % 10 = 0 then 'own' else 'generated' end, created_at + interval '3 days', created_at,
        case when n % 4 < 2 or n % 100 = 3 then created_at end, done_at, done_at::date, case when done_at is not null then 50 end,
        case when n % 10 = 7 then created_at + interval '1 day' end
      from (
        select *, case when n % 4 < 2 then least(created_at + (n % 168 || ' hours')::interval, now()) end as done_at
        from made
      ) as lived;
    insert into xp_ledger (id, user_id, source_type, source_id, label, nominal, amount, created_at, settled_at, claimed_at)
      select ${idOf("'xp ' || n")}, user_id, 'quest', id::text, 'Quest ' || n, 50, 50, created_at, created_at, created_at
      from made where n % 4 < 2;
    insert into quest_totals (user_id, completed)
      select user_id, count(*) from made where n % 4 < 2 group by 1;
    insert into generations (id, user_id, created_at, day, quests, business_type, duration_ms)
      select ${idOf("'batch ' || n")}, user_id, created_at, created_at::date, 5, 'Type ' || n % 30, 12
      from made where n % 6 = 0;
    drop table made`);
}

/** Of those who paid, a third left after some months, and a few came back. */
async function fillMoney(sql: pg.Client, people: number): Promise<void> {
  const subscriptions = Math.round(people * SUBSCRIPTIONS_A_PERSON);
  await sql.query(`
    create temp table paid as
      select n, ${idOf("'paid ' || n")}::text as id, ${person(`(n::bigint * 6 % ${people})`)} as user_id, started_at,
        case when n % 3 = 0 then started_at + (30 * (1 + n % 5) || ' days')::interval end as ended_at
      from (select n, now() - (1 - n::float8 / ${subscriptions}) * interval '${DAYS} days' as started_at
        from generate_series(0, ${subscriptions - 1}) n) as begun;
    update paid set ended_at = null where ended_at > now();
    insert into paid_subscriptions (id, user_id, is_test, monthly_amount, currency, started_at, ended_at, end_reason)
      select id, user_id, true, 2000, 'usd', started_at, ended_at,
        case when ended_at is not null then (array['cancelled', 'unpaid'])[1 + n % 2] end from paid
      union all
      select 'again ' || id, user_id, true, 2000, 'usd', ended_at + interval '10 days', null, null
        from paid where n % 30 = 0 and ended_at < now() - interval '10 days';
    insert into payments (id, user_id, is_test, amount, currency, state, period_start, period_end, failed_at)
      select id || ' ' || month, user_id, true, 2000, 'usd',
        case when (n + month) % 40 > 0 then 'paid' when begins > now() - interval '20 days' then 'failed' else 'void' end,
        begins, begins + interval '30 days', case when (n + month) % 40 = 0 then begins end
      from paid, generate_series(0, 11) month, lateral (select started_at + (30 * month || ' days')::interval as begins) p
      where begins < coalesce(ended_at, now());
    insert into payment_events (id, type, received_at)
      select 'event ' || n, 'invoice.paid', now() - (n || ' minutes')::interval from generate_series(1, 20000) n;
    drop table paid`);
}

async function fillRest(sql: pg.Client, people: number): Promise<void> {
  await sql.query(`
    insert into mails (id, user_id, type, episode, state, claimed_at, settled_at, error)
      select ${idOf("'mail ' || n")}, ${person("n")}, (array['inactive_7d', 'onboarding_incomplete_1h', 'digest'])[1 + n % 3], '',
        case when n % 50 = 0 then 'failed' else 'sent' end, at, at, case when n % 50 = 0 then 'refused' end
      from (select n, now() - (1 - n::float8 / ${people}) * interval '90 days' as at from generate_series(0, ${people - 1}) n) m;
    insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at)
      select ${idOf("'session ' || n")}, decode(md5('session ' || n), 'hex'), ${person("n")}, 'Firefox on Linux', now() - interval '20 days',
        now() - (n % 30 || ' days')::interval
      from generate_series(0, ${people - 1}, 3) n;
    insert into feedback (id, user_id, type, title, description, email, created_at, status)
      select ${idOf("'feedback ' || n")}, ${person(`(n::bigint * 7919 % ${people})`)}, (array['bug', 'ui', 'ai', 'feature'])[1 + n % 4],
        'Message ' || n, 'It does what it should.', 'someone@example.com', now() - (n || ' minutes')::interval,
        case when n < 300 then 'new' when n < 3000 then 'seen' else 'done' end
      from generate_series(0, 99999) n;
    insert into ui_ratings (user_id, day, visual_design, navigation, responsive_design, loading_speed, rated_at)
      select ${person("n")}, now()::date - n % ${DAYS}, 5 + n % 6, 8, 7, 9, now() - (n % ${DAYS} || ' days')::interval
      from generate_series(0, ${people - 1}, 20) n;
    insert into ai_ratings (user_id, day, ai_tool, ai_task, rated_at)
      select ${person("n")}, now()::date - n % ${DAYS}, 5 + n % 6, 8, now() - (n % ${DAYS} || ' days')::interval
      from generate_series(0, ${people - 1}, 10) n;
    insert into training_data (id, created_at, business_type, business_stage, task_type, original_task, user_rating, tags)
      select ${idOf("'entry ' || n")}, now() - (n || ' seconds')::interval, 'Type ' || n % 30, 'Launching', 'Product', 'Quest ' || n, 1 + n % 5, '{}'
      from generate_series(0, ${people - 1}) n;
    insert into earned_achievements (user_id, achievement_id, earned_at)
      select ${person("n")}, 'achievement-' || kind, now() from generate_series(0, ${people - 1}) n, generate_series(1, 3) kind;
    insert into audit_log (id, at, actor_name, act, target_id, target_name, details)
      select ${idOf("'act ' || n")}, now() - (n || ' minutes')::interval, 'Boss', 'note_written', null, 'Person ' || n, null
      from generate_series(0, 99999) n;
    insert into leaderboard_flags (user_id, flagged_at, xp, state)
      select ${person("n")}, now() - (n || ' minutes')::interval, 1200, (array['open', 'hidden', 'cleared'])[1 + n % 3]
      from generate_series(0, 2999) n;
    insert into plugin_totals (day, plugin, runs, enhancements, errors, spent_ms)
      select now()::date - ago, 'plugin-' || n, 1000, 500, 2, 900 from generate_series(0, 89) ago, generate_series(1, 20) n;
    insert into tool_openings (day, predicted, opened, times)
      select now()::date - ago, 'tool-' || n, 'tool-' || (n + ago) % 40, 5 from generate_series(0, 89) ago, generate_series(1, 40) n;
    insert into alerts (id, rule, type, title, message, opened_at, instance, seen_at, resolved_at)
      select ${idOf("'alert ' || n")}, 'slow_responses', 'warning', 'Slow', 'Slow answers', now() - (n || ' hours')::interval, 'one', now(), now()
      from generate_series(1, 500) n;
    insert into system_minutes (minute, instance, samples, ready, requests, errors, request_ms, cpu, memory)
      select date_trunc('minute', now()) - (n || ' minutes')::interval, instance, 12, 12, 900, 1, 20000, 0.3, 0.4
      from generate_series(1, 129600) n, unnest(array['one', 'two']) instance`);
}

/** Who was here: a third of the days of those seen lately. */
async function fillPresence(sql: pg.Client, people: number): Promise<void> {
  await sql.query(`
    update people_activity a set day = last_seen_at::date, sessions = 3 + n % 40, active_seconds = 600 * (3 + n % 40),
      returned = n % 8, days = (n::bigint * 2654435761 & 2305843009213693951) | 1
    from (select ${person("n")} as id, n from generate_series(0, ${people - 1}) n) p where p.id = a.user_id`);
}

/** Building an index at the end is many times faster than adding row by row. */
async function withoutIndexes(sql: pg.Client, tables: string[], fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not indisunique`,
    [tables],
  );
  for (const { name } of rows) await sql.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await sql.query(definition);
}
