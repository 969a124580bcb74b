import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { withTransaction } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { openFileWorld, openWorld } from "#server/testing/world.ts";
import { dropOldEvents } from "../retention.service.ts";
import { sumUp } from "../sums/rollup.service.ts";
import { createIngest } from "./ingest.service.ts";

const world = await openFileWorld();
beforeEach(async () => {
  await sql`truncate visits, events, count_inbox, hourly_counts, daily_counts, people_activity`.execute(
    world.db,
  );
});

const ACTIONS = "/api/analytics/actions";
const PUBLIC = "/api/analytics/actions/public";

function event(sessionId: string, seq: number | undefined, more: Record<string, unknown> = {}) {
  const { metadata, ...rest } = more as { metadata?: object };
  const timestamp = world.clock.now().toISOString();
  return {
    action: "button_click",
    element: "Start quest",
    page: "/app",
    metadata: { sessionId, timestamp, seq, ...metadata },
    ...rest,
  };
}

async function counts(metric: string) {
  await sumUp(world.db);
  const rows = await world.db
    .selectFrom("daily_counts")
    .select(["key", "n", "total"])
    .where("metric", "=", metric)
    .where("n", "!=", "0")
    .orderBy("key")
    .execute();
  return Object.fromEntries(rows.map(({ key, n, total }) => [key, total ? [Number(n), total] : Number(n)]));
}

const visits = () => world.db.selectFrom("visits").selectAll().orderBy("id").execute();

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

test("a visitor who signs in stays the same visit; somebody else in the same tab is another", async () => {
  const tab = randomUUID();
  await world.visitor().post(PUBLIC, { events: [event(tab, 1)] });
  const [maya, jonas] = [await world.person(), await world.person()];
  await maya.post(ACTIONS, { events: [event(tab, 2)] });
  await jonas.post(ACTIONS, { events: [event(tab, 3)] });
  await maya.post(ACTIONS, { events: [event(tab, 4)] });
  expect((await visits()).map(({ actions }) => actions)).toEqual([3, 1]);
  expect(await counts("session")).toEqual({ "": 2 });
  expect(await counts("people")).toEqual({ "": 2 });
});

test("a session's begin, heartbeats and end; repeats keep the larger figures", async () => {
  const person = await world.person();
  const sessionId = randomUUID();
  const end = (activeTime: number, actionsCount: number) =>
    person.post("/api/analytics/session/end", { sessionId, activeTime, actionsCount });
  await person.post("/api/analytics/session/start", { sessionId, userAgent: "Mozilla Firefox/128.0 Linux" });
  await person.post("/api/analytics/session/start", { sessionId });
  await person.post(ACTIONS, {
    events: [event(sessionId, 1, { action: "heartbeat", element: "", metadata: { activeTime: 120 } })],
  });
  expect(await counts("session")).toEqual({ "": [1, 120] });
  expect((await end(300, 7)).statusCode).toBe(200);
  await end(200, 3);
  expect(await visits()).toMatchObject([
    { active_seconds: 300, claimed_actions: 7, actions: 0, device: "Firefox on Linux" },
  ]);
  expect(await counts("session")).toEqual({ "": [1, 300] });
  expect(await counts("session_actions")).toEqual({ "": 7 });
  const activity = await world.db.selectFrom("people_activity").selectAll().execute();
  expect(activity).toMatchObject([{ sessions: 1, active_seconds: "300" }]);
});

test("a funnel step counts once, only with all before it, and a conversion where the visit came from", async () => {
  const visitor = world.visitor();
  const sessionId = randomUUID();
  const step = (name: string) =>
    visitor.post("/api/analytics/funnel", { event: name, sessionId, metadata: { ctaType: "hero" } });
  for (const name of ["landing_page_view", "cta_click", "cta_click", "onboarding_completion"])
    expect((await step(name)).statusCode).toBe(200);
  await visitor.post(PUBLIC, {
    events: [event(sessionId, 1, { action: "page_view", metadata: { source: "news.example" } })],
  });
  expect((await step("made_up")).statusCode).toBe(400);
  expect(await counts("step")).toEqual({ cta_click: 1, landing_page_view: 1 });
  expect(await counts("conversion")).toEqual({ "news.example": 1 });
  expect(await counts("events")).toEqual({ "": 4 });
});

test("whoever lands in one tab and finishes in another is one person, on the day of the first step", async () => {
  const client = await world.person();
  const [first, second] = [randomUUID(), randomUUID()];
  const step = (by: HttpClient, sessionId: string, name: string) =>
    by.post("/api/analytics/funnel", { event: name, sessionId });
  await step(world.visitor(), first, "landing_page_view");
  await step(world.visitor(), first, "cta_click");
  expect(await counts("step")).toEqual({ cta_click: 1, landing_page_view: 1 });
  await step(client, first, "onboarding_start");
  await step(client, second, "landing_page_view");
  await step(client, second, "onboarding_completion");
  expect(await counts("step")).toEqual({
    cta_click: 1,
    landing_page_view: 1,
    onboarding_completion: 1,
    onboarding_start: 1,
  });
  expect(await counts("onboarding")).toEqual({ finished: 1, started: 1 });
});

test("whoever begins onboarding by another door took no step of the funnel", async () => {
  const client = await world.person();
  for (const event of ["onboarding_start", "onboarding_completion"])
    await client.post("/api/analytics/funnel", { event, sessionId: "one tab" });
  expect(await counts("step")).toEqual({});
  expect(await counts("onboarding")).toEqual({ finished: 1, started: 1 });
});

test("a visit is a bounce until it is none; an error marks it once", async () => {
  const visitor = world.visitor();
  const tab = randomUUID();
  await visitor.post(PUBLIC, { events: [event(tab, 1, { action: "page_view" })] });
  expect(await counts("bounce")).toEqual({ "": 1 });
  const error = { action: "client_error", element: "TypeError" };
  await visitor.post(PUBLIC, { events: [event(tab, 2, error), event(tab, 3, error)] });
  expect([await counts("bounce"), await counts("crash")]).toEqual([{ "": 1 }, { "": 1 }]);
  await visitor.post(PUBLIC, { events: [event(tab, 4)] });
  expect(await counts("bounce")).toEqual({});
});

test("features add up their uses and their time", async () => {
  const tab = randomUUID();
  const used = (seq: number, seconds: number) =>
    event(tab, seq, { action: "feature_used", element: "AI Mentor", metadata: { seconds } });
  await world.visitor().post(PUBLIC, { events: [used(1, 30), used(2, 12)] });
  expect(await counts("feature")).toEqual({ "AI Mentor": [2, 42] });
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

test("two instances that see somebody's first two tabs at once count one person and two sessions", async () => {
  const [here, there] = [createIngest(world.db), createIngest(world.db)];
  for (let round = 0; round < 5; round++) {
    const person = await world.person();
    const { id } = (await person.get("/api/auth/user")).json();
    const sender = { id, signedUpAt: world.clock.now() };
    const at = world.clock.now();
    await Promise.all([
      here.take({ visitId: randomUUID(), sender, at, device: "one" }),
      there.take({ visitId: randomUUID(), sender, at, device: "two" }),
    ]);
  }
  const sessions = await world.db.selectFrom("people_activity").select("sessions").execute();
  expect(sessions.map((row) => row.sessions)).toEqual([2, 2, 2, 2, 2]);
  expect(await counts("people")).toEqual({ "": 5 });
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
