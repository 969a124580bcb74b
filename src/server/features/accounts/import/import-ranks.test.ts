import { expect, test } from "vitest";
import type { ExportView } from "#contracts/export/export.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { REACHED_ELSEWHERE } from "#domain/sharing/sharing.ts";
import { XP_CAPS } from "#domain/xp/quest-pay.ts";
import { flagFastEarners } from "#server/features/admin/flags.service.ts";
import { checkLeaderboard } from "#server/features/leaderboard/leaderboard.service.ts";
import { runLeagues } from "#server/features/leagues/league-week.service.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { adminOf, idOf } from "#server/testing/people/admin-people.ts";
import { addLeaguePeople } from "#server/testing/people/league-people.ts";
import { type Life, live } from "#server/testing/people/moving-people.ts";
import { claim, completeQuest, createQuest, onboard } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

const done = { state: "done", origin: "generated", reward: 100, minute: 0, notes: null, ticks: 0 } as const;
const LIFE: Life = {
  quests: Array.from({ length: 30 }, (_, index) => ({ ...done, minute: index })),
  money: [{ kind: "income", amount: 500, currency: "usd", minute: 0, quest: 0 }],
  facts: [],
  talks: [],
  weeks: 1,
  medals: ["quests-1", "quests-10"],
};

/** The export of somebody who finished thirty quests elsewhere, just now. */
async function fileOf(life: Life = LIFE): Promise<ExportView> {
  const person = await world.person();
  await live(world.db, await idOf(person), life);
  const file: ExportView = (await person.get("/api/export")).json();
  // Gone from here, as if it had been another instance.
  await world.db.deleteFrom("users").where("id", "=", file.account.id).execute();
  const now = world.clock.now().toISOString();
  return {
    ...file,
    xpLedger: file.xpLedger.map((award) => ({ ...award, createdAt: now, settledAt: now, claimedAt: now })),
    activeDays: Array.from({ length: 28 }, (_, index) => ({
      day: `2026-10-${String(index + 1).padStart(2, "0")}`,
      lastAt: now,
      timeZone: "UTC",
      skippedDates: 0,
    })),
  };
}

async function newcomer(name: string): Promise<HttpClient> {
  const client = await world.person({ name });
  await onboard(client);
  return client;
}

async function finish(client: HttpClient, reward = 25): Promise<number> {
  const { id, title } = await createQuest(client, { xpReward: reward, title: `Own ${Math.random()}` });
  expect(title).toMatch(/^Own/u);
  await completeQuest(client, id);
  return (await claim(client, reward)).json().awarded;
}

const board = async (
  client: HttpClient,
): Promise<{ username: string; totalXP: number; tasksCompleted: number }[]> => {
  world.clock.advance(1_000);
  return (await client.get("/api/leaderboard")).json();
};
const user = async (client: HttpClient) => (await client.get("/api/auth/user")).json();

test("imported XP makes the level, and no place on the leaderboard", async () => {
  const [mover, worker] = [await newcomer("Mover"), await newcomer("Worker")];
  await finish(worker, 50);
  await mover.post("/api/import", await fileOf());
  expect(await user(mover)).toMatchObject({ totalXP: 3_000, level: 31 });
  expect((await board(mover)).map(({ username }) => username)).toEqual(["Worker"]);
  expect((await mover.get("/api/leaderboard/me")).json().listing).toBe("nothing_completed");
  await finish(mover);
  expect(await board(mover)).toMatchObject([
    { username: "Worker", totalXP: 50, tasksCompleted: 1 },
    { username: "Mover", totalXP: 25, tasksCompleted: 1 },
  ]);
  expect((await checkLeaderboard(world.db)).isRight).toBe(true);
  expect((await mover.get("/api/tasks/summary")).json().completed).toBe(31);
});

test("it gives no league points, raises no flag and leaves the figures of this instance alone", async () => {
  const mover = await newcomer("Quick");
  const admin = await adminOf(world, { email: "boss@example.com" });
  const figures = async () => {
    world.clock.advance(20_000);
    const { completedTasks, topUsers } = (await admin.get("/api/analytics/dashboard")).json();
    return { completedTasks, topUsers };
  };
  const now = world.clock.now();
  await addLeaguePeople(world.db, now, [{ earned: [{ at: now, amount: 25 }] }, {}, {}]);
  await runLeagues(world.db, now);
  await mover.post("/api/league/join");
  const before = await figures();
  await mover.post("/api/import", await fileOf());
  expect(await figures()).toEqual(before);
  const { group } = (await mover.get("/api/league")).json();
  expect(group).toContainEqual(expect.objectContaining({ isYou: true, points: 0 }));
  await flagFastEarners(world.db, world.clock.now());
  expect((await mover.get("/api/export")).json().leaderboardFlag).toBeNull();
});

