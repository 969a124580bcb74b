import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, dayAt } from "#domain/general/calendar-day.ts";
import { emptySchedule, WEEKDAYS, type Weekday } from "#domain/onboarding/weekly-schedule.ts";
import { timeRunning } from "#server/testing/time-running.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { onboardingRoutes } from "./onboarding.routes.ts";
import type { FirstQuests } from "./onboarding.service.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Client = ReturnType<TestWorld["visitor"]>;
const PATH = "/api/auth/onboarding";

function scheduleOn(...weekdays: Weekday[]) {
  const schedule = emptySchedule();
  for (const weekday of weekdays) schedule[weekday].available = true;
  return schedule;
}

const answers = {
  businessName: "Wick & Willow",
  businessType: "E-commerce",
  businessStage: "Pre-Launch",
  businessDescription: "Hand-poured soy candles.",
  goals: "Generate Revenue, Test Ideas",
  experience: "Complete Beginner",
  timeCommitment: "5-10 hours/week",
  weeklySchedule: scheduleOn("monday", "thursday"),
  timeZone: "Asia/Tokyo",
};

const me = async (client: Client) => (await client.get("/api/auth/user")).json();
const periodsOf = async (client: Client) =>
  world.db
    .selectFrom("schedule_periods")
    .select(["from_day", "weekdays"])
    .where("user_id", "=", (await me(client)).id)
    .orderBy("from_day")
    .execute();

test("it asks for a sign-in", async () => {
  expect((await world.visitor().post(PATH, answers)).statusCode).toBe(401);
});

test.each([
  ["an empty name", { businessName: "  " }],
  ["a name of 121 characters", { businessName: "x".repeat(121) }],
  ["a type that onboarding does not offer", { businessType: "SaaS" }],
  ["a stage that is none", { businessStage: "Daydream" }],
  ["an empty description", { businessDescription: "\n" }],
  ["a description of 4,001 characters", { businessDescription: "x".repeat(4_001) }],
  ["no goal", { goals: "" }],
  ["a goal that is not offered", { goals: "Generate Revenue, World Peace" }],
  ["an experience of the profile's list", { experience: "Beginner" }],
  ["a commitment of the profile's list", { timeCommitment: "10+ hours/week" }],
  ["a schedule without any day", { weeklySchedule: emptySchedule() }],
  ["a schedule that lacks a day", { weeklySchedule: { monday: answers.weeklySchedule.monday } }],
  [
    "a day that ends before it starts",
    {
      weeklySchedule: {
        ...answers.weeklySchedule,
        monday: { available: true, startTime: "17:00", endTime: "09:00" },
      },
    },
  ],
  ["a zone that is none", { timeZone: "Moon/Tranquility" }],
  ["a NUL byte", { businessName: "a\0b" }],
])("%s is refused and nothing is saved", async (_, wrong) => {
  const client = await world.person();
  const answer = await client.post(PATH, { ...answers, ...wrong });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toBe("invalid_input");
  expect(await me(client)).toMatchObject({ hasCompletedOnboarding: false, businessName: null });
  expect(await periodsOf(client)).toEqual([]);
});

test("it saves everything for this person and for nobody else", async () => {
  const [client, other] = [await world.person(), await world.person()];
  const answer = await client.post(PATH, answers);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().user).toMatchObject({ ...answers, hasCompletedOnboarding: true });
  expect(await me(client)).toEqual(answer.json().user);
  expect(await me(other)).toMatchObject({
    hasCompletedOnboarding: false,
    businessName: null,
    timeZone: "UTC",
  });
});

test("the schedule counts from today by the person's own calendar", async () => {
  const client = await world.person();
  await client.post(PATH, answers);
  const today = dayAt(world.clock.now(), "Asia/Tokyo");
  expect(await periodsOf(client)).toEqual([{ from_day: today, weekdays: ["monday", "thursday"] }]);
});

test("sending it again changes nothing", async () => {
  const client = await world.person();
  const first = await client.post(PATH, answers);
  const periods = await periodsOf(client);
  const onboardedAt = () =>
    world.db
      .selectFrom("users")
      .select("onboarded_at")
      .where("id", "=", first.json().user.id)
      .executeTakeFirst();
  const before = await onboardedAt();
  world.clock.advance(60_000);
  const again = await client.post(PATH, answers);
  expect(again.json().user).toEqual(first.json().user);
  expect(await periodsOf(client)).toEqual(periods);
  expect(await onboardedAt()).toEqual(before);
});

test("another schedule later counts from tomorrow, and the zone stays as it was chosen", async () => {
  const client = await world.person();
  await client.post(PATH, answers);
  const later = { ...answers, timeZone: "America/New_York", weeklySchedule: scheduleOn(...WEEKDAYS) };
  expect((await client.post(PATH, later)).json().user.timeZone).toBe("Asia/Tokyo");
  const today = dayAt(world.clock.now(), "Asia/Tokyo");
  expect(await periodsOf(client)).toEqual([
    { from_day: today, weekdays: ["monday", "thursday"] },
    { from_day: addDays(today, 1), weekdays: [...WEEKDAYS] },
  ]);
});

test("a zone that nobody chose yet is taken later", async () => {
  const client = await world.person();
  const { timeZone: _, ...withoutZone } = answers;
  expect((await client.post(PATH, withoutZone)).json().user.timeZone).toBe("UTC");
  expect((await client.post(PATH, answers)).json().user.timeZone).toBe("Asia/Tokyo");
});

test("UTC from the browser is a choice as well", async () => {
  const client = await world.person();
  await client.post(PATH, { ...answers, timeZone: "UTC" });
  expect((await client.post(PATH, answers)).json().user.timeZone).toBe("UTC");
});

/** The route itself with another maker of quests. */
async function completeWith(firstQuests: FirstQuests) {
  const client = await world.person();
  const user = await world.db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", (await me(client)).id)
    .executeTakeFirstOrThrow();
  const actor = { id: user.id, role: user.role, sessionId: "none", user };
  const ctx = {
    db: world.db,
    actor,
    now: world.clock.now(),
    log: world.log,
    people: world.people,
    tell: () => undefined,
    push: () => undefined,
  };
  const [route] = onboardingRoutes(firstQuests);
  // The handler does not use the request.
  const run = () => route?.handle(ctx, answers, undefined as never);
  return { run, userId: user.id, client };
}

test("the first quests are made once, for this person, however often it is sent", async () => {
  const made: string[] = [];
  const { run, userId } = await completeWith(async (id) => made.push(id));
  const results = await Promise.all([run(), run(), run()]);
  expect(made).toEqual([userId]);
  expect(results.map((result) => (result as { hasFirstQuests: boolean }).hasFirstQuests).sort()).toEqual([
    false,
    false,
    true,
  ]);
});

test("a failure to make them never fails onboarding, and is logged", async () => {
  const { run, client } = await completeWith(() => {
    throw new Error("no quests today");
  });
  expect(await run()).toMatchObject({ hasFirstQuests: false, user: { hasCompletedOnboarding: true } });
  expect((await me(client)).hasCompletedOnboarding).toBe(true);
  expect(world.logLines.join("\n")).toContain("the first quests could not be made");
});

test("quests that take longer than two seconds are not waited for", async () => {
  const { run } = await completeWith(() => new Promise(() => undefined));
  const startedAt = performance.now();
  const { result, ms } = await timeRunning(async () => run());
  expect(result).toMatchObject({ hasFirstQuests: false });
  expect(performance.now() - startedAt).toBeGreaterThan(1_900);
  expect(ms).toBeLessThan(4_000);
});
