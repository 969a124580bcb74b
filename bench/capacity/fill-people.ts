import type pg from "pg";
import { fillDemo } from "#server/demo/fill-demo.ts";
import { loadPlaybook } from "#server/engine/playbook/playbook.ts";
import { systemClock } from "#server/platform/clock.ts";
import type { BenchApp } from "../http/bench-app.ts";

/** Lives are told by the product's own rules, which takes a while; so a few are told and then copied. */
const LIVES = 125;
const COPIES = 80;
export const PEOPLE = LIVES * COPIES;

/** Whose rows belong to a person, or to a quest of theirs. Every uuid in them is made anew for each copy. */
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

/** What must differ between copies beside the ids. */
const RENAMED: Record<string, string> = {
  "users.subject": "subject || '-' || copy",
  "users.email": "copy || '.' || email",
  "xp_ledger.source_id": "case when source_type = 'task' then md5(source_id || copy)::uuid::text else source_id end",
  "share_links.token": "left(md5(token || copy), 22)",
  "visits.key": "decode(md5(encode(key, 'hex') || copy), 'hex')",
};

/** A year of so many people in an empty instance: accounts, quests, ledger, conversations, visits, standings. */
export async function fillPeople({ connection, sql }: BenchApp): Promise<void> {
  const playbook = loadPlaybook("playbook");
  await fillDemo({ connection, playbook, clock: systemClock, say: () => undefined, people: LIVES });
  await sql.query("set session_replication_role = replica; set synchronous_commit = off");
  for (const table of COPIED) await copyRows(sql, table);
  // From here on they are people like all others: with a plan, and with mails.
  await sql.query(`
    update users set issuer = 'bench', takes_mail = true;
    update subscriptions set status = 'subscribed';
    delete from leaderboard_entries; delete from leaderboard_counts; delete from leaderboard_inbox;
    insert into leaderboard_entries (user_id, xp, completed, reached_at)
      select user_id, xp, completed, reached_at from leaderboard_people;
    insert into leaderboard_counts (level, bucket, people)
      select level, bucket, count(*) from leaderboard_entries
      cross join lateral (values (0, xp), (1, xp / 1000), (2, xp / 100000)) b (level, bucket) group by 1, 2;
    set session_replication_role = default; set synchronous_commit = on`);
  await sql.query("vacuum analyze");
  await sql.query("checkpoint");
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
    return type === "uuid" ? `md5(${name}::text || copy)::uuid` : name;
  });
  await sql.query(`
    insert into ${table} (${rows.map(({ name }) => name).join(", ")})
    select ${values.join(", ")} from ${table}, generate_series(1, ${COPIES - 1}) copy`);
}
