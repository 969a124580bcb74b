import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { ACTIONS, openIngestWorld, PUBLIC } from "#server/testing/analytics/ingest-world.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { createIngest } from "./ingest.service.ts";

const { world, event, counts, visits } = await openIngestWorld();

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
