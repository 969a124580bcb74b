import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
const olivia = await world.person({ email: "olivia@example.com", name: "Olivia Operator" });
const member = await world.person();

let opened = 0;
async function addAlert(change: object = {}) {
  const id = randomUUID();
  const at = new Date(world.clock.now().getTime() + ++opened);
  const told = { rule: "cpu", type: "critical", title: "CPU above 90%", message: "95%." } as const;
  const times = { opened_at: at, seen_at: at, resolved_at: at };
  await world.db
    .insertInto("alerts")
    .values({ id, instance: "one", ...told, ...times, ...change })
    .execute();
  return id;
}

const CALLS = [
  ["GET", "/api/admin/alerts"],
  ["POST", `/api/admin/alerts/${randomUUID()}/acknowledge`],
  ["GET", "/api/admin/alert-channels"],
  ["POST", "/api/admin/alerts/test"],
] as const;

test.each(CALLS)("%s %s is 401 for a visitor and 403 for a member", async (method, url) => {
  expect((await world.visitor().send({ method, url })).statusCode).toBe(401);
  expect((await member.send({ method, url })).statusCode).toBe(403);
});

test("an alert that does not exist is 404, an id that is none 400", async () => {
  const acknowledge = async (id: string) =>
    (await olivia.post(`/api/admin/alerts/${id}/acknowledge`)).statusCode;
  expect(await acknowledge(randomUUID())).toBe(404);
  expect(await acknowledge("none")).toBe(400);
});

test("the first who acknowledges is kept, with the time, and stands in the audit log once", async () => {
  const id = await addAlert();
  await world.person({ email: "sam@example.com", name: "Sam Second" });
  await world.db.updateTable("users").set({ role: "admin" }).where("email", "=", "sam@example.com").execute();
  const sam = await world.person({ email: "sam@example.com" });
  const first = (await olivia.post(`/api/admin/alerts/${id}/acknowledge`)).json();
  expect(first).toMatchObject({ id, acknowledgedBy: "Olivia Operator", acknowledgedAt: expect.any(String) });
  const second = (await sam.post(`/api/admin/alerts/${id}/acknowledge`)).json();
  expect(second).toEqual(first);
  const acts = await world.db
    .selectFrom("audit_log")
    .select("details")
    .where("act", "=", "alert_acknowledged")
    .execute();
  expect(acts).toEqual([{ details: { alert: "CPU above 90%" } }]);
});

test("the name of whoever acknowledged goes with the account", async () => {
  const id = await addAlert({ acknowledged_at: world.clock.now(), acknowledged_by: randomUUID() });
  const { alerts } = (await olivia.get("/api/admin/alerts")).json();
  expect(alerts.find((alert: { id: string }) => alert.id === id).acknowledgedBy).toBe("Deleted account");
});

test("the log goes on page by page, newest first, without a gap or a repeat", async () => {
  const added: string[] = [];
  for (let index = 0; index < 60; index++) added.unshift(await addAlert());
  const first = (await olivia.get("/api/admin/alerts")).json();
  expect(first.alerts).toHaveLength(50);
  const second = (await olivia.get(`/api/admin/alerts?before=${encodeURIComponent(first.next)}`)).json();
  const ids = [...first.alerts, ...second.alerts].map(({ id }: { id: string }) => id);
  expect(ids.slice(0, 60)).toEqual(added);
  expect(new Set(ids).size).toBe(ids.length);
});

test("one that is still open is found however many came after it", async () => {
  const id = await addAlert({ opened_at: new Date(world.clock.now().getTime() - 1), resolved_at: null });
  for (let index = 0; index < 55; index++) await addAlert();
  const ids = async (query: string) =>
    (await olivia.get(`/api/admin/alerts${query}`)).json().alerts.map((alert: { id: string }) => alert.id);
  expect(await ids("")).not.toContain(id);
  expect(await ids("?open=true")).toEqual([id]);
});

test("without an address a test alert is refused with the reason", async () => {
  const answer = await olivia.post("/api/admin/alerts/test");
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    "Nothing is set: ALERT_EMAILS and ALERT_WEBHOOK_URL are empty.",
  ]);
  expect((await olivia.get("/api/admin/alert-channels")).json()).toEqual({
    emails: [],
    mailTransport: "outbox",
    webhookHost: null,
    recent: [],
  });
});
