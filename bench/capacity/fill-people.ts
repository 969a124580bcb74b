import type pg from "pg";
import { loadPlaybook } from "#server/engine/playbook/playbook.ts";
import { systemClock } from "#server/platform/clock.ts";
import { fillDemo } from "../../tools/demo/fill-demo.ts";
import type { BenchApp } from "../http/bench-app.ts";
import { MAILS_A_DAY } from "./model/day-model.ts";

/** Simulating a life by the product's rules is slow, so a few are simulated and then copied. */
const LIVES = 50;
const COPIES = 200;
const DAYS = 180;
/** Twice a day's number: some are sent for measuring, before or after the day. */
const DUE_A_MAIL = 2 * LIVES * COPIES * MAILS_A_DAY;
export const PEOPLE = LIVES * COPIES;

/** Tables whose rows belong to a person or to their quests. Every uuid in them is replaced in each copy. */
const COPIED = [
  "users",
  "subscriptions",
  "quests",
  "hidden_quests",
  "xp_ledger",
  "active_days",
  "quest_totals",
  "category_totals",
  "earned_achievements",
  "generations",
  "training_data",
  "mentor_messages",
  "quest_suggestions",
  "shares",
  "share_links",
  "people_activity",
  "visits",
] as const;

/** A uuid of another version than real ones, the same for every reference to the same row. */
const copyOf = (id: string) =>
  `overlay(overlay(md5(${id}::text || copy) placing '8' from 13 for 1) placing '8' from 17 for 1)::uuid`;

/** Columns besides the ids that must differ between copies. */
const RENAMED: Record<string, string> = {
  "users.subject": "subject || '-' || copy",
  "users.email": "copy || '.' || email",
  "xp_ledger.source_id": `case when source_id ~ '^[0-9a-f-]{36}$' then ${copyOf("source_id")}::text else source_id end`,
  "share_links.token": "left(md5(token || copy), 22)",
  "visits.key": "decode(md5(encode(key, 'hex') || copy), 'hex')",
};

/** Fills an empty instance with half a year: accounts, quests, ledger, conversations, visits, standings. */
export async function fillPeople({ connection, sql }: BenchApp): Promise<void> {
  const playbook = loadPlaybook("playbook");
  await fillDemo({
    connection,
    playbook,
    clock: systemClock,
    say: () => undefined,
    people: LIVES,
    days: DAYS,
  });
  await sql.query("set session_replication_role = replica; set synchronous_commit = off");
  const indexes = await dropIndexes(sql);
  for (const table of COPIED) await copyRows(sql, table);
  for (const index of indexes) await sql.query(index);
  // From here on they count as real people: with a plan, and with mails, which most have already received.
  await sql.query(`
    update users set issuer = 'bench', takes_mail = true;
    update subscriptions set status = 'subscribed';
    insert into mails (id, user_id, type, episode, state, claimed_at, settled_at)
      select gen_random_uuid(), id, 'inactive_7d', '', 'sent', now() - interval '1 day', now() - interval '1 day'
      from users where id not in (
        select id from users where onboarded_at is null order by id limit ${DUE_A_MAIL});
    delete from leaderboard_entries; delete from leaderboard_counts; delete from leaderboard_inbox;
    insert into leaderboard_entries (user_id, xp, completed, reached_at)
      select user_id, xp, completed, reached_at from leaderboard_people;
    insert into leaderboard_counts (level, bucket, people)
      select level, bucket, count(*) from leaderboard_entries
      cross join lateral (values (0, xp), (1, xp / 1000), (2, xp / 100000)) b (level, bucket) group by 1, 2;
    set session_replication_role = default; set synchronous_commit = on`);
}

/** Drops indexes without a constraint; rebuilding them afterwards is faster. */
async function dropIndexes(sql: pg.Client): Promise<string[]> {
  const { rows } = await sql.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not indisunique`,
    [COPIED],
  );
  for (const { name } of rows) await sql.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function copyRows(sql: pg.Client, table: (typeof COPIED)[number]): Promise<void> {
  const { rows } = await sql.query<{ name: string; type: string }>(
    `select attname as name, atttypid::regtype::text as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = ''`,
    [table],
  );
  const values = rows.map(({ name, type }) => {
    const renamed = RENAMED[`${table}.${name}`];
    if (renamed) return renamed;
    return type === "uuid" ? copyOf(name) : name;
  });
  await sql.query(`
    insert into ${table} (${rows.map(({ name }) => name).join(", ")})
    select ${values.join(", ")} from ${table}, generate_series(1, ${COPIES - 1}) copy`);
}
