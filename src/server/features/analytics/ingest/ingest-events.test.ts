import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { withTransaction } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { ACTIONS, openIngestWorld, PUBLIC } from "#server/testing/analytics/ingest-world.ts";
import { openWorld } from "#server/testing/world.ts";
import { dropOldEvents } from "../retention.service.ts";
import { sumUp } from "../sums/rollup.service.ts";

const { world, event, counts, visits } = await openIngestWorld();

async function storedEvents() {
  const { rows } = await sql<{ action: string; element: string; page: string; details: unknown }>`
    select a.word as action, e.word as element, p.word as page, details from events
    join event_words a on a.id = action join event_words e on e.id = element join event_words p on p.id = page
    order by at`.execute(world.db);
  return rows;
}

test("events are kept under the session's person, with their names, and are in the sums", async () => {
  const person = await world.person();
  const { id } = (await person.get("/api/auth/user")).json();
  const tab = randomUUID();
  const events = [
    event(tab, 1, { action: "page_view", element: "/app", metadata: { source: "newsletter" } }),
    event(tab, 2, { metadata: { userId: "somebody else", where: "card" } }),
    event(tab, 3, { action: "task_complete", element: "Product" }),
  ];
  const answer = await person.post(ACTIONS, { events, userId: randomUUID() });
  expect([answer.statusCode, answer.json()]).toEqual([200, { accepted: 3 }]);
  expect(await visits()).toMatchObject([
    { user_id: id, actions: 2, page_views: 1, source: "newsletter", seen: "{[1,4)}" },
  ]);
  expect(await storedEvents()).toContainEqual({
    action: "button_click",
    element: "Start quest",
    page: "/app",
    details: { userId: "somebody else", where: "card" },
  });
  expect(await counts("events")).toEqual({ "": 3 });
  expect(await counts("action")).toEqual({ "button_click|Start quest": 1, "task_complete|Product": 1 });
  expect(await counts("visit")).toEqual({ newsletter: 1 });
  expect(await counts("session_actions")).toEqual({ "": 2 });
  expect(await counts("people")).toEqual({ "": 1 });
});

test("repeats, overlaps and any order count each event once", async () => {
  const visitor = world.visitor();
  const tab = randomUUID();
  const all = Array.from({ length: 12 }, (_, index) => event(tab, index + 1));
  const send = (from: number, to: number) => visitor.post(PUBLIC, { events: all.slice(from, to) });
  await Promise.all([send(6, 12), send(0, 6), send(0, 6), send(3, 9)]);
  await send(0, 12);
  expect(await counts("events")).toEqual({ "": 12 });
  expect(await visits()).toMatchObject([{ actions: 12, seen: "{[1,13)}" }]);
});

test("events without a number are told apart by their moment", async () => {
  const visitor = world.visitor();
  const tab = randomUUID();
  const once = event(tab, undefined);
  const other = { ...once, element: "Other" };
  await visitor.post(PUBLIC, { events: [once, other] });
  await visitor.post(PUBLIC, { events: [once] });
  expect(await counts("events")).toEqual({ "": 2 });
});

test("a bad event is refused, and costs none of the good ones beside it", async () => {
  const visitor = world.visitor();
  const tab = randomUUID();
  const bad = [
    null,
    "x",
    { ...event(tab, 9), action: 7 },
    { ...event(tab, 9), metadata: {} },
    event(tab, 9, { metadata: { big: "x".repeat(2_100) } }),
    event(tab, 9, { metadata: { nul: "a\0b" } }),
  ];
  const answer = await visitor.post(PUBLIC, { events: [event(tab, 1), ...bad, event(tab, 2)] });
  expect([answer.statusCode, answer.json().error]).toEqual([400, "invalid_input"]);
  expect(answer.json().message).toContain("6 of 8");
  expect(await counts("events")).toEqual({ "": 2 });
});

test.each([
  ["none", { events: [] }],
  ["51", { events: Array.from({ length: 51 }, () => ({})) }],
  ["no list", { events: "x" }],
  ["no body", {}],
])("%s is refused", async (_what, body) => {
  expect((await world.visitor().post(PUBLIC, body)).statusCode).toBe(400);
});

test("unknown names are `other`; texts with markup stay texts", async () => {
  const tab = randomUUID();
  const element = "<script>alert(1)</script>";
  await world
    .visitor()
    .post(PUBLIC, { events: [event(tab, 1, { action: element, element, page: "/nowhere" })] });
  expect(await storedEvents()).toEqual([{ action: "other", element, page: "other", details: null }]);
  expect(await counts("action")).toEqual({ [`other|${element}`]: 1 });
});

