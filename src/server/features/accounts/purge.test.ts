import { sql } from "kysely";
import { expect, test } from "vitest";
import { sessionLimits } from "#domain/accounts/session-life.ts";
import { forgetNames } from "#server/features/audit/audit.service.ts";
import { type Db, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import { withoutTimeouts } from "#server/platform/db/without-timeouts.ts";
import { findLocalAccount, subjectFor } from "#server/platform/identity/local-provider/local-accounts.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { deleteClosedBefore, findById } from "./accounts.repository.ts";
import { CLOSED_KEPT_MS, purgeAccounts } from "./purge.service.ts";
import { deleteEnded } from "./sessions.repository.ts";

const PEOPLE = 5_000;
/** Few enough that an index is plainly the cheaper way; at one in fifty the planner wavered. */
const CLOSED = PEOPLE / 500;
const ADMINS = PEOPLE / 1_000;
const LIMIT = 2_000;
const world = await openFileWorld();
await withoutTimeouts(world.connection, (db) => makePeople(db, world.clock.now()));

/** Everybody has a session, acted once and was acted on once. */
async function makePeople(db: Db, now: Date): Promise<void> {
  await sql`
    insert into users (id, issuer, subject, username, role, created_at, closed_at, closed_by)
    select gen_random_uuid(), 'crowd', n, 'Crowd', case when n % 1000 = 1 then 'admin' else 'member' end,
      ${now}, case when n % 500 = 0 then ${now}::timestamptz - interval '40 days' end,
      case when n % 500 = 0 then 'self' end
    from generate_series(1, ${sql.lit(PEOPLE)}) n`.execute(db);
  await sql`
    insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at)
    select gen_random_uuid(), sha256(id::text::bytea), id, 'Crowd',
      ${now}::timestamptz - interval '20 days', ${now}::timestamptz - interval '2 days'
    from users`.execute(db);
  await sql`
    insert into audit_log (id, at, actor_id, actor_name, act, target_id, target_name)
    select gen_random_uuid(), ${now}, id, 'Crowd', 'plan_set', id, 'Crowd' from users`.execute(db);
  await sql`analyze users, sessions, audit_log`.execute(db);
}

/** How often `work` read each of these tables as a whole. A connection counts on from its last transaction. */
async function wholeReads(tx: Tx, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const read = async () => {
    const { rows } = await sql<{ name: string; reads: number }>`
      select relname as name, seq_scan::int as reads from pg_stat_xact_user_tables
      where relname in ('users', 'sessions', 'audit_log')`.execute(tx);
    return rows;
  };
  const before = new Map((await read()).map(({ name, reads }) => [name, reads]));
  await work();
  return Object.fromEntries((await read()).map(({ name, reads }) => [name, reads - (before.get(name) ?? 0)]));
}

test("names of the deleted leave the audit log without reading a whole table", async () => {
  const before = new Date(world.clock.now().getTime() - CLOSED_KEPT_MS);
  await withTransaction(world.db, async (tx) => {
    const gone = (await deleteClosedBefore(tx, before, LIMIT)).map(({ id }) => id);
    expect(gone).toHaveLength(CLOSED);
    expect(await wholeReads(tx, () => forgetNames(tx, gone))).toMatchObject({ users: 0, audit_log: 0 });
  });
  const { rows } = await sql<{ names: number }>`
    select count(*)::int as names from audit_log
    where actor_name = 'Deleted account' and target_name = 'Deleted account'`.execute(world.db);
  expect(rows).toEqual([{ names: CLOSED }]);
});

test.each([
  ["member", 0],
  ["admin", ADMINS],
] as const)("ended sessions of every %s are found without reading a whole table", async (role, expected) => {
  await withTransaction(world.db, async (tx) => {
    const reads = await wholeReads(tx, async () => {
      const ended = await deleteEnded(tx, role, sessionLimits(role, world.clock.now()), LIMIT);
      expect(ended).toBe(expected);
    });
    expect(reads).toMatchObject({ users: 0, sessions: 0 });
  });
});

test("an account and what the local provider knows of it go together or not at all", async () => {
  const client = await world.person({ email: "leaving@example.com" });
  const { id } = (await client.get("/api/auth/user")).json();
  const closing = { closed_at: world.clock.now(), closed_by: "self" } as const;
  await world.db.updateTable("users").set(closing).where("id", "=", id).execute();
  world.clock.advance(CLOSED_KEPT_MS + 1_000);
  const purge = () => purgeAccounts({ db: world.db, now: world.clock.now(), people: world.people });
  const isThere = async () => [
    (await findById(world.db, id)) !== undefined,
    (await findLocalAccount(world.db, subjectFor("leaving@example.com"))) !== undefined,
  ];
  await sql`
    create function cut_off() returns trigger language plpgsql
    as 'begin raise exception $$cut off$$; end'`.execute(world.db);
  await sql`
    create trigger cut_off before delete on idp_payloads for each row
    when (old.model = 'Account') execute function cut_off()`.execute(world.db);
  await expect(purge()).rejects.toThrow("cut off");
  expect(await isThere()).toEqual([true, true]);
  await sql`drop trigger cut_off on idp_payloads`.execute(world.db);
  await purge();
  expect(await isThere()).toEqual([false, false]);
});
