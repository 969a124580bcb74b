import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { makeInstanceName } from "#server/platform/instance-name.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { createLoadMeter } from "./load.ts";
import { createSampler } from "./sampler.service.ts";
import { purgeSystemMinutes, readLastHour } from "./system-minutes.service.ts";

let world: TestWorld;
let isUp = true;
let isRefusing = false;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.db.deleteFrom("system_minutes").execute();
  [isUp, isRefusing] = [true, false];
  // To the start of a minute, so that a test's samples fall into one.
  world.clock.advance(60_000 - (world.clock.now().getTime() % 60_000));
});

const measureLoad = createLoadMeter();
const sampler = () =>
  createSampler({
    ...world,
    instance: makeInstanceName(),
    measureLoad,
    ping: () => (isUp ? world.database.ping() : Promise.reject(new Error("away"))),
    isRefusing: () => isRefusing,
    countSockets: async () => ({ connections: 4, liveClients: 2 }),
  });
const minutes = () => world.db.selectFrom("system_minutes").selectAll().orderBy("minute").execute();

test("the samples of a minute become one row, with what was answered since the last", async () => {
  const { sampleNow, latest } = sampler();
  await sampleNow();
  world.metrics.observeRequest("GET", "/a", 200, 30);
  world.metrics.observeRequest("GET", "/b", 500, 50);
  const sample = await sampleNow();
  expect(sample).toMatchObject({ isReady: true, requests: 2, errors: 1 });
  expect(sample.requestMs).toBeCloseTo(80, 6);
  expect(await sampleNow()).toMatchObject({ requests: 0, errors: 0, requestMs: 0 });
  const [row, ...others] = await minutes();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ samples: 3, ready: 3 });
  for (const load of [latest(), row]) {
    expect(load?.cpu).toBeGreaterThanOrEqual(0);
    expect(load?.cpu).toBeLessThanOrEqual(100);
    expect(load?.memory).toBeGreaterThan(0);
    expect(load?.memory).toBeLessThan(100);
  }
});

test("an outage counts once the database is back, minute by minute", async () => {
  const { sampleNow } = sampler();
  await sampleNow();
  isUp = false;
  await sampleNow();
  world.clock.advance(60_000);
  expect(await sampleNow()).toMatchObject({ isReady: false });
  isUp = true;
  world.clock.advance(60_000);
  await sampleNow();
  expect((await minutes()).map(({ samples, ready }) => [samples, ready])).toEqual([
    [2, 1],
    [1, 0],
    [1, 1],
  ]);
  expect((await readLastHour(world.db, world.clock.now())).uptime).toBe(0.5);
});

test("a server that is going away is not ready", async () => {
  const { sampleNow } = sampler();
  isRefusing = true;
  expect(await sampleNow()).toMatchObject({ isReady: false });
  expect(await minutes()).toMatchObject([{ samples: 1, ready: 0 }]);
});

test("two processes write rows of their own, and the last hour adds them up", async () => {
  const [one, two] = [sampler(), sampler()];
  await one.sampleNow();
  await two.sampleNow();
  world.metrics.observeRequest("GET", "/a", 200, 30);
  await one.sampleNow();
  expect(await minutes()).toHaveLength(2);
  const hour = await readLastHour(world.db, world.clock.now());
  expect(hour.uptime).toBe(1);
  world.clock.advance(MS_PER_HOUR);
  expect(await readLastHour(world.db, world.clock.now())).toMatchObject({ uptime: null, requests: 0 });
});

test("minutes are kept for the longest report", async () => {
  await sampler().sampleNow();
  const after = (days: number) => new Date(world.clock.now().getTime() + days * MS_PER_DAY);
  expect(await purgeSystemMinutes(world.db, after(90.9))).toBe(0);
  expect(await purgeSystemMinutes(world.db, after(91.1))).toBe(1);
});
