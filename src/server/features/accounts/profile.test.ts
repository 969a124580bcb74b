import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayAt } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { emptySchedule, WEEKDAYS, type Weekday } from "#domain/onboarding/weekly-schedule.ts";
import { openFileWorld, type TestWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

type Client = ReturnType<TestWorld["visitor"]>;
const me = async (client: Client) => (await client.get("/api/auth/user")).json();
const put = (client: Client, payload: object) => client.send({ method: "PUT", url: "/api/profile", payload });
const rowOf = async (client: Client) =>
  world.db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", (await me(client)).id)
    .executeTakeFirstOrThrow();

function scheduleOn(...weekdays: Weekday[]) {
  const schedule = emptySchedule();
  for (const weekday of weekdays) schedule[weekday].available = true;
  return schedule;
}

const full = {
  username: "Maya",
  businessName: "Wick & Willow",
  businessType: "SaaS",
  businessStage: "Launching",
  businessDescription: "Candles.",
  goals: "Sell 40 candles a month",
  experience: "Intermediate",
  timeCommitment: "3-5 hours/week",
  weeklySchedule: scheduleOn("tuesday"),
  timeZone: "Europe/Stockholm",
  leaderboardPrivacy: "alias",
  showsBusinessName: false,
  takesMail: false,
};

test("it requires a session", async () => {
  expect((await put(world.visitor(), full)).statusCode).toBe(401);
});

test.each([
  ["an empty username", { username: " " }],
  ["a username of 41 characters", { username: "x".repeat(41) }],
  ["a username of 41 characters that take two units each", { username: "🦊".repeat(41) }],
  ["a type that no list offers", { businessType: "Piracy" }],
  ["a stage that no list offers", { businessStage: "Over" }],
  ["an experience that no list offers", { experience: "Wizard" }],
  ["a commitment that no list offers", { timeCommitment: "Always" }],
  ["a zone that is none", { timeZone: "Nowhere" }],
  ["a privacy that is none", { leaderboardPrivacy: "loud" }],
  ["a flag that is text", { takesMail: "no" }],
  ["a language that we do not have", { language: "fr" }],
  [
    "a time that is none",
    {
      weeklySchedule: {
        ...full.weeklySchedule,
        monday: { available: true, startTime: "25:00", endTime: "26:00" },
      },
    },
  ],
])("%s is refused and nothing is saved", async (_, wrong) => {
  const client = await world.person();
  const before = await me(client);
  const answer = await put(client, { businessName: "Kept out", ...wrong });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).not.toBe("");
  expect(await me(client)).toEqual(before);
});

test("everything is saved, for this person only", async () => {
  const [client, other] = [await world.person(), await world.person()];
  const before = await me(other);
  const answer = await put(client, full);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject(full);
  expect(await me(client)).toEqual(answer.json());
  expect(await me(other)).toEqual(before);
});

test("a name as long as the sign-in may give one can be saved again", async () => {
  const client = await world.person({ name: "🦊".repeat(50) });
  const { username } = await me(client);
  expect(username).toBe("🦊".repeat(40));
  expect((await put(client, { username, goals: "Network" })).json()).toMatchObject({
    username,
    goals: "Network",
  });
});

test("onboarding's options are taken, and a stored one that no list knows may stay", async () => {
  const client = await world.person();
  expect(
    (await put(client, { businessType: "Marketing Agency", timeCommitment: "Full-time" })).statusCode,
  ).toBe(200);
  const { id } = await me(client);
  await world.db.updateTable("users").set({ experience: "Guild Master" }).where("id", "=", id).execute();
  expect((await put(client, { experience: "Guild Master" })).json().experience).toBe("Guild Master");
});

test("empty text becomes nothing, and null does too", async () => {
  const client = await world.person();
  await put(client, full);
  const cleared = {
    businessName: "",
    businessType: "",
    businessDescription: "  ",
    goals: null,
    experience: null,
  };
  expect((await put(client, cleared)).json()).toMatchObject({
    businessName: null,
    businessType: null,
    businessDescription: null,
    goals: null,
    experience: null,
    businessStage: "Launching",
  });
});

test("unknown keys change nothing, and neither does an empty request", async () => {
  const client = await world.person();
  const before = await me(client);
  const forged = {
    role: "admin",
    totalXP: 9_000,
    id: "x",
    hasCompletedOnboarding: true,
    email: "x@example.com",
  };
  expect((await put(client, forged)).json()).toEqual(before);
  expect((await put(client, {})).json()).toEqual(before);
});

