import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import type { Job } from "./job.ts";
import { addJobs } from "./job-leases.repository.ts";
import { createJobTurns } from "./job-turns.ts";

const EVERY_MS = 2_000;

let world: TestWorld;
let ran: string[];

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world?.close());
beforeEach(async () => {
  ran = [];
  world.logLines.length = 0;
  await sql`delete from jobs`.execute(world.db);
});

const job = (name: string, parts: Partial<Job> = {}): Job => ({
  name,
  everyMs: EVERY_MS,
  work: async () => void ran.push(name),
  ...parts,
});

/** An instance whose jobs are due at 0 of its own time, and a second one is nowhere in the way. */
async function open(jobs: readonly Job[], instance = "one") {
  await addJobs(
    world.db,
    jobs.map(({ name }) => name),
  );
  const turns = createJobTurns({ db: world.db, instance, log: world.log }, jobs, 0);
  return {
    turns,
    async askAt(now: number) {
      await turns.ask(now);
      await turns.untilDone();
    },
  };
}

const haveRun = () => sql`update jobs set started_at = now()`.execute(world.db);
const intervalPasses = () => sql`update jobs set next_at = next_at - interval '1 hour'`.execute(world.db);
const takenLeases = async () =>
  (await sql<{ n: number }>`select sum(runs)::int as n from jobs`.execute(world.db)).rows[0]?.n;

test("a job with nothing to do takes no lease, and runs with the first turn that finds something", async () => {
  let isWaiting = false;
  const { askAt } = await open([job("sheep", { isWaiting: () => sql`${isWaiting}::bool` })]);
  await haveRun();
  await askAt(0);
  expect([ran, await takenLeases()]).toEqual([[], 0]);
  isWaiting = true;
  await askAt(EVERY_MS);
  expect([ran, await takenLeases()]).toEqual([["sheep"], 1]);
});

test("a job that never ran runs once, whatever waits, and one without a condition in every interval", async () => {
  const { askAt } = await open([job("idle", { isWaiting: () => false }), job("always")]);
  for (const turn of [0, 1, 2]) {
    await askAt(turn * EVERY_MS);
    await intervalPasses();
  }
  expect(ran.toSorted()).toEqual(["always", "always", "always", "idle"]);
});

test("turns that fall together are one statement, and what is not due is not asked for", async () => {
  const asked: string[] = [];
  const noting = (name: string, everyMs: number) =>
    job(name, {
      everyMs,
      isWaiting: () => {
        asked.push(name);
        return false;
      },
    });
  const { turns, askAt } = await open([noting("often", EVERY_MS), noting("seldom", 5 * EVERY_MS)]);
  await haveRun();
  const times: number[] = [];
  while (turns.nextAt() <= 5 * EVERY_MS) {
    times.push(turns.nextAt());
    await askAt(turns.nextAt());
  }
  expect(times).toEqual([0, 1, 2, 3, 4, 5].map((turn) => turn * EVERY_MS));
  expect(asked.filter((name) => name === "seldom")).toHaveLength(2);
  expect(asked.filter((name) => name === "often")).toHaveLength(6);
});

test("the condition is not evaluated before the job is due", async () => {
  // A division by zero would fail the statement, and with it every job of the turn.
  const isWaiting = () => sql<boolean>`1 / (select count(*)::int from jobs where false) = 1`;
  const { askAt } = await open([job("early", { isWaiting }), job("other")]);
  await haveRun();
  await sql`update jobs set next_at = now() + interval '1 second' where name = 'early'`.execute(world.db);
  await askAt(0);
  expect(ran).toEqual(["other"]);
});

test("after a failed question the next one is asked", async () => {
  let isBroken = true;
  const isWaiting = () => (isBroken ? sql<boolean>`no_such_column` : true);
  const { askAt } = await open([job("sheep", { isWaiting })]);
  await askAt(0);
  expect(world.logLines.join()).toContain("jobs could not be asked for");
  isBroken = false;
  await askAt(EVERY_MS);
  expect(ran).toEqual(["sheep"]);
});

test("a job that still runs holds up no other, and is not started beside itself", async () => {
  let finish: () => void = () => undefined;
  const long = job("long", {
    work: () => {
      ran.push("long");
      return new Promise<void>((resolve) => (finish = resolve));
    },
  });
  const { turns } = await open([long, job("short")]);
  await turns.ask(0);
  await expect.poll(() => ran.toSorted()).toEqual(["long", "short"]);
  await intervalPasses();
  await expect
    .poll(async () => {
      await turns.ask(turns.nextAt());
      return ran.filter((name) => name === "short").length;
    })
    .toBe(2);
  finish();
  await turns.untilDone();
  expect(ran.filter((name) => name === "long")).toHaveLength(1);
});

test("of two instances that find the same thing, one runs the job", async () => {
  const instances = [await open([job("sheep")], "one"), await open([job("sheep")], "two")];
  await Promise.all(instances.map(({ askAt }) => askAt(0)));
  expect(ran).toEqual(["sheep"]);
});
