import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { dayAt } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { weekdayOf, windowHours } from "#domain/onboarding/weekly-schedule.ts";
import { rewardForGenerated } from "#domain/quests/quest.ts";
import { FINISHERS, GATES } from "#server/engine/plugins/index.ts";
import { BUILT_IN } from "#server/engine/quest/names.ts";
import { readUser } from "#server/features/accounts/accounts.service.ts";
import type { Context } from "#server/platform/context.ts";
import { withTransaction } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import {
  batchesOf,
  type GivenQuest,
  openQuests,
  regenerate,
  removeAll,
  removeQuest,
} from "#server/testing/people/generation-people.ts";
import { scheduleOf } from "#server/testing/people/quest-people.ts";
import { theEngine } from "#server/testing/quest-engine.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { NOBODY_ADAPTS } from "./adapt.service.ts";
import { createGeneration } from "./generation.service.ts";

/** A reason names a milestone of the way. */
const WHY = /(?:next on your way|this works towards): .+\.$|this keeps it up\.$/iu;

const world = await openFileWorld();
const { newcomer, given, batches } = batchesOf(world);

describe("a batch", () => {
  test("fits the days, their windows and the week's hours, pays by the rules, and says why", async () => {
    const weeklySchedule = scheduleOf("monday", "wednesday", "thursday", "saturday");
    weeklySchedule.wednesday = { available: true, startTime: "18:00", endTime: "19:00" };
    const { client } = await newcomer({ weeklySchedule, timeZone: "America/New_York" });
    await removeAll(client);
    await regenerate(client);
    const quests = await openQuests(client);
    expect(quests).toHaveLength(4);
    const hours = quests.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0);
    expect(hours).toBeGreaterThanOrEqual(5);
    expect(hours).toBeLessThanOrEqual(10);
    for (const quest of quests) {
      const day = dayAt(new Date(quest.dueDate), "America/New_York");
      const window = weeklySchedule[weekdayOf(day)];
      expect(window.available).toBe(true);
      expect(quest.estimatedHours).toBeLessThanOrEqual(windowHours(window));
      expect(quest.xpReward).toBe(rewardForGenerated(quest.difficulty, quest.estimatedHours));
      expect(quest.reason).toMatch(WHY);
    }
    expect(new Set(quests.map(({ dueDate }) => dueDate)).size).toBe(4);
    expect(new Set(quests.map(({ category }) => category)).size).toBe(4);
  });

  test("leaves a record of what was weighed, and each plugin's figures", async () => {
    // People of other zones may stand on another day.
    const figures = async () => {
      const total = (name: "runs" | "errors" | "enhancements") =>
        sql<number>`sum(${sql.ref(name)})::int`.as(name);
      const rows = await world.db
        .selectFrom("plugin_totals")
        .select(["plugin", total("runs"), total("errors"), total("enhancements")])
        .groupBy("plugin")
        .execute();
      return new Map(rows.map((row) => [row.plugin, row]));
    };
    const before = await figures();
    const { client, userId } = await newcomer();
    const quests = await given(userId);
    const [record] = await batches(userId);
    expect(record).toMatchObject({
      quests: quests.length,
      writer: BUILT_IN.name,
      is_ok: true,
      business_type: "E-commerce",
      decision: { stage: "Pre-Launch", constraints: [], places: quests.length },
    });
    expect(record?.duration_ms).toBeGreaterThan(0);
    const decision = record?.decision as { chosen: { template: string }[] };
    expect(decision.chosen.map(({ template }) => template)).toEqual(quests.map((quest) => quest.template_id));
    expect(JSON.stringify(decision)).not.toMatch(/wick|candle/iu);
    const after = await figures();
    for (const { name } of [...GATES, ...FINISHERS]) {
      expect(after.get(name)?.runs, name).toBe((before.get(name)?.runs ?? 0) + 1);
      expect(after.get(name)?.errors, name).toBe(before.get(name)?.errors ?? 0);
    }
    expect(after.get("profile slots")?.enhancements).toBeGreaterThan(
      before.get("profile slots")?.enhancements ?? 0,
    );
    expect((await client.get("/api/tasks")).body).not.toMatch(/[{}]\w+\}/u);
  });
});

test("an empty batch says why and what helps", async () => {
  const { client } = await newcomer();
  await removeAll(client);
  const { weeklySchedule } = (await client.get("/api/auth/user")).json();
  const short = Object.fromEntries(
    Object.keys(weeklySchedule).map((day) => [
      day,
      { available: day === "monday", startTime: "09:00", endTime: "09:10" },
    ]),
  );
  await client.send({ method: "PUT", url: "/api/profile", payload: { weeklySchedule: short } });
  expect((await regenerate(client)).json()).toEqual({
    created: 0,
    why: "No day of the next seven has time for a quest. Give a day some time in your profile.",
  });
  await client.send({ method: "PUT", url: "/api/profile", payload: { weeklySchedule } });
  const { created, why } = (await regenerate(client)).json();
  expect(created).toBeGreaterThan(0);
  expect(why).toBeNull();
});

