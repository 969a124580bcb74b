import { randomUUID } from "node:crypto";
import type pg from "pg";
import { hashToken, randomToken } from "#server/platform/secrets.ts";
import { openTab, type Tab } from "../analytics/event-calls.ts";

const OPEN_QUESTS = 8;
const COMPLETED_QUESTS = 30;

export interface Someone {
  readonly id: string;
  readonly tab: Tab;
  readonly cookie: string;
  /** Quests they can complete. */
  readonly open: string[];
}

/** Onboarded people, each with a session and a history, inserted directly into the tables. */
export async function addPeople(sql: pg.Client, count: number): Promise<Someone[]> {
  const all = Array.from({ length: count }, () => ({ id: randomUUID(), token: randomToken() }));
  const ids = all.map(({ id }) => id);
  await sql.query(
    `insert into users (id, issuer, subject, username, business_type, onboarded_at, created_at)
     select id, 'bench', id::text, 'Bench', 'Consulting', now(), now() from unnest($1::uuid[]) id`,
    [ids],
  );
  await sql.query(
    `insert into sessions (id, user_id, token_hash, device, created_at, last_seen_at)
     select gen_random_uuid(), id, hash, 'bench', now(), now() from unnest($1::uuid[], $2::bytea[]) as s (id, hash)`,
    [ids, all.map(({ token }) => hashToken(token))],
  );
  const people = all.map(({ id, token }) => {
    const cookie = `sq_session=${token}; sq_signed_in=1`;
    return { id, tab: openTab(cookie), cookie, open: [] };
  });
  await insertQuests(sql, people, COMPLETED_QUESTS, true);
  await giveQuests(sql, people, OPEN_QUESTS);
  await sql.query("analyze");
  return people;
}

/** Adds quests, so that the lists keep their length. */
export async function giveQuests(sql: pg.Client, people: readonly Someone[], each = 1): Promise<void> {
  const ids = await insertQuests(sql, people, each, false);
  for (const [index, id] of ids.entries()) people[index % people.length]?.open.push(id);
}

async function insertQuests(sql: pg.Client, people: readonly Someone[], each: number, isCompleted: boolean) {
  const ids = Array.from({ length: people.length * each }, () => randomUUID());
  const owners = ids.map((_, index) => people[index % people.length]?.id);
  const done = isCompleted ? "now(), current_date" : "null, null";
  await sql.query(
    `insert into quests (id, user_id, title, title_key, description, xp_reward, category, difficulty, estimated_hours,
       origin, due_at, created_at, completed_at, completed_day)
     select id, owner, 'Quest ' || id, 'quest ' || id, 'Three angles each, lid off, lit, and in a hand.', 25,
       'Marketing', 'Beginner', 1, 'generated', now() + interval '1 day', now() - interval '1 day', ${done}
     from unnest($1::uuid[], $2::uuid[]) as q (id, owner)`,
    [ids, owners],
  );
  return ids;
}
