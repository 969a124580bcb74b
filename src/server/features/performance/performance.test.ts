import { beforeEach, expect, test } from "vitest";
import { type PerformanceSnapshot, snapshotSchema } from "#contracts/performance.ts";
import { MS_PER_DAY, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { purgeAlerts, settleAlerts } from "./alerts.service.ts";
import { exportedFigures } from "./performance-export.ts";

const DASHBOARD = "/api/performance/dashboard";
const exportUrl = (format: string) => `/api/performance/export?format=${format}`;

const world = await openFileWorld();
const member = await world.person({ name: "Ines Okafor", email: "ines@example.com" });
beforeEach(async () => {
  await world.db.deleteFrom("alerts").execute();
  // Beyond what is kept: each test begins with an empty half hour.
  world.clock.advance(31 * MS_PER_MINUTE);
});

const readSnapshot = async (): Promise<PerformanceSnapshot> => (await member.get(DASHBOARD)).json().data;
const alerts = () => world.db.selectFrom("alerts").selectAll().orderBy("opened_at").execute();
/** `count` samples, five seconds apart, each after `between`. */
const pass = async (count: number, between: () => void = () => undefined) => {
  for (let index = 0; index < count; index++) {
    world.clock.advance(5_000);
    between();
    await world.performance.turn();
  }
};
const answerAll = (count: number, status: number, ms: number) => {
  for (let index = 0; index < count; index++) world.metrics.observeRequest("GET", "/x", status, ms);
};

test("a visitor gets nothing, and a member's figures name nobody", async () => {
  const visitor = world.visitor();
  expect((await visitor.get(DASHBOARD)).statusCode).toBe(401);
  expect((await visitor.get(exportUrl("json"))).statusCode).toBe(401);
  const answer = await member.get(DASHBOARD);
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json())).toEqual(["data"]);
  expect(snapshotSchema.parse(answer.json().data)).toEqual(answer.json().data);
  expect(answer.body).not.toMatch(/Ines|example\.com/u);
  expect((await member.get(exportUrl("xml"))).statusCode).toBe(400);
});

test("requests, database time, engine and sockets stand in the snapshot", async () => {
  const before = await readSnapshot();
  answerAll(90, 200, 20);
  answerAll(10, 200, 400);
  world.metrics.observeGeneration(1_000, true, 7);
  world.metrics.observeGeneration(500, false, 0);
  world.metrics.observePlugin("hours", { ms: 1, isOk: true, isEnhancement: true });
  world.metrics.observePlugin("hours", { ms: 1, isOk: true, isEnhancement: false });
  world.metrics.observeFirstWords(300);
  await pass(1);
  const { summary, metrics, breakdown, trends } = await readSnapshot();
  expect(summary.totalRequests - before.summary.totalRequests).toBeGreaterThanOrEqual(100);
  expect(summary.errorRate).toBe(0);
  expect(trends.responseTime.current).toBe(summary.avgResponseTime);
  expect(breakdown.ragEngine).toEqual({
    tasksGenerated: 7,
    avgGenerationTime: 1_000,
    successRate: 0.5,
    pluginEnhancements: 1,
  });
  expect(breakdown.resources.cacheHitRate).toBeGreaterThan(50);
  const shown = metrics.filter(({ category }) => category === "performance");
  expect(shown.map(({ name }) => name)).toEqual([
    "API p95",
    "Database query",
    "Event-loop delay",
    "Mentor first token",
    "Live update lag",
    "Queue depth",
  ]);
  const p95 = shown.find(({ id }) => id === "api-p95")?.value ?? 0;
  expect(p95).toBeGreaterThan(250);
  expect(p95).toBeLessThanOrEqual(500);
  expect(shown.find(({ id }) => id === "database-query")?.value).toBeGreaterThan(0);
  expect(shown.find(({ id }) => id === "mentor-first-token")?.value).toBe(300);
});

