import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { type MailServer, startMailServer } from "#server/testing/fakes/mail-server.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { signedInAdmin, zoneAt } from "#server/testing/people/mail-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { scanTargets } from "./automation.service.ts";
import { sendAllMails } from "./send-mails.service.ts";

/** Due a mail. More than a page of people lies between any two of them, so that no page holds two. */
const DUE = [2_500, 6_000, 12_000] as const;
const APART = 357_000;

let server: MailServer;
let world: TestWorld;
let admin: () => Promise<HttpClient>;
let owner: pg.Client;
const undo: string[] = [];

beforeAll(async () => {
  server = await startMailServer();
  world = await openWorld({ SMTP_URL: server.url });
  admin = signedInAdmin(world);
  await admin();
  owner = new pg.Client(world.connection);
  await owner.connect();
  const now = world.clock.now();
  await owner.query("update users set takes_mail = false");
  await owner.query(
    `insert into users (id, issuer, subject, email, username, time_zone, created_at, onboarded_at)
     select (lpad(to_hex(i * ${APART}::bigint), 8, '0') || '-0000-4000-8000-000000000000')::uuid,
       'test', i, i || '@example.com', 'Maya', $1, $2::timestamptz - interval '99 days', $2
     from generate_series(1, 12000) i`,
    [zoneAt(13, now), new Date(now.getTime() - 50 * MS_PER_DAY)],
  );
  await owner.query(
    `insert into people_activity (user_id, last_seen_at, day, days)
     select id, $1::timestamptz - case when email = any($2) then interval '8 days' else '1 day' end, $1, 1
     from users`,
    [now, DUE.map(emailOf)],
  );
});
afterAll(async () => {
  await owner?.end();
  await world?.close();
  await server?.close();
});
beforeEach(async () => {
  server.reset();
  await owner.query("delete from mails");
  auditedBefore = (await owner.query("select id from audit_log")).rows.map(({ id }) => id);
});
/** Whatever a test took away comes back. */
afterEach(async () => {
  for (const statement of undo.splice(0).reverse()) await owner.query(statement);
});

function emailOf(number: number): string {
  return `${number}@example.com`;
}
async function takeAway(table: string): Promise<void> {
  await owner.query(`alter table ${table} rename to ${table}_gone`);
  undo.push(`alter table ${table}_gone rename to ${table}`);
}
const afterTheFirstMail = (work: () => Promise<unknown>) => {
  let first: Promise<unknown> | undefined;
  server.behaviour.accept = async () => {
    first ??= work();
    await first;
    return "yes";
  };
};
const scan = async () => (await (await admin()).get("/api/admin/email-targets")).json();
const sendAll = async () => (await (await admin()).post("/api/admin/send-emails")).json();
const reached = () => server.mails.flatMap(({ to }) => to).sort();
/** By this test: the log itself takes nothing back. */
let auditedBefore: string[] = [];
const audited = async () =>
  (await owner.query("select act, details from audit_log where id <> all($1)", [auditedBefore])).rows;
const log = () => world.logLines.join("");

/** Whatever statement reads when this person was seen fails. */
async function spoilPageOf(number: number): Promise<void> {
  await takeAway("people_activity");
  const id = `${(number * APART).toString(16).padStart(8, "0")}-0000-4000-8000-000000000000`;
  await owner.query(
    `create view people_activity as select user_id, case
       when user_id = '${id}' then last_seen_at - interval '1 day' / (length(user_id::text) - 36)
       else last_seen_at end as last_seen_at
     from people_activity_gone`,
  );
  undo.push("drop view people_activity");
}

test("a page takes no longer where the planner takes it for one person, as among a million", async () => {
  for (const column of ["users alter id", "people_activity alter user_id", "mails alter user_id"])
    await owner.query(`alter table ${column} set statistics 1`);
  await owner.query("analyze users, people_activity, mails");
  expect(await scan()).toMatchObject({ total: 3, hasMore: false });
});

test("a page that cannot be read keeps no mail from the people of the others", async () => {
  await spoilPageOf(6_000);
  expect(await scan()).toMatchObject({ total: 2, hasMore: true });
  expect(await sendAll()).toEqual({
    sent: 2,
    failed: 0,
    targets: 2,
    remaining: 0,
    hasMore: true,
    reasons: ["Some people could not be looked at, so they wait. The log says more."],
  });
  expect(reached()).toEqual([emailOf(12_000), emailOf(2_500)]);
  expect(log()).toContain("a page of mail targets could not be read");
});

test("nor by itself", async () => {
  await spoilPageOf(6_000);
  expect(await world.sendMails()).toEqual({ sent: 2, failed: 0, inDoubt: 0 });
});

test("a sending that cannot go on is written down, and tells what it did", async () => {
  afterTheFirstMail(() => takeAway("users"));
  expect(await sendAll()).toEqual({
    sent: 1,
    failed: 0,
    targets: 1,
    remaining: 0,
    hasMore: true,
    reasons: ["Stopped after 1 target: the rest could not be read. The log says more."],
  });
  const details = { sent: 1, failed: 0, inDoubt: 0, targets: 1, remaining: 0, hasMore: true };
  expect(await audited()).toEqual([{ act: "mails_sent", details }]);
});

test("one that cannot be written down is in the log, and tells what it did", async () => {
  afterTheFirstMail(() => takeAway("audit_log"));
  const { sent, reasons } = await sendAll();
  expect({ sent, reasons }).toEqual({
    sent: 3,
    reasons: ["The audit log could not be written. The server's log has what was sent."],
  });
  expect(log()).toMatch(/"act":"mails_sent","details":\{"targets":3,"sent":3.*not in the audit log/u);
});

test("a scan that has no more time says that there may be more", async () => {
  const { db, log, clock } = world;
  const { total, hasMore } = await scanTargets({ db, log, now: clock.now() }, 0);
  expect(total).toBeLessThanOrEqual(1);
  expect(hasMore).toBe(true);
});

test("a run without time left stops too; the next one starts at another person, so that everybody is reached", async () => {
  const { publicUrl } = world.config;
  const user = await world.db.selectFrom("users").selectAll().limit(1).executeTakeFirstOrThrow();
  const actor = { id: user.id, role: user.role, sessionId: "", user };
  const ctx = { ...world, actor, now: world.clock.now(), tell: () => undefined, push: () => undefined };
  for (let time = 0; time < 200 && server.mails.length < 3; time++) {
    const { sent, hasMore } = await sendAllMails(ctx, { ...world, publicUrl }, { sendMs: 0, countMs: 0 });
    expect(sent).toBeLessThanOrEqual(1);
    expect(hasMore).toBe(true);
  }
  expect(reached()).toEqual(DUE.map(emailOf).sort());
});
