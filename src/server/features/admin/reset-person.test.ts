import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { withTransaction } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { idOf, lastEntry, NOBODY, person, remove } from "#server/testing/people/admin-people.ts";
import { answerTo } from "#server/testing/people/mentor-people.ts";
import {
  claim,
  completeQuest,
  createQuest,
  OWN_QUEST,
  onboard,
} from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const GONE = [
  "quests",
  "hidden_quests",
  "quest_suggestions",
  "stated_constraints",
  "generations",
  "mentor_messages",
  "xp_ledger",
  "active_days",
  "schedule_periods",
  "quest_totals",
  "category_totals",
  "earned_achievements",
  "shares",
  "share_links",
  "activity",
] as const;
const KEPT = [
  "sessions",
  "subscriptions",
  "feedback",
  "ui_ratings",
  "ai_ratings",
  "social_connections",
] as const;

const world = await openFileWorld();
const admin = await world.person({ email: "boss@example.com", name: "Boss" });

const reset = (id: string) => admin.post(`${person(id)}/reset`);

/** On a busy machine the first batch comes after the answer. */
const firstQuests = (client: HttpClient): Promise<{ id: string }[]> =>
  vi.waitFor(
    async () => {
      const quests = (await client.get("/api/tasks")).json();
      expect(quests).not.toEqual([]);
      return quests;
    },
    { timeout: 60_000 },
  );

/** Somebody who has used everything once. */
async function someoneBusy(name: string): Promise<HttpClient> {
  const client = await world.person({ name });
  await onboard(client, { timeZone: "Europe/Madrid" });
  const [first] = await firstQuests(client);
  await answerTo(client, "no phone calls please");
  await answerTo(client, "Yes, leave them out");
  const { suggestedTask } = await answerTo(client, "What should I charge for my candles?");
  await client.post("/api/tasks", { ...OWN_QUEST, suggestionId: suggestedTask.suggestionId });
  await client.post("/api/tasks/reject", { taskId: first?.id, reason: "no" });
  const own = await createQuest(client);
  await completeQuest(client, own.id);
  await claim(client, own.xpReward);
  const [{ id: achievementId }] = (await client.get("/api/achievements")).json();
  await client.get(`/api/achievements/${achievementId}/share-image`);
  await client.post("/api/share", { achievementId, platform: "twitter" });
  await client.post("/api/performance", { aiToolRating: 7, aiTaskRating: 8 });
  await client.post("/api/ui-ratings", {
    visualDesignRating: 7,
    navigationRating: 7,
    responsiveDesignRating: 7,
    loadingSpeedRating: 7,
  });
  await client.post("/api/feedback", {
    type: "bug",
    title: "A bug",
    description: "It is broken.",
    email: "a@example.com",
  });
  await client.post("/api/social/connect", { platform: "twitter", username: "@me" });
  await client.send({ method: "PUT", url: "/api/profile", payload: { leaderboardPrivacy: "off" } });
  return client;
}

async function rowsOf(id: string, tables: readonly (typeof GONE | typeof KEPT)[number][]) {
  const count = async (table: (typeof tables)[number]) =>
    [
      table,
      (await world.db.selectFrom(table).select("user_id").where("user_id", "=", id).execute()).length > 0,
    ] as const;
  return Object.fromEntries(await Promise.all(tables.map(count)));
}

const all = (tables: readonly string[], has: boolean) =>
  Object.fromEntries(tables.map((table) => [table, has]));

