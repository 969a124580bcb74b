import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { BenchApp } from "./bench-app.ts";

/** Inserts quests directly: creating them is not measured. Returns the ids of the active ones. */
export async function insertQuests(
  { sql }: Pick<BenchApp, "sql">,
  userId: string,
  active: number,
  completed: number,
): Promise<string[]> {
  const ids = Array.from({ length: active + completed }, () => randomUUID());
  await sql.query(
    `insert into quests (id, user_id, title, title_key, description, xp_reward, category, difficulty, estimated_hours, origin, due_at, created_at, completed_at, completed_day)
     select q.id, $2, 'Quest ' || q.n || ' ' || left(q.id::text, 8), 'quest ' || q.n || ' ' || left(q.id::text, 8), 'Three angles each, lid off, lit, and in a hand.', 25, 'Marketing', 'Beginner', 1, 'generated',
            now() + interval '1 day', now() - interval '1 day', case when q.n > $3 then now() - q.n * interval '1 minute' end, case when q.n > $3 then current_date end
     from unnest($1::uuid[]) with ordinality as q(id, n)`,
    [ids, userId, active],
  );
  return ids.slice(0, active);
}

/** As in production, most quests belong to other people: the database then chooses the same query plans. */
export async function insertOthers(sql: pg.Client, people: number, questsEach: number): Promise<void> {
  await sql.query(`
    insert into users (id, issuer, subject, username, onboarded_at, created_at)
      select uuidv7(), 'bench', n::text, 'Person ' || n, now(), now() from generate_series(1, ${people}) n;
    insert into quests (id, user_id, title, title_key, xp_reward, category, difficulty, estimated_hours, origin, due_at,
        created_at, completed_at, completed_day)
      select gen_random_uuid(), u.id, 'Quest ' || q, 'quest ' || q, 25, 'Marketing', 'Beginner', 1, 'generated',
        now() + interval '1 day', now() - interval '1 day', case when q > 5 then now() end,
        case when q > 5 then current_date end
      from users u, generate_series(1, ${questsEach}) q where u.issuer = 'bench'`);
}
