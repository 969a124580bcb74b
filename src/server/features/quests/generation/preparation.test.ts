import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDays, type CalendarDay, dayAt, instantOf } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { weekdayOf } from "#domain/onboarding/weekly-schedule.ts";
import { EVERYBODY } from "#server/platform/db/people-pages.ts";
import { onboard } from "#server/testing/people/quest-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { listWaiting } from "../batches/generation.repository.ts";
import { createGeneration } from "./generation.service.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Client = Awaited<ReturnType<TestWorld["person"]>>;
const prepare = async (client: Client): Promise<number> =>
  (await client.post("/api/tasks/prepare")).json().created;

async function clear(client: Client): Promise<void> {
  for (const { id } of (await client.get("/api/tasks")).json())
    await client.send({ method: "DELETE", url: `/api/tasks/${id}` });
}

/** Someone whose first batch is made and gone. */
async function newcomer(answers: object = {}) {
  const client = await world.person();
  await onboard(client, answers);
  await clear(client);
  const userId: string = (await client.get("/api/auth/user")).json().id;
  return { client, userId };
}

/** To this hour (UTC) of the next such weekday. */
function goTo(weekday: string, time: string): void {
  let day: CalendarDay = addDays(dayAt(world.clock.now(), "UTC"), 1);
  while (weekdayOf(day) !== weekday) day = addDays(day, 1);
  world.clock.advance(instantOf(day, time, "UTC").getTime() - world.clock.now().getTime());
}

const countBatches = async (userId: string, isOk = true) => {
  const rows = await world.db
    .selectFrom("generations")
    .select("id")
    .where("user_id", "=", userId)
    .where("is_ok", "=", isOk)
    .execute();
  return rows.length;
};

describe("on a visit", () => {
  test("it asks for a sign-in, and does nothing before onboarding", async () => {
    expect((await world.visitor().post("/api/tasks/prepare")).statusCode).toBe(401);
    expect(await prepare(await world.person())).toBe(0);
  });

  test("the first of a week with nothing open makes a batch, and only that one", async () => {
    goTo("wednesday", "12:00");
    const { client, userId } = await newcomer();
    expect(await prepare(client)).toBe(0);
    goTo("monday", "09:00");
    expect(await prepare(client)).toBeGreaterThanOrEqual(3);
    expect(await prepare(client)).toBe(0);
    await clear(client);
    expect(await prepare(client)).toBe(0);
    expect(await countBatches(userId)).toBe(2);
  });

  test("with something open it makes none, an own quest included", async () => {
    goTo("wednesday", "12:00");
    const { client } = await newcomer();
    await client.post("/api/tasks", {
      title: "Mine",
      xpReward: 25,
      category: "Other",
      difficulty: "Beginner",
      estimatedHours: 1,
      dueDate: world.clock.now().toISOString(),
    });
    goTo("monday", "09:00");
    expect(await prepare(client)).toBe(0);
    await clear(client);
    expect(await prepare(client)).toBeGreaterThan(0);
  });

  test("the week is the person's own", async () => {
    goTo("wednesday", "12:00");
    const [here, honolulu] = [await newcomer(), await newcomer({ timeZone: "Pacific/Honolulu" })];
    goTo("monday", "00:30");
    expect(await prepare(here.client)).toBeGreaterThan(0);
    expect(await prepare(honolulu.client)).toBe(0);
    world.clock.advance(10 * MS_PER_HOUR);
    expect(await prepare(honolulu.client)).toBeGreaterThan(0);
  });

  test("ten at once make one batch", async () => {
    goTo("wednesday", "12:00");
    const { client, userId } = await newcomer();
    goTo("monday", "09:00");
    const made = await Promise.all(Array.from({ length: 10 }, () => prepare(client)));
    expect(made.filter((created) => created > 0)).toHaveLength(1);
    expect(await countBatches(userId)).toBe(2);
  });
});

