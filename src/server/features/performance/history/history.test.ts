import { expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { HISTORY_RANGES } from "#domain/performance/history-ranges.ts";
import { REQUEST_BOUNDS_MS } from "#server/platform/metrics.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
const member = await world.person();
const START = Math.floor(world.clock.now().getTime() / MS_PER_MINUTE) * MS_PER_MINUTE;

const minuteRow = (agoMs: number, change: object = {}, instance = "one") => ({
  minute: new Date(START - agoMs),
  instance,
  samples: 12,
  ready: 12,
  requests: 60,
  errors: 0,
  request_ms: 600,
  cpu: 10,
  memory: 40,
  request_buckets: [...REQUEST_BOUNDS_MS, 0].map((_, index) => (index === 0 ? 60 : 0)),
  ...change,
});
const add = async (rows: ReturnType<typeof minuteRow>[]) => {
  await world.db.insertInto("system_minutes").values(rows).execute();
  // A reading of an hour is kept for half a minute.
  world.clock.advance(31_000);
};
const read = async (range: string) => (await member.get(`/api/performance/history?range=${range}`)).json();

test("visitors get 401, a range that there is not 400", async () => {
  expect((await world.visitor().get("/api/performance/history?range=1h")).statusCode).toBe(401);
  expect((await member.get("/api/performance/history?range=2h")).statusCode).toBe(400);
});

test("an instance without minutes has gaps, not zeros", async () => {
  const { responseTime, steps } = await read("1h");
  expect(steps).toHaveLength(60);
  expect(responseTime).toEqual({
    value: null,
    before: null,
    series: Array(60).fill(null),
    seriesBefore: Array(60).fill(null),
  });
});

test("each step has its own minutes, of all instances, and the whole is weighted by requests", async () => {
  await add([
    minuteRow(10 * MS_PER_MINUTE),
    minuteRow(10 * MS_PER_MINUTE, { requests: 20, errors: 4, request_ms: 1_800, memory: 80 }, "two"),
    minuteRow(20 * MS_PER_MINUTE, { requests: 0, request_ms: 0, ready: 0 }),
    minuteRow(70 * MS_PER_MINUTE, { requests: 30, request_ms: 60 }),
    minuteRow(2 * MS_PER_DAY, { requests: 100, request_ms: 100 }),
    minuteRow(80 * MS_PER_DAY, { requests: 100, request_ms: 100 }),
  ]);
  const hour = await read("1h");
  const at = hour.steps.indexOf(new Date(START - 10 * MS_PER_MINUTE).toISOString());
  expect(hour.responseTime.series[at]).toBe(30);
  expect(hour.errorRate.series[at]).toBe(0.05);
  expect(hour.memoryUsage.series[at]).toBe(60);
  expect(hour.throughput.series[at]).toBe(80 * 60);
  expect(hour.responseTime.series[at - 10]).toBe(null);
  expect(hour.responseTime).toMatchObject({ value: 30, before: 2 });
  expect(hour.uptime).toBeCloseTo(24 / 36, 5);
  // Two minutes were measured: the figure is the mean of the line, not of the hour around it.
  expect(hour.throughput).toMatchObject({ value: (80 * 60) / 2, before: 30 * 60 });
  const { throughput } = await read("7d");
  const known = throughput.series.filter((rate: number | null) => rate !== null);
  expect(throughput.value).toBeGreaterThanOrEqual(Math.min(...known));
  expect(throughput.value).toBeLessThanOrEqual(Math.max(...known));
  expect((await read("90d")).throughput.seriesBefore).toEqual([]);
});

test.each(HISTORY_RANGES)("%s names nobody and nothing but figures", async (range) => {
  expect(Object.keys(await read(range)).sort()).toEqual(
    [
      "cpuUsage",
      "errorRate",
      "memoryUsage",
      "p95",
      "range",
      "responseTime",
      "steps",
      "throughput",
      "uptime",
    ].sort(),
  );
});

test("where reports are for admins, members get 403", async () => {
  const closed = await openFileWorld({ REPORTS: "admins" });
  await closed.person();
  const other = await closed.person();
  expect((await other.get("/api/performance/history?range=1h")).statusCode).toBe(403);
});

test("seconds of measuring are no throughput", async () => {
  const fresh = await openFileWorld();
  const other = await fresh.person();
  const minute = new Date(Math.floor(fresh.clock.now().getTime() / MS_PER_MINUTE) * MS_PER_MINUTE);
  const row = { ...minuteRow(0), minute, samples: 1, ready: 1, requests: 1_900 };
  await fresh.db.insertInto("system_minutes").values(row).execute();
  const hour = (await other.get("/api/performance/history?range=1h")).json();
  expect(hour.throughput.value).toBeNull();
  expect(hour.responseTime.value).not.toBeNull();
});
