import type { PostgresServer } from "./postgres-server.ts";
import type { Acknowledged } from "./traffic.ts";

/** Messages about people whose total differs from the sum of their ledger. */
export async function wrongTotals(database: PostgresServer): Promise<string[]> {
  const rows = await database.query(`
    select u.username, u.total_xp, coalesce(sum(l.amount) filter (where l.settled_at is not null), 0)::int as ledger
    from users u left join xp_ledger l on l.user_id = u.id
    group by u.id having u.total_xp <> coalesce(sum(l.amount) filter (where l.settled_at is not null), 0)`);
  return rows.map((row) => `${row.username}: ${row.total_xp} XP, but ${row.ledger} in the ledger`);
}

/** Messages about acknowledged completions that are missing or stored more than once. */
export async function wrongCompletions(database: PostgresServer, { completions }: Acknowledged) {
  const rows = await database.query(
    `select id, (select count(*)::int from quests q where q.id = a.id and q.completed_at is not null) as quests,
       (select count(*)::int from xp_ledger l where l.source_type = 'quest' and l.source_id = a.id::text) as awards
     from unnest($1::uuid[]) as a(id)`,
    [completions],
  );
  return rows
    .filter(({ quests, awards }) => quests !== 1 || awards !== 1)
    .map(({ id, quests, awards }) => `quest ${id}: completed ${quests} times, ${awards} awards`);
}

/** Messages about people whose running completion total differs from their completed quests. */
export async function wrongCounts(database: PostgresServer): Promise<string[]> {
  const rows = await database.query(`
    select u.username, t.completed, count(q.id)::int as quests
    from users u join quest_totals t on t.user_id = u.id
    left join quests q on q.user_id = u.id and q.completed_at is not null
    group by u.id, t.completed having t.completed <> count(q.id)`);
  return rows.map(
    ({ username, completed, quests }) => `${username}: counted ${completed}, completed ${quests}`,
  );
}

export async function countEvents(database: PostgresServer): Promise<number> {
  const [row] = await database.query("select count(*)::int as events from events");
  return row.events;
}