describe("overnight", () => {
  beforeEach(async () => {
    // Those of the tests before are not around any more.
    await world.db
      .updateTable("sessions")
      .set({ last_seen_at: new Date(0) })
      .execute();
  });
  const run = () => world.generation.prepareWaiting(world.clock.now());
  const ago = (days: number) => new Date(world.clock.now().getTime() - days * MS_PER_DAY);
  const seen = (userId: string, days: number) =>
    world.db
      .updateTable("sessions")
      .set({ last_seen_at: ago(days) })
      .where("user_id", "=", userId)
      .execute();
  const made = (userId: string, days: number) =>
    world.db
      .updateTable("generations")
      .set({ created_at: ago(days) })
      .where("user_id", "=", userId)
      .execute();

  test("those who are around, with nothing open and an old batch, get the next one, once", async () => {
    const waiting = await newcomer();
    await made(waiting.userId, 7.1);
    await seen(waiting.userId, 13.9);
    expect(await run()).toBe(1);
    expect((await waiting.client.get("/api/tasks")).json().length).toBeGreaterThanOrEqual(3);
    expect(await run()).toBe(0);
    await clear(waiting.client);
    expect(await run()).toBe(0);
  });

  test("several instances at once make one batch", async () => {
    const { userId } = await newcomer();
    await made(userId, 8);
    const counts = await Promise.all([run(), run(), run()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await countBatches(userId)).toBe(2);
  });

  test("everyone else is left alone", async () => {
    const [gone, fresh, busy, closed] = [
      await newcomer(),
      await newcomer(),
      await newcomer(),
      await newcomer(),
    ];
    const visitor = await world.person();
    for (const { userId } of [gone, busy, closed]) await made(userId, 30);
    await made(fresh.userId, 6.9);
    await seen(gone.userId, 14.1);
    await world.db
      .updateTable("quests")
      .set({ deleted_at: null })
      .where("user_id", "=", busy.userId)
      .execute();
    await world.db
      .updateTable("users")
      .set({ closed_at: world.clock.now(), closed_by: "self" })
      .where("id", "=", closed.userId)
      .execute();
    expect(await run()).toBe(0);
    for (const { userId } of [gone, fresh, busy, closed]) expect(await countBatches(userId)).toBe(1);
    expect((await visitor.get("/api/tasks")).json()).toEqual([]);
  });

  test("one person's trouble keeps nobody else waiting; it is tried again a day later", async () => {
    const people = [await newcomer(), await newcomer(), await newcomer()];
    for (const { userId } of people) await made(userId, 8);
    const { userId: broken } = people[1] as (typeof people)[number];
    await sql`update users set weekly_schedule = '{}' where id = ${broken}`.execute(world.db);
    expect(await run()).toBe(2);
    expect(await countBatches(broken, false)).toBe(1);
    expect(world.logLines.some((line) => line.includes("quests were not prepared"))).toBe(true);
    expect(await run()).toBe(0);
    expect(await countBatches(broken, false)).toBe(1);
    await sql`update users set weekly_schedule = null where id = ${broken}`.execute(world.db);
    world.clock.advance(MS_PER_DAY + MS_PER_HOUR);
    expect(await run()).toBe(1);
    expect(await countBatches(broken)).toBe(2);
  });

  test("a run that has done its share leaves the others to the next", async () => {
    const people = [await newcomer(), await newcomer(), await newcomer()];
    for (const { userId } of people) await made(userId, 8);
    const limited = (people: number, ms: number) =>
      world.generation.prepareWaiting(world.clock.now(), { people, ms });
    expect(await limited(200, 0)).toBe(0);
    expect(await limited(2, 60_000)).toBe(2);
    expect(await run()).toBe(1);
  });

  test("those who wait are found among thousands", async () => {
    await sql`
      insert into users (id, issuer, subject, username, time_zone, created_at, onboarded_at)
      select gen_random_uuid(), 'test', i, 'Maya', 'UTC', now(), now() from generate_series(1, 5000) i`.execute(
      world.db,
    );
    const waiting = await newcomer();
    await made(waiting.userId, 8);
    const since = { now: ago(0), seenSince: ago(14), madeBefore: ago(7), triedBefore: ago(1) };
    expect(await listWaiting(world.db, since, EVERYBODY)).toEqual([waiting.userId]);
    expect(await listWaiting(world.db, since, { after: waiting.userId, upTo: null })).toEqual([]);
    expect(await run()).toBe(1);
    expect(await countBatches(waiting.userId)).toBe(2);
  });
});

test("the engine, whose first use takes seconds, is loaded before the person is locked", async () => {
  const { userId } = await newcomer();
  const connectionsInUse: number[] = [];
  const engine = () => {
    connectionsInUse.push(world.database.connections().inUse);
    return world.engine();
  };
  world.clock.advance(8 * MS_PER_DAY);
  await createGeneration({ ...world, engine }).prepareWaiting(world.clock.now());
  expect(await countBatches(userId)).toBe(2);
  expect(connectionsInUse[0]).toBe(0);
});