test.each([
  ["an hour ago", -MS_PER_HOUR, -MS_PER_HOUR],
  ["in an hour", MS_PER_HOUR, 0],
  ["three days ago", -3 * MS_PER_DAY, 0],
])("a time that says %s", async (_when, shift, believed) => {
  const now = world.clock.now().getTime();
  const timestamp = new Date(now + shift).toISOString();
  await world.visitor().post(PUBLIC, { events: [event(randomUUID(), 1, { metadata: { timestamp } })] });
  const [row] = await world.db.selectFrom("events").select("at").execute();
  expect(Math.abs((row?.at.getTime() ?? 0) - (now + believed))).toBeLessThan(60_000);
});

test("raw events go after 90 days, their sums stay", async () => {
  await world.visitor().post(PUBLIC, { events: [event(randomUUID(), 1)] });
  await sumUp(world.db);
  const later = (days: number) => new Date(world.clock.now().getTime() + days * MS_PER_DAY);
  await dropOldEvents(world.db, later(89));
  expect(await visits()).toHaveLength(1);
  await dropOldEvents(world.db, later(91));
  expect([await visits(), await world.db.selectFrom("events").selectAll().execute()]).toEqual([[], []]);
  expect(await counts("events")).toEqual({ "": 1 });
  await world.visitor().post(PUBLIC, { events: [event(randomUUID(), 1)] });
  expect(await visits()).toHaveLength(1);
});

test("nobody fills the list of names from outside: strangers' names have a limit a day, others do not feel it", async () => {
  const visitor = world.visitor();
  const tab = randomUUID();
  for (let call = 0; call < 6; call++) {
    const events = Array.from({ length: 50 }, (_, index) =>
      event(tab, call * 50 + index + 1, { element: `made up ${call} ${index}` }),
    );
    await visitor.post(PUBLIC, { events });
  }
  expect((await counts("action"))["button_click|other"]).toBeGreaterThanOrEqual(100);
  const source = { action: "page_view", element: "/", metadata: { source: "a.new.example" } };
  await world.visitor().post(PUBLIC, { events: [event(randomUUID(), 1, source)] });
  expect(await counts("visit")).toMatchObject({ "a.new.example": 1 });
  const person = await world.person();
  await person.post(ACTIONS, { events: [event(randomUUID(), 1, { element: "A new button" })] });
  expect(await counts("action")).toMatchObject({ "button_click|A new button": 1 });
  world.clock.advance(MS_PER_DAY);
  await visitor.post(PUBLIC, { events: [event(randomUUID(), 1, { element: "Tomorrow's button" })] });
  expect(await counts("action")).toMatchObject({ "button_click|Tomorrow's button": 1 });
});

test("names that nobody used for 91 days are dropped, those in use stay", async () => {
  const send = (element: string) =>
    world.visitor().post(PUBLIC, { events: [event(randomUUID(), 1, { element })] });
  const words = async () =>
    (await world.db.selectFrom("event_words").select("word").execute()).map(({ word }) => word);
  await send("Old and gone");
  await send("Old and in use");
  world.clock.advance(60 * MS_PER_DAY);
  await send("Old and in use");
  world.clock.advance(40 * MS_PER_DAY);
  await dropOldEvents(world.db, world.clock.now());
  expect(await words()).toContain("Old and in use");
  expect(await words()).not.toContain("Old and gone");
});

test("a sender with gaps in its numbers cannot make a visit grow without end", async () => {
  const tab = randomUUID();
  for (let call = 0; call < 6; call++) {
    const events = Array.from({ length: 50 }, (_, index) => event(tab, (call * 50 + index) * 3 + 1));
    await world.visitor().post(PUBLIC, { events });
  }
  const [visit] = await visits();
  expect(visit?.seen.split("),").length).toBe(200);
});

test("a locked row of one person does not delay the others", async () => {
  const person = await world.person();
  const { id } = (await person.get("/api/auth/user")).json();
  await withTransaction(world.db, async (tx) => {
    await lockPerson(tx, id);
    expect((await person.post(ACTIONS, { events: [event(randomUUID(), 1)] })).statusCode).toBe(200);
  });
});

test("60 calls a minute for an address, none of it for members", async () => {
  const strict = await openWorld({ RATE_LIMITS: "on" });
  try {
    const visitor = strict.visitor();
    const ping = () => visitor.post("/api/analytics/online", { sessionId: "tab", currentPage: "/" });
    const answers = await Promise.all(Array.from({ length: 61 }, ping));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    const person = await strict.person();
    expect(
      (await person.post("/api/analytics/online", { sessionId: "tab", currentPage: "/app" })).statusCode,
    ).toBe(200);
  } finally {
    await strict.close();
  }
});