test("whatever is absent stays", async () => {
  const client = await world.person();
  const values: Record<string, fc.Arbitrary<unknown>> = {
    username: fc.constantFrom("Maya", "Ada"),
    businessName: fc.constantFrom("One", "Two", null),
    businessType: fc.constantFrom("SaaS", "Other", null),
    businessStage: fc.constantFrom("Launching", "Scaling", null),
    businessDescription: fc.constantFrom("Long", "Short", null),
    goals: fc.constantFrom("Network", null),
    experience: fc.constantFrom("Advanced", "Beginner"),
    timeCommitment: fc.constantFrom("1-2 hours/week", null),
    weeklySchedule: fc.constantFrom(scheduleOn("monday"), scheduleOn("sunday"), null),
    timeZone: fc.constantFrom("UTC", "Asia/Tokyo"),
    leaderboardPrivacy: fc.constantFrom("public", "off"),
    showsBusinessName: fc.boolean(),
    takesMail: fc.boolean(),
  };
  await fc.assert(
    fc.asyncProperty(fc.record(values, { requiredKeys: [] }), async (changes) => {
      const before = await me(client);
      expect((await put(client, changes)).json()).toEqual({ ...before, ...changes });
    }),
    { numRuns: 40 },
  );
});

test("another schedule counts from the person's tomorrow; going back the same day leaves no trace", async () => {
  const client = await world.person();
  await put(client, { timeZone: "Pacific/Kiritimati", weeklySchedule: scheduleOn("monday") });
  const tomorrow = addDays(dayAt(world.clock.now(), "Pacific/Kiritimati"), 1);
  const periods = async () =>
    world.db
      .selectFrom("schedule_periods")
      .select(["from_day", "weekdays"])
      .where("user_id", "=", (await me(client)).id)
      .execute();
  expect(await periods()).toEqual([{ from_day: tomorrow, weekdays: ["monday"] }]);
  await put(client, { weeklySchedule: scheduleOn(...WEEKDAYS) });
  expect(await periods()).toEqual([{ from_day: tomorrow, weekdays: [...WEEKDAYS] }]);
  await put(client, { timeZone: "Pacific/Pago_Pago", weeklySchedule: scheduleOn("friday") });
  const there = addDays(dayAt(world.clock.now(), "Pacific/Pago_Pago"), 1);
  expect(await periods()).toEqual([{ from_day: there, weekdays: ["friday"] }]);
});

test("other hours on the same days are no new period", async () => {
  const client = await world.person();
  await put(client, { weeklySchedule: scheduleOn("monday") });
  world.clock.advance(MS_PER_DAY);
  const longer = scheduleOn("monday");
  longer.monday.endTime = "20:00";
  expect((await put(client, { weeklySchedule: longer })).json().weeklySchedule.monday.endTime).toBe("20:00");
  const { id } = await rowOf(client);
  const rows = await world.db
    .selectFrom("schedule_periods")
    .select("from_day")
    .where("user_id", "=", id)
    .execute();
  expect(rows).toHaveLength(1);
});

test("a new zone remembers the one before and the moment; the same zone again does not", async () => {
  const client = await world.person();
  await put(client, { timeZone: "Europe/Stockholm" });
  expect(await rowOf(client)).toMatchObject({ time_zone: "Europe/Stockholm", previous_time_zone: null });
  world.clock.advance(MS_PER_HOUR);
  await put(client, { timeZone: "Asia/Tokyo" });
  const moved = await rowOf(client);
  expect(moved.previous_time_zone).toBe("Europe/Stockholm");
  expect(Math.abs(Number(moved.time_zone_changed_at) - world.clock.now().getTime())).toBeLessThan(60_000);
  world.clock.advance(MS_PER_HOUR);
  await put(client, { timeZone: "Asia/Tokyo", businessName: "Same place" });
  expect((await rowOf(client)).time_zone_changed_at).toEqual(moved.time_zone_changed_at);
});

test("the language is kept, and null follows the browser again", async () => {
  const client = await world.person();
  expect((await me(client)).language).toBeNull();
  expect((await put(client, { language: "de" })).json().language).toBe("de");
  expect((await put(client, { takesMail: false })).json().language).toBe("de");
  expect((await put(client, { language: null })).json().language).toBeNull();
});