test("an open quest from elsewhere pays within the cap of own quests, whoever made it", async () => {
  const mover = await newcomer("Stacker");
  const open = Array.from({ length: 8 }, (_, index) => ({ ...done, state: "open" as const, minute: index }));
  await mover.post("/api/import", await fileOf({ ...LIFE, quests: open, medals: [] }));
  const { quests }: ExportView = (await mover.get("/api/export")).json();
  const imported = quests.filter(({ importedAt }) => importedAt !== null);
  expect(imported).toHaveLength(8);
  const paid = [];
  for (const { id } of imported) paid.push((await completeQuest(mover, id)).json().xpPaid);
  expect(paid.reduce((sum, xp) => sum + xp, 0)).toBe(XP_CAPS.own);
});

test("imported XP uses up no cap", async () => {
  const mover = await newcomer("Fresh");
  await mover.post("/api/import", await fileOf());
  expect((await mover.get("/api/tasks/summary")).json().xpLeft).toEqual(XP_CAPS);
  expect(await finish(mover, 50)).toBe(50);
});

test("achievements and levels that came along pay nothing when they are shared; those reached here do", async () => {
  const mover = await newcomer("Sharer");
  await mover.post("/api/import", await fileOf());
  const share = async (achievementId: string) =>
    (await mover.post("/api/share", { achievementId, platform: "linkedin" })).json();
  expect(await share("quests-10")).toMatchObject({ awarded: 0, reason: REACHED_ELSEWHERE });
  const level = (await claim(mover, 25, { source: "x_share" })).json();
  expect(level).toMatchObject({ awarded: 0, reason: REACHED_ELSEWHERE });
  // Earned with the first quest here, but only by the XP that came along.
  await finish(mover);
  expect(await share("level-25")).toMatchObject({ awarded: 0, reason: REACHED_ELSEWHERE });
  const other = await newcomer("Walker");
  await finish(other);
  const paid = await other.post("/api/share", { achievementId: "quests-1", platform: "linkedin" });
  expect(paid.json()).toMatchObject({ awarded: 25 });
});

test("a streak begins anew, and the logbook shows what was done before", async () => {
  const mover = await newcomer("Streaker");
  await mover.post("/api/import", await fileOf());
  expect((await user(mover)).weeklyStreak).toBe(0);
  expect((await mover.get("/api/export")).json().activeDays).toEqual([]);
  const { entries } = (await mover.get("/api/logbook")).json();
  expect(entries.length).toBeGreaterThan(20);
});

test("nobody is told: no activity, no mail, nothing learned, no second first sale", async () => {
  const mover = await newcomer("Quiet");
  const file = await fileOf({ ...LIFE, medals: ["first-revenue"] });
  const counts = async () => ({
    activity: (await mover.get("/api/activity")).json(),
    mails: await world.db.selectFrom("mails").selectAll().execute(),
    learned: await world.db.selectFrom("training_data").select("id").execute(),
  });
  const before = await counts();
  await mover.post("/api/import", file);
  expect(await counts()).toEqual(before);
  const entry = { kind: "income", amount: 100, currency: "usd", what: "Soap", day: "2026-03-02" };
  expect((await mover.post("/api/money/entries", entry)).json().isFirstSale).toBe(false);
});

test("a reset takes what was imported along, and then it can be imported again", async () => {
  const mover = await newcomer("Reset");
  const file = await fileOf();
  await mover.post("/api/import", file);
  const admin = await adminOf(world, { email: "chief@example.com" });
  world.clock.advance(MS_PER_MINUTE);
  const { completedTasks: before } = (await admin.get("/api/analytics/dashboard")).json();
  const reset = await admin.post(`/api/admin/users/${await idOf(mover)}/reset`, {});
  expect(reset.statusCode, reset.body).toBeLessThan(300);
  world.clock.advance(MS_PER_MINUTE);
  expect(await user(mover)).toMatchObject({ totalXP: 0 });
  expect((await admin.get("/api/analytics/dashboard")).json().completedTasks).toBe(before);
  await mover.post("/api/import", file);
  expect(await user(mover)).toMatchObject({ totalXP: 3_000 });
});