test("an alert opens once, worsens, counts good samples and is resolved after three of them", async () => {
  await pass(1, () => {
    answerAll(97, 200, 10);
    answerAll(3, 500, 10);
  });
  await pass(1);
  expect(await alerts()).toMatchObject([{ rule: "errors", type: "warning", resolved_at: null }]);
  expect((await readSnapshot()).summary).toMatchObject({ systemHealth: "warning", activeAlerts: 1 });
  await pass(1, () => answerAll(10, 500, 10));
  const [worse, ...others] = await alerts();
  expect(others).toEqual([]);
  expect(worse).toMatchObject({ type: "critical", title: "Error rate above 5%" });
  expect((await readSnapshot()).summary.systemHealth).toBe("critical");
  // The window has moved on: from here on every sample is good.
  world.clock.advance(5 * MS_PER_MINUTE);
  await pass(2, () => answerAll(30, 200, 10));
  expect(await alerts()).toMatchObject([{ good_samples: 2, resolved_at: null }]);
  await pass(1, () => answerAll(30, 200, 10));
  const { summary, alerts: listed } = await readSnapshot();
  expect(summary).toMatchObject({ systemHealth: "excellent", activeAlerts: 0 });
  expect(listed).toMatchObject([{ type: "critical", resolved: true }]);
});

test("of two processes the one that sees an alert decides, until it is silent", async () => {
  const calm = {
    requests: 100,
    p95Ms: 10,
    errorRate: 0,
    cpu: 10,
    memory: 10,
    generations: 0,
    generationSuccess: null,
    queue: 0,
  };
  const settle = (instance: string, change: Partial<typeof calm>) =>
    settleAlerts(world.db, { instance, window: { ...calm, ...change }, now: world.clock.now(), targets: [] });
  await settle("a", { cpu: 80 });
  for (let index = 0; index < 4; index++) await settle("b", {});
  expect(await alerts()).toMatchObject([{ instance: "a", good_samples: 0 }]);
  await settle("b", { cpu: 95 });
  await settle("a", { cpu: 80 });
  expect(await alerts()).toMatchObject([{ instance: "b", type: "critical" }]);
  world.clock.advance(31_000);
  for (let index = 0; index < 3; index++) await settle("a", {});
  expect((await alerts())[0]?.resolved_at).not.toBeNull();
  const after = (days: number) => new Date(world.clock.now().getTime() + days * MS_PER_DAY);
  expect(await purgeAlerts(world.db, after(90))).toBe(0);
  expect(await purgeAlerts(world.db, after(92))).toBe(1);
});

test("what waits counts as the queue", async () => {
  const { id } = (await member.get("/api/auth/user")).json();
  await world.db
    .insertInto("mails")
    .values(
      Array.from({ length: 120 }, (_, index) => ({
        id: crypto.randomUUID(),
        user_id: id,
        type: "inactive_7d" as const,
        episode: String(index),
        state: "sending" as const,
        claimed_at: world.clock.now(),
        settled_at: null,
        error: null,
      })),
    )
    .execute();
  await pass(1);
  expect((await alerts()).map(({ title, message }) => `${title}: ${message}`)).toEqual([
    "Queue above 100: 120 operations are waiting.",
  ]);
  await world.db.deleteFrom("mails").execute();
});

test("the files are named by the moment and hold the same figures", async () => {
  const data = await readSnapshot();
  const json = await member.get(exportUrl("json"));
  expect(json.headers["content-disposition"]).toMatch(
    /^attachment; filename="performance-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.json"$/u,
  );
  expect(json.json()).toEqual(JSON.parse(JSON.stringify(exportedFigures(data))));
  const csv = await member.get(exportUrl("csv"));
  expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
  const lines = csv.body.split("\r\n");
  expect(lines).toContain(`summary,totalRequests,${data.summary.totalRequests},count`);
  expect(lines).toContain("metrics.performance,Mentor first token,,ms");
});

test("what is measured stands in /metrics too", async () => {
  await pass(1);
  const { body } = await world.visitor().get("/metrics");
  for (const name of ["http_connections", "live_clients", "queue_depth", "db_cache_hit_ratio"])
    expect(body).toMatch(new RegExp(`^${name} \\d`, "mu"));
});