test("what onboarding and playing left goes; account, billing, feedback, ratings and choices of privacy stay", async () => {
  const client = await someoneBusy("Rosa");
  const other = await world.person();
  await onboard(other);
  await firstQuests(other);
  const [id, otherId] = [await idOf(client), await idOf(other)];
  expect(await rowsOf(id, [...GONE, ...KEPT])).toEqual(all([...GONE, ...KEPT], true));
  const plan = (await client.get("/api/subscription/status")).json();
  expect((await reset(id)).json()).toEqual({ ok: true });
  expect(await rowsOf(id, GONE)).toEqual(all(GONE, false));
  expect(await rowsOf(id, KEPT)).toEqual(all(KEPT, true));
  expect((await client.get("/api/auth/user")).json()).toMatchObject({
    username: "Rosa",
    totalXP: 0,
    level: 1,
    weeklyStreak: 0,
    businessName: null,
    businessType: null,
    goals: null,
    weeklySchedule: null,
    timeZone: "UTC",
    hasCompletedOnboarding: false,
    leaderboardPrivacy: "off",
  });
  expect((await client.get("/api/progress/streak")).json()).toMatchObject({ days: 0, restTokens: 2 });
  expect((await client.get("/api/subscription/status")).json()).toMatchObject({ status: plan.status });
  const others = ["quests", "generations", "schedule_periods"] as const;
  expect(await rowsOf(otherId, others)).toEqual(all(others, true));
  expect(await lastEntry(admin)).toMatchObject({
    act: "user_reset",
    targetName: "Rosa",
    details: { totalXP: expect.any(Number) },
  });
  const outcomes = await world.db.selectFrom("training_data").select("quest_id").execute();
  expect(outcomes.filter(({ quest_id }) => quest_id === null)).toHaveLength(1);

  const again = (await onboard(client, { timeZone: "Asia/Tokyo" })).json();
  expect(again).toMatchObject({ user: { timeZone: "Asia/Tokyo" } });
  await firstQuests(client);
});

test("what the person did goes on counting in the console and in the report, and what they do next is added", async () => {
  const figures = async () => {
    // Figures are kept for some seconds.
    world.clock.advance(61_000);
    const board = (await admin.get("/api/analytics/dashboard")).json();
    world.clock.advance(61_000);
    const report = (await admin.get("/api/analytics/report?range=24h")).json();
    return {
      completed: board.completedTasks,
      generated: report.summary.tasksGenerated,
      completedInRange: report.summary.tasksCompleted,
      generations: report.taskMetrics.generations,
      types: report.taskMetrics.businessTypeBreakdown,
    };
  };
  const client = await world.person();
  await onboard(client);
  const [first] = await firstQuests(client);
  await completeQuest(client, first?.id ?? "");
  const own = await createQuest(client);
  await completeQuest(client, own.id);
  const before = await figures();
  await reset(await idOf(client));
  expect(await figures()).toEqual(before);
  await onboard(client);
  const again = await firstQuests(client);
  await completeQuest(client, again[0]?.id ?? "");
  const after = await figures();
  expect(after).toMatchObject({
    completed: before.completed + 1,
    completedInRange: before.completedInRange + 1,
    generated: before.generated + again.length,
    generations: before.generations + 1,
  });
});

test("a batch that was being made is not dealt to someone who was reset meanwhile", async () => {
  const client = await world.person();
  await onboard(client);
  await firstQuests(client);
  const id = await idOf(client);
  let pending: Promise<{ json(): unknown }> | undefined;
  await withTransaction(world.db, async (tx) => {
    await lockPerson(tx, id);
    pending = client.post("/api/tasks/regenerate");
    await expect.poll(() => countWaiting()).toBe(1);
    await world.people.cleared(tx, id);
  });
  expect((await pending)?.json()).toEqual({ created: 0, why: null });
  expect(await rowsOf(id, ["quests", "generations"])).toEqual({ quests: false, generations: false });
});

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db);
  return Number(rows[0]?.n);
}

test("nobody is a 404, a closed account a 409 that changes nothing", async () => {
  expect((await reset(NOBODY)).statusCode).toBe(404);
  const client = await world.person();
  const id = await idOf(client);
  await createQuest(client);
  await remove(admin, person(id));
  expect((await reset(id)).statusCode).toBe(409);
  expect(await rowsOf(id, ["quests"])).toEqual({ quests: true });
});
