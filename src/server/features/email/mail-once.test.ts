import { spawn } from "node:child_process";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MAIL_IN_DOUBT_MS } from "#domain/email/mail-rules.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { createApp } from "#server/app.ts";
import { createMailer } from "#server/platform/mail/create-mailer.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { type MailServer, startMailServer } from "#server/testing/fakes/mail-server.ts";
import { HttpClient } from "#server/testing/http-client.ts";
import { openTestDatabase } from "#server/testing/open-test-database.ts";
import { addMailPerson, signedInAdmin, zoneAt } from "#server/testing/people/mail-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { sendScheduledMails } from "./send-mails.service.ts";

let server: MailServer;
let world: TestWorld;
let admin: () => Promise<HttpClient>;

beforeAll(async () => {
  server = await startMailServer();
  world = await openWorld({ SMTP_URL: server.url });
  admin = signedInAdmin(world);
  await admin();
});
afterAll(async () => {
  await world?.close();
  await server?.close();
});
beforeEach(async () => {
  server.reset();
  await world.db.updateTable("users").set({ takes_mail: false }).execute();
  await world.db.deleteFrom("mails").execute();
});

/** The same admin at another instance. */
async function adminAt({ app }: Awaited<ReturnType<typeof createApp>>): Promise<HttpClient> {
  const client = new HttpClient(app, world.config.publicUrl.origin);
  for (const [name, cookie] of (await admin()).cookies) client.cookies.set(name, cookie);
  return client;
}

const addPeople = (count: number) => {
  const time_zone = zoneAt(13, world.clock.now());
  return Promise.all(Array.from({ length: count }, () => addMailPerson(world, { signedUp: 2, time_zone })));
};
const sendAll = async (client: HttpClient) => (await client.post("/api/admin/send-emails")).json();
const inDoubt = async (): Promise<{ id: string; email: string }[]> =>
  (await (await admin()).get("/api/admin/email-automation")).json().inDoubt;
const resend = async (id: string) => (await (await admin()).post(`/api/admin/mails/${id}/resend`)).json();
const copies = (people: ({ email: string } | undefined)[]) =>
  people.map((person) => server.to(person?.email ?? "").length);

test("'send all' by two admins and the schedule, on two instances at once: one mail a person", async () => {
  const people = await addPeople(40);
  const mailer = createMailer(world.config);
  const database = openTestDatabase(world.connection, world.metrics);
  const second = await createApp({ ...world, database, mailer });
  try {
    const [one, other] = [await admin(), await adminAt(second)];
    const results = await Promise.all([
      sendAll(one),
      sendAll(other),
      sendAll(one),
      sendScheduledMails(second.services),
    ]);
    results.push(await sendAll(one));
    expect(results.reduce((sum, result) => sum + (result?.sent ?? 0), 0)).toBe(40);
    expect(copies(people)).toEqual(people.map(() => 1));
    expect((await sendAll(one)).targets).toBe(0);
  } finally {
    await second.app.close();
    await mailer.close();
    await database.close();
  }
});

test("an instance killed between 'sent' and 'recorded': no second mail by itself", async () => {
  const people = await addPeople(12);
  const child = sendInAnotherProcess();
  const ended = new Promise((resolve) => child.once("exit", (_code, signal) => resolve(signal)));
  let arrived = 0;
  server.behaviour.accept = async () => {
    if (++arrived === 3) process.kill(child.pid ?? 0, "SIGKILL");
    // Accepted, and nobody is left to hear it.
    if (arrived >= 3) await ended;
    return "yes";
  };
  expect(await ended).toBe("SIGKILL");
  await expect.poll(() => server.mails.length).toBe(arrived);
  server.behaviour.accept = async () => "yes";

  await sendAll(await admin());
  expect(Math.max(...copies(people))).toBe(1);
  expect(await inDoubt()).toEqual([]);
  world.clock.advance(MAIL_IN_DOUBT_MS);
  const doubtful = await inDoubt();
  expect(doubtful.length).toBeGreaterThanOrEqual(1);
  expect(doubtful.length).toBeLessThanOrEqual(5);
  await sendAll(await admin());
  expect(Math.max(...copies(people))).toBe(1);

  const rest = people.filter(({ email }) => !doubtful.some((mail) => mail.email === email));
  expect(copies(rest)).toEqual(rest.map(() => 1));
  for (const { id } of doubtful) expect(await resend(id)).toEqual({ ok: true, error: null });
  expect(await inDoubt()).toEqual([]);
  expect(Math.min(...copies(people))).toBe(1);
});

function sendInAnotherProcess() {
  const { connection, clock } = world;
  const shiftMs = clock.now().getTime() - Date.now();
  return spawn(process.execPath, ["--import", "tsx", "src/server/testing/mail-sending-process.ts"], {
    cwd: findProjectRoot(),
    env: { ...process.env, MAIL_WORLD: JSON.stringify({ connection, url: server.url, shiftMs }) },
    stdio: "ignore",
  });
}

