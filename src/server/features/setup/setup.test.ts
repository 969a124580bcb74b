import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEMO_ISSUER } from "#domain/accounts/demo-issuer.ts";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import { recordByOperator } from "#server/features/audit/audit.service.ts";
import { type MailServer, startMailServer } from "#server/testing/fakes/mail-server.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

let server: MailServer;
let world: TestWorld;
let admin: HttpClient;

beforeAll(async () => {
  server = await startMailServer();
  const operator = { OPERATOR_NAME: "Quest Works Ltd", OPERATOR_ADDRESS: "1 High Street, York" };
  world = await openWorld({ SMTP_URL: server.url, ...operator });
  admin = await world.person({ email: "olivia@example.com", name: "Olivia Operator" });
});
afterAll(async () => {
  await world?.close();
  await server?.close();
});
beforeEach(() => {
  server.reset();
  world.clock.advance(60_000);
});

const stepOf = async (id: string) =>
  (await admin.get("/api/admin/setup")).json().steps.find((step: { id: string }) => step.id === id);
const sendTest = (client = admin) => client.post("/api/admin/mails/test", { type: null });

test("the first account is only an admin's, and demo people do not count as members", async () => {
  expect(await stepOf("member")).toMatchObject({ state: "can_wait" });
  const made_up = { id: crypto.randomUUID(), issuer: DEMO_ISSUER, subject: "1", username: "Made Up" };
  await world.db
    .insertInto("users")
    .values({ ...made_up, email: "made-up@example.com", created_at: world.clock.now() })
    .execute();
  expect(await stepOf("member")).toMatchObject({ state: "can_wait" });
});

test("a visitor gets 401 and a member 403, for the list and for the test mail", async () => {
  const member = await world.person();
  for (const [client, status] of [
    [world.visitor(), 401],
    [member, 403],
  ] as const) {
    expect((await client.get("/api/admin/setup")).statusCode).toBe(status);
    expect((await sendTest(client)).statusCode).toBe(status);
  }
  expect(server.mails).toEqual([]);
  expect(await stepOf("member")).toMatchObject({ state: "done" });
});

test("a test mail goes to the admin who asks, and closes the step", async () => {
  expect(await stepOf("mail")).toMatchObject({ state: "needs_you" });
  const { statusCode, json } = await sendTest();
  expect(statusCode).toBe(200);
  expect(json()).toEqual({ ok: true, to: "olivia@example.com", error: null });
  const [mail] = server.mails;
  expect(mail?.to).toEqual(["olivia@example.com"]);
  expect(mail?.text).toContain("SideQuest is run by Quest Works Ltd, 1 High Street, York.");
  expect(Object.keys(mail?.headers ?? {})).not.toContain("list-unsubscribe");
  expect(await stepOf("mail")).toMatchObject({ state: "done", why: expect.stringContaining("127.0.0.1") });
  const acts = await world.db.selectFrom("audit_log").select(["act", "details"]).execute();
  expect(acts).toContainEqual({ act: "mail_tested", details: { type: null, accepted: true } });
});

test("a reminder's test has the text that is not saved yet, if it is a good one", async () => {
  const draft = {
    subject: "Brand new",
    preheader: "Short",
    body: "Hi {{name}},\n\nhow are you?",
    button: "Open",
  };
  const send = (text: object) => admin.post("/api/admin/mails/test", { type: "inactive_7d", draft: text });
  expect((await send({ ...draft, body: "Hi {{nobody}}" })).statusCode).toBe(400);
  expect(server.mails).toEqual([]);
  expect((await send(draft)).statusCode).toBe(200);
  expect(server.mails[0]?.headers.subject).toContain("Brand new");
  expect(server.mails[0]?.text).toContain("how are you?");
});

test("a second press at once sends nothing", async () => {
  await sendTest();
  expect((await sendTest()).statusCode).toBe(429);
  expect(server.mails).toHaveLength(1);
});

test("what the mail server says against a test mail is shown, and opens the step again", async () => {
  server.behaviour.refuse = () => ({ code: 550, words: "Relaying denied" });
  expect((await sendTest()).json()).toMatchObject({
    ok: false,
    error: "The mail server refused: 550 Relaying denied",
  });
  expect(await stepOf("mail")).toMatchObject({
    state: "needs_you",
    why: expect.stringContaining("550 Relaying denied"),
  });
});

test("a test through another mail server does not count", async () => {
  await sendTest();
  await world.db
    .updateTable("instance_settings")
    .set({ value: JSON.stringify({ at: world.clock.now().toISOString(), host: "old.example", error: null }) })
    .where("name", "=", "mail_test")
    .execute();
  expect(await stepOf("mail")).toMatchObject({ state: "needs_you" });
});

test("a backup closes its step for 26 hours, a webhook the one of payments only with Stripe", async () => {
  expect(await stepOf("backup")).toMatchObject({ state: "needs_you" });
  await recordByOperator(world.db, world.clock.now(), { act: "backup_written" });
  expect(await stepOf("backup")).toMatchObject({ state: "done" });
  world.clock.advance(27 * MS_PER_HOUR);
  admin = await world.person({ email: "olivia@example.com" });
  expect(await stepOf("backup")).toMatchObject({ state: "needs_you", why: expect.stringContaining("1 day") });
  await world.db
    .insertInto("payment_events")
    .values({ id: "evt_1", type: "invoice.paid", received_at: world.clock.now() })
    .execute();
  expect(await stepOf("payments")).toMatchObject({
    state: "needs_you",
    why: expect.stringContaining("test mode"),
  });
});
