import type pg from "pg";

/** So many listed people in an empty instance: most with little XP, few with very much, and `userId` in their midst. */
export async function fillBoard(sql: pg.Client, people: number, userId: string): Promise<void> {
  // Secondary indexes are built afterwards and keys are not checked one by one: the same tables, in a tenth of the time.
  await sql.query(`
    set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB';
    drop index users_email, users_total_xp, users_created_at, leaderboard_entries_order`);
  await sql.query(`
    insert into users (id, issuer, subject, username, business_name, total_xp, onboarded_at, created_at)
    select uuidv7(), 'bench', n::text, 'Person ' || n, case when n % 3 > 0 then 'Business ' || n end,
      25 * floor(-80 * ln(random() + 1e-9))::int + case when n % 10000 = 0 then 25 * (n % 40000) else 0 end, now(), now()
    from generate_series(1, ${people}) n`);
  await sql.query(
    "insert into quest_totals (user_id, completed) select id, 1 + total_xp / 60 from users where issuer = 'bench'",
  );
  await sql.query("update users set total_xp = 1525, onboarded_at = now() where id = $1", [userId]);
  await sql.query("insert into quest_totals (user_id, completed) values ($1, 30)", [userId]);
  await sql.query(`
    delete from leaderboard_counts;
    insert into leaderboard_entries (user_id, xp, completed, reached_at)
      select user_id, xp, completed, reached_at from leaderboard_people on conflict do nothing;
    insert into leaderboard_counts (level, bucket, people)
      select level, bucket, count(*) from leaderboard_entries
      cross join lateral (values (0, xp), (1, xp / 1000), (2, xp / 100000)) b (level, bucket) group by 1, 2;
    create index users_email on users (lower(email));
    create index users_total_xp on users (total_xp desc) where closed_at is null;
    create index users_created_at on users (created_at desc, id);
    create index leaderboard_entries_order on leaderboard_entries (xp desc, completed desc, reached_at, user_id);
    set session_replication_role = default`);
  await sql.query(
    "vacuum analyze users, quest_totals, leaderboard_entries, leaderboard_counts, leaderboard_inbox",
  );
  await sql.query("checkpoint");
}

/** What two seconds of a busy day leave waiting: people who moved up by a quest. */
export async function addChanges(sql: pg.Client): Promise<void> {
  await sql.query(`
    insert into leaderboard_inbox (xp, change)
    select 25 * (n % 400) + 50 * (sign + 1) / 2, sign from generate_series(1, 500) n, (values (-1), (1)) s (sign)`);
}
