import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { withJobLease } from "./job-lease.ts";
import { addJobs } from "./job-leases.repository.ts";

const NAME = "count sheep";
const EVERY_MS = 60_000;

let world: TestWorld;
let ran: string[];

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world?.close());
beforeEach(async () => {
  ran = [];
  await sql`delete from jobs`.execute(world.db);
  await addJobs(world.db, [NAME]);
});

const on = (instance: string, work: () => Promise<unknown> = async () => ran.push(instance)) =>
  withJobLease({ db: world.db, instance }, NAME, EVERY_MS, work);
const readJob = async () =>
  (await sql<{ runs: number; holder: string | null }>`select runs::int, holder from jobs`.execute(world.db))
    .rows[0];
const countWaiting = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`.execute(world.db))
    .rows[0]?.n;
const intervalPasses = () => sql`update jobs set next_at = next_at - interval '1 minute'`.execute(world.db);

test("of ten instances at once, one runs the job, and none runs it again before the interval is over", async () => {
  const instances = Array.from({ length: 10 }, (_, index) => on(`instance ${index}`));
  await Promise.all(instances.map((run) => run()));
  await instances[3]?.();
  expect(ran).toHaveLength(1);
  await intervalPasses();
  await Promise.all(instances.map((run) => run()));
  expect(ran).toHaveLength(2);
  expect(await readJob()).toEqual({ runs: 2, holder: null });
});

test("an instance that waited for the row lock does not mistake the holder's times for those of a wrong clock", async () => {
  const waiting = await world.db.transaction().execute(async (tx) => {
    await sql`select from jobs for update`.execute(tx);
    const late = on("late")();
    await expect.poll(countWaiting).toBe(1);
    await sql`
      update jobs set next_at = clock_timestamp() + ${EVERY_MS} * interval '1 millisecond', runs = runs + 1`.execute(
      tx,
    );
    return { late };
  });
  await waiting.late;
  expect(ran).toEqual([]);
});

test("a run that lasts longer than the interval is not joined by another", async () => {
  let finish: () => void = () => undefined;
  const long = on("slow", () => new Promise<void>((resolve) => (finish = resolve)))();
  await expect.poll(async () => (await readJob())?.holder).toBe("slow");
  await intervalPasses();
  await on("quick")();
  expect(ran).toEqual([]);
  finish();
  await long;
  await on("quick")();
  expect(ran).toEqual(["quick"]);
});

test("the job of an instance that died is taken over when its lease expires", async () => {
  void on("dead", () => new Promise(() => undefined))();
  await expect.poll(async () => (await readJob())?.holder).toBe("dead");
  await intervalPasses();
  await sql`update jobs set held_until = now() - interval '1 second'`.execute(world.db);
  await on("next")();
  expect(ran).toEqual(["next"]);
});

test("times that only a wrong clock can have set are ignored", async () => {
  await on("first")();
  await sql`update jobs set next_at = now() + interval '1 year'`.execute(world.db);
  await on("second")();
  await sql`update jobs set next_at = now(), holder = 'gone', held_until = now() + interval '1 year'`.execute(
    world.db,
  );
  await on("third")();
  expect(ran).toEqual(["first", "second", "third"]);
});

test("a failed run counts as a run, and is logged with its reason", async () => {
  const failing = on("unlucky", () => Promise.reject(new Error("no sheep")));
  await expect(failing()).rejects.toThrow("no sheep");
  expect(await readJob()).toEqual({ runs: 1, holder: null });
  await on("next")();
  expect(ran).toEqual([]);
});

test("jobs that are known keep their time when another instance starts", async () => {
  await on("first")();
  await addJobs(world.db, [NAME, "shear sheep"]);
  await on("second")();
  expect(ran).toEqual(["first"]);
  const { rows } = await sql`select 1 from jobs`.execute(world.db);
  expect(rows).toHaveLength(2);
});