describe("limits", () => {
  test("at 30 open ones the answer says so, and one that was removed makes room again", async () => {
    const { client } = await newcomer();
    let answer = await regenerate(client);
    while (answer.statusCode === 200) answer = await regenerate(client);
    expect([answer.statusCode, answer.json().message]).toEqual([
      429,
      "You have 30 open quests. Finish or remove some first.",
    ]);
    expect(answer.headers["retry-after"]).toBeDefined();
    const quests = await openQuests(client);
    expect(quests).toHaveLength(30);
    await removeQuest(client, quests[0] as GivenQuest);
    expect((await regenerate(client)).json().created).toBe(1);
  });

  test("after 10 batches in 24 hours the answer says so, whatever the zone; then there are more", async () => {
    const { client } = await newcomer({ timeZone: "Pacific/Pago_Pago" });
    for (let batch = 0; batch < 9; batch++) {
      await removeAll(client);
      expect((await regenerate(client)).statusCode).toBe(200);
    }
    await removeAll(client);
    for (const timeZone of ["Pacific/Pago_Pago", "Pacific/Kiritimati"]) {
      await client.send({ method: "PUT", url: "/api/profile", payload: { timeZone } });
      const answer = await regenerate(client);
      expect([answer.statusCode, answer.json().message]).toEqual([
        429,
        "That was 10 batches in 24 hours. There can be more in 24 hours.",
      ]);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(86_000);
    }
    world.clock.advance(MS_PER_DAY);
    expect((await regenerate(client)).statusCode).toBe(200);
  });

  test("20 at once pass neither limit and give nothing twice", async () => {
    const { client, userId } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => regenerate(client)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
    const quests = await given(userId);
    expect(quests).toHaveLength(30);
    expect(new Set(quests.map((quest) => quest.template_id)).size).toBe(30);
    expect(new Set(quests.map((quest) => quest.title_key)).size).toBe(30);
    expect((await batches(userId)).length).toBeLessThanOrEqual(10);
  });
});

describe("a batch is proposed before the person is locked", () => {
  const userOf = async (userId: string) => {
    const user = await readUser(world.db, userId);
    if (!user) throw new Error("There is no such person");
    return user;
  };
  const contextOf = async (userId: string): Promise<Context> => {
    const user = await userOf(userId);
    const actor = { id: userId, role: user.role, sessionId: "none", user };
    return { ...world.services.context(), actor, now: world.clock.now() };
  };

  test("so a lock that somebody else holds is not waited for until there is something to write", async () => {
    const { userId } = await newcomer();
    let isProposed = false;
    // What is proposed is ranked by the library.
    const engine = () => ({
      ...theEngine(),
      get library() {
        isProposed = true;
        return theEngine().library;
      },
    });
    const generation = createGeneration({ ...world, engine });
    const ctx = await contextOf(userId);
    const making = await withTransaction(world.db, async (tx) => {
      await lockPerson(tx, userId);
      const batch = generation.generateMine(ctx);
      await vi.waitUntil(() => isProposed, { timeout: 60_000 });
      return { toString: () => "a batch", batch: () => batch };
    });
    expect((await making.batch()).created).toBeGreaterThan(0);
  });

  test("and proposed anew if the board changed meanwhile, without asking the model again", async () => {
    const { client, userId } = await newcomer();
    let asked = 0;
    const adapt = async () => {
      asked += 1;
      expect((await regenerate(client)).json().created).toBeGreaterThan(0);
      return NOBODY_ADAPTS;
    };
    const generation = createGeneration({ ...world, adapt });
    const before = await given(userId);
    expect((await generation.generateMine(await contextOf(userId))).created).toBeGreaterThan(0);
    const quests = await given(userId);
    expect(asked).toBe(1);
    expect(quests.length).toBeGreaterThan(before.length + 1);
    expect(new Set(quests.map((quest) => quest.template_id)).size).toBe(quests.length);
    expect(new Set(quests.map((quest) => quest.title_key)).size).toBe(quests.length);
  });

  test("and not written for answers that were reset meanwhile", async () => {
    const { userId } = await newcomer();
    const adapt = async () => {
      await world.db.updateTable("users").set({ onboarded_at: null }).where("id", "=", userId).execute();
      return NOBODY_ADAPTS;
    };
    const before = await given(userId);
    const made = await createGeneration({ ...world, adapt }).generateMine(await contextOf(userId));
    expect(made.created).toBe(0);
    expect(await given(userId)).toEqual(before);
  });
});