test("a connection lost after the last byte: in doubt, and 'Resend' sends once however often it is pressed", async () => {
  const [person] = await addPeople(1);
  server.behaviour.accept = async () => "drop";
  const result = await sendAll(await admin());
  expect(result).toMatchObject({ sent: 0, failed: 0, targets: 1, remaining: 0 });
  expect(result.reasons).toEqual(["Nobody knows whether 1 mail arrived: see In doubt, in ten minutes."]);
  server.behaviour.accept = async () => "yes";
  await sendAll(await admin());
  expect(copies([person])).toEqual([1]);

  const { id } = await world.db.selectFrom("mails").select("id").executeTakeFirstOrThrow();
  expect(await resend(id)).toEqual({ ok: false, error: "This mail is on its way already." });
  world.clock.advance(MAIL_IN_DOUBT_MS);
  expect((await inDoubt()).map((mail) => mail.id)).toEqual([id]);
  const answers = await Promise.all([resend(id), resend(id), resend(id)]);
  expect(answers.filter(({ ok }) => ok).length).toBe(1);
  expect(copies([person])).toEqual([2]);
  const [first, again] = server.mails;
  expect(again?.headers["message-id"]).toBe(first?.headers["message-id"]);
  expect(await resend(id)).toEqual({ ok: false, error: "This mail is no longer in doubt." });
  expect(await inDoubt()).toEqual([]);
});

test("a resend that fails leaves it in doubt: it is never retried by itself", async () => {
  const [person] = await addPeople(1);
  server.behaviour.accept = async () => "drop";
  await sendAll(await admin());
  world.clock.advance(MAIL_IN_DOUBT_MS);
  const [mail] = await inDoubt();
  server.behaviour.refuse = () => ({ code: 550, words: "Gone" });
  expect(await resend(mail?.id ?? "")).toEqual({ ok: false, error: "The mail server refused: 550 Gone" });
  expect((await inDoubt()).map(({ id }) => id)).toEqual([mail?.id]);
  server.reset();
  await sendAll(await admin());
  await world.sendMails();
  expect(copies([person])).toEqual([0]);
});

test("nobody is sent a mail again that they are not due any more", async () => {
  const [left, onboarded, closed, older] = await addPeople(4);
  server.behaviour.accept = async () => "silent";
  await world.db
    .insertInto("mails")
    .values(
      [left, onboarded, closed, older].map((person, index) => ({
        id: `0b7c2c5e-5a3f-4b7e-9b43-6f1a52f0c00${index}`,
        user_id: person?.id ?? "",
        type: "onboarding_incomplete_1h" as const,
        state: "sending" as const,
        claimed_at: world.clock.now(),
      })),
    )
    .execute();
  world.clock.advance(MS_PER_HOUR);
  const change = (id = "", changes: object) =>
    world.db.updateTable("users").set(changes).where("id", "=", id).execute();
  await change(left?.id, { takes_mail: false });
  await change(onboarded?.id, { onboarded_at: world.clock.now() });
  await change(closed?.id, { closed_at: world.clock.now(), closed_by: "admin" });
  // By now another mail is theirs.
  await change(older?.id, { created_at: new Date(world.clock.now().getTime() - 8 * MS_PER_DAY) });
  const doubtful = await inDoubt();
  expect(doubtful.length).toBe(4);
  for (const { id } of doubtful)
    expect(await resend(id)).toEqual({
      ok: false,
      error: "Not sent: by now the person is not due this mail any more.",
    });
  expect(server.mails).toEqual([]);
  const unknown = "0b7c2c5e-5a3f-4b7e-9b43-6f1a52f0c0ff";
  expect((await (await admin()).post(`/api/admin/mails/${unknown}/resend`)).statusCode).toBe(404);
});

test("production without a mail server: failed with the reason, and nothing happens by itself", async () => {
  const people = await addPeople(2);
  const config = { ...world.config, isProduction: true, smtpUrl: undefined };
  const bare = await createApp({ ...world, config, mailer: createMailer(config) });
  try {
    expect(await sendScheduledMails(bare.services)).toBeUndefined();
    const client = await adminAt(bare);
    const result = await sendAll(client);
    const reason = "No mail server is configured: SMTP_URL is not set.";
    expect(result).toMatchObject({ sent: 0, targets: 2, reasons: [reason] });
    const rows = await world.db.selectFrom("mails").select(["state", "error"]).execute();
    expect(rows[0]).toEqual({ state: "failed", error: reason });
    expect((await client.get("/api/admin/email-automation")).json().transport).toBe("none");
  } finally {
    await bare.app.close();
  }
  await sendAll(await admin());
  expect(copies(people)).toEqual([1, 1]);
});
