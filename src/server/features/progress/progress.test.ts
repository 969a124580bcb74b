import { describe, expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { completeQuest, createQuest, onboard, scheduleOf } from "#server/testing/people/quest-people.ts";
import { openFileWorld, type TestWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
// The first account is an admin, whose sessions are short.
await world.person();

type Client = Awaited<ReturnType<TestWorld["person"]>>;
const user = async (client: Client) => (await client.get("/api/auth/user")).json();
const finish = async (client: Client, quest: object = {}) => {
  const { id } = await createQuest(client, quest);
  return (await completeQuest(client, id)).json();
};

test.each([
  ["GET", "/api/achievements"],
  ["GET", "/api/skill-paths"],
  ["GET", "/api/progress/streak"],
  ["GET", "/api/progress/streak/calendar"],
  ["POST", "/api/progress/streak/repair"],
  ["PATCH", "/api/progress/look"],
] as const)("%s %s is 401 signed out", async (method, url) => {
  expect((await world.visitor().send({ method, url })).statusCode).toBe(401);
});

describe("streaks", () => {
  const days = async (client: Client) => (await user(client)).weeklyStreak;

  test("it starts at the first completion, grows by the day, rests twice, and then starts again", async () => {
    const client = await world.person();
    await onboard(client);
    expect((await finish(client)).streakStarted).toBe(true);
    expect((await finish(client)).streakStarted).toBe(false);
    expect(await days(client)).toBe(1);
    world.clock.advance(MS_PER_DAY);
    expect(await days(client)).toBe(1);
    await finish(client);
    expect(await days(client)).toBe(2);
    world.clock.advance(3 * MS_PER_DAY);
    expect((await client.get("/api/progress/streak")).json()).toMatchObject({
      days: 2,
      restTokens: 0,
      restedYesterday: true,
    });
    const calendar = (await client.get("/api/progress/streak/calendar")).json();
    const states = calendar.days.map(({ state }: { state: string }) => state);
    const today = states.indexOf("today");
    expect(states.slice(today - 4, today)).toEqual(["done", "done", "rested", "rested"]);
    expect(calendar).toMatchObject({ longest: 2, nextTokenIn: 5 });
    world.clock.advance(MS_PER_DAY);
    expect(await days(client)).toBe(0);
    expect((await finish(client)).streakStarted).toBe(true);
  });

  test("a broken streak is repaired once", async () => {
    const client = await world.person();
    await onboard(client);
    await finish(client);
    const repair = () => client.post("/api/progress/streak/repair");
    expect((await repair()).statusCode).toBe(409);
    world.clock.advance(4 * MS_PER_DAY);
    expect((await client.get("/api/progress/streak")).json()).toMatchObject({ days: 0, repairRestores: 1 });
    const [first, second] = await Promise.all([repair(), repair()]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409]);
    expect(await days(client)).toBe(1);
  });

  test("one moment is one day, whatever the zone changes; the next day counts again", async () => {
    const client = await world.person();
    const moveTo = (timeZone: string) =>
      client.send({ method: "PUT", url: "/api/profile", payload: { timeZone } });
    await onboard(client);
    // 15:00 UTC: midnight is far in all three zones.
    const noon = Math.ceil(world.clock.now().getTime() / MS_PER_DAY) * MS_PER_DAY + 15 * MS_PER_HOUR;
    world.clock.advance(noon - world.clock.now().getTime());
    const completedDays = new Set<string>();
    for (const zone of ["Pacific/Pago_Pago", "UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      await moveTo(zone);
      const { id } = await finish(client);
      const { completed_day: day } = await world.db
        .selectFrom("quests")
        .select("completed_day")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      completedDays.add(String(day));
      expect(await days(client)).toBe(1);
    }
    expect(completedDays.size).toBe(1);
    await moveTo("Pacific/Kiritimati");
    world.clock.advance(20 * MS_PER_HOUR);
    await finish(client);
    expect(await days(client)).toBe(2);
  });

  test("a flight to the east skips a date without a miss, before and after the next completion", async () => {
    const client = await world.person();
    const moveTo = (timeZone: string) =>
      client.send({ method: "PUT", url: "/api/profile", payload: { timeZone } });
    await onboard(client);
    await moveTo("America/Los_Angeles");
    const morning = Math.ceil(world.clock.now().getTime() / MS_PER_DAY) * MS_PER_DAY + 18 * MS_PER_HOUR;
    world.clock.advance(morning - world.clock.now().getTime());
    await finish(client);
    world.clock.advance(12 * MS_PER_HOUR);
    await moveTo("Asia/Tokyo");
    await finish(client);
    const streak = async () => (await client.get("/api/progress/streak")).json();
    // The next evening in Tokyo: the date that was skipped has ended in Los Angeles too.
    world.clock.advance(30 * MS_PER_HOUR);
    expect(await streak()).toMatchObject({ days: 1, restTokens: 2 });
    await finish(client);
    world.clock.advance(MS_PER_DAY);
    expect(await streak()).toMatchObject({ days: 2, restTokens: 2 });
  });

  test("rest days of the schedule are not missed", async () => {
    const client = await world.person();
    const today = world.clock.now();
    const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
    const weekday = weekdays[today.getUTCDay()] ?? "monday";
    await onboard(client, { weeklySchedule: scheduleOf(weekday) });
    await finish(client);
    world.clock.advance(6 * MS_PER_DAY);
    expect((await client.get("/api/progress/streak")).json()).toMatchObject({ days: 1, restTokens: 2 });
  });
});

describe("achievements and skill paths", () => {
  test("earned ones come first, locked ones with their progress, each granted once", async () => {
    const client = await world.person();
    expect((await client.get("/api/achievements")).json()).toEqual([]);
    expect((await finish(client)).earned).toEqual(["quests-1"]);
    expect((await finish(client)).earned).toEqual([]);
    const earned = (await client.get("/api/achievements")).json();
    expect(earned).toMatchObject([
      { id: "quests-1", type: "quest_milestone", shareCount: 0, iconUrl: "/achievements/flag.svg" },
    ]);
    const all = (await client.get("/api/achievements?include=all")).json();
    expect(all).toHaveLength(15);
    expect(all[0].id).toBe("quests-1");
    expect(all.find(({ id }: { id: string }) => id === "quests-10")).toMatchObject({
      progress: 2,
      target: 10,
      earnedAt: null,
    });
  });

  test("revenue, categories and early finishes are noticed", async () => {
    const client = await world.person();
    const notes = JSON.stringify({ v: 1, metric: { name: "Revenue in $", value: 40 } });
    const { id } = await createQuest(client);
    expect((await completeQuest(client, id, { completionNotes: notes })).json().earned).toContain(
      "first-revenue",
    );
    for (const category of ["Sales", "Product", "Finance"]) await finish(client, { category });
    expect((await finish(client, { category: "Legal" })).earned).toEqual(
      expect.arrayContaining(["explorer", "early-finisher"]),
    );
  });

  test("XP of a quest goes to the path of its category", async () => {
    const client = await world.person();
    await finish(client, { category: "Direct Outreach", xpReward: 100 });
    await finish(client, { category: "Sales", xpReward: 50 });
    const paths = (await client.get("/api/skill-paths")).json();
    expect(paths).toHaveLength(6);
    expect(paths.find(({ id }: { id: string }) => id === "sales")).toMatchObject({
      level: 1,
      xp: 150,
      nextLevelXp: 250,
      tasksCompleted: 2,
      nextMilestone: "100 XP to level 2",
    });
  });
});
