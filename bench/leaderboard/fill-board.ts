import type pg from "pg";
import { fillFast } from "../fill-fast.ts";

/** Listed people in an empty instance: most with little XP, few with very much, `userId` in the middle. */
export function fillBoard(sql: pg.Client, people: number, userId: string): Promise<void> {
  return fillFast(sql, async () => {
    // Builds indexes afterwards and checks no foreign keys: the same tables in a tenth of the time.
    await sql.query(`
      set session_replication_role = replica;
      drop index users_email, users_total_xp, users_created_at, leaderboard_entries_order`);
    await sql.query(`
      insert into users (id, issuer, subject, username, business_name, total_xp, onboarded_at, created_at)
      select uuidv7(), 'bench', n::text, 'Person ' || n, case when n % 3 > 0 then 'Business ' || n end,
        25 * floor(-80 * ln(random() + 1e-9))::int + case when n % 10000 = 0 then 25 * (n % 40000) else 0 end, now(), now()
      from generate_series(1, ${people}) n`);
    await sql.query("update users set total_xp = 1525, onboarded_at = now() where id = $1", [userId]);
    // What the view leaderboard_people gives for people without a ledger, without querying it for each.
    await sql.query(`
      insert into quest_totals (user_id, completed) select id, 1 + total_xp / 60 from users;
      delete from leaderboard_entries; delete from leaderboard_counts;
      insert into leaderboard_entries (user_id, xp, completed, reached_at)
        select id, total_xp, 1 + total_xp / 60, onboarded_at from users;
      insert into leaderboard_counts (level, bucket, people)
        select 0, xp, count(*) from leaderboard_entries group by xp;
      insert into leaderboard_counts (level, bucket, people)
        select next, bucket / width, sum(people) from leaderboard_counts
        cross join (values (1, 1000), (2, 100000)) w (next, width) group by 1, 2;
      create index users_email on users (lower(email));
      create index users_total_xp on users (total_xp desc) where closed_at is null;
      create index users_created_at on users (created_at desc, id);
      create index leaderboard_entries_order on leaderboard_entries (xp desc, completed desc, reached_at, user_id);
      set session_replication_role = default`);
  });
}

/** Pending changes of two seconds of a busy day: people who gained XP by a quest. */
export async function addChanges(sql: pg.Client): Promise<void> {
  await sql.query(`
    insert into leaderboard_inbox (xp, change)
    select 25 * (n % 400) + 50 * (sign + 1) / 2, sign from generate_series(1, 500) n, (values (-1), (1)) s (sign)`);
}
