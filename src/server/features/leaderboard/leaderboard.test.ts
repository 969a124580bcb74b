import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { runDoctor } from "#server/ops/doctor.ts";
import { withTransaction } from "#server/platform/db/handles.ts";
import type { OpsDeps } from "#server/platform/features/ops-command.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { idOf, put } from "#server/testing/people/admin-people.ts";
import { addBoardPeople } from "#server/testing/people/board-people.ts";
import { claim, completeQuest, createQuest, onboard } from "#server/testing/people/quest-people.ts";
import { slowBoard } from "#server/testing/slow-board.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { readOwn } from "./board.repository.ts";
import { leaveLeaderboard, rebuildLeaderboard, sumStandings, updateStanding } from "./leaderboard.service.ts";

const world = await openFileWorld();
const maya = await world.person({ name: "Maya Lindqvist" });
await onboard(maya);
beforeEach(async () => {
  await takeOutRivals();
  // The first hundred are remembered for a second.
  world.clock.advance(1_000);
});

function takeOutRivals(): Promise<void> {
  return withTransaction(world.db, async (tx) => {
    const rivals = await tx
      .selectFrom("users")
      .select("id")
      .where("issuer", "in", ["board", "demo"])
      .execute();
    await leaveLeaderboard(
      tx,
      rivals.map(({ id }) => id),
    );
    await tx.deleteFrom("users").where("issuer", "in", ["board", "demo"]).execute();
  });
}

const board = async (client: HttpClient = maya) => (await client.get("/api/leaderboard")).json();
const standing = async (client: HttpClient = maya) => (await client.get("/api/leaderboard/me")).json();
const earlier = (ms: number) => new Date(world.clock.now().getTime() - ms);

async function earn(client: HttpClient, xpReward: number): Promise<void> {
  const { id } = await createQuest(client, { xpReward });
  await completeQuest(client, id);
  await claim(client, xpReward);
}

test.each(["/api/leaderboard", "/api/leaderboard/me"])("%s asks for a sign-in", async (path) => {
  expect((await world.visitor().get(path)).statusCode).toBe(401);
});

test("with nobody listed it is empty, and says why one is not there", async () => {
  expect(await board()).toEqual([]);
  expect(await standing()).toMatchObject({ listing: "nothing_completed", hasChosen: false });
  const newcomer = await world.person();
  expect(await standing(newcomer)).toMatchObject({ listing: "not_onboarded" });
});

test("more XP stands higher; ties share a rank, ordered by completions and by who came first", async () => {
  const ids = await addBoardPeople(world, [
    { xp: 500, completed: 2, earnedAt: earlier(1_000) },
    { xp: 500, completed: 2, earnedAt: earlier(9_000) },
    { xp: 75, completed: 40 },
    { xp: 900, completed: 1 },
    { xp: 500, completed: 3 },
  ]);
  const shown: { id: string; rank: number }[] = await board();
  expect(shown.map(({ id }) => ids.indexOf(id))).toEqual([3, 4, 1, 0, 2]);
  expect(shown.map(({ rank }) => rank)).toEqual([1, 2, 2, 2, 5]);
});

test("a row tells what is specified and nothing else", async () => {
  const [id] = await addBoardPeople(world, [
    {
      xp: 350,
      completed: 7,
      username: "Ines Okafor",
      email: "ines@example.com",
      business_name: "Nordic Knits",
    },
  ]);
  expect(await board()).toEqual([
    {
      id,
      username: "Ines Okafor",
      profileImageUrl: null,
      level: 4,
      businessName: "Nordic Knits",
      totalXP: 350,
      tasksCompleted: 7,
      rank: 1,
      isYou: false,
      isDemo: false,
    },
  ]);
});

test("under an alias nothing leads to the person: not the name, not the id, not the business", async () => {
  const [id = ""] = await addBoardPeople(world, [
    { xp: 350, username: "Ines Okafor", business_name: "Nordic Knits", leaderboard_privacy: "alias" },
    { xp: 100, business_name: "Quiet Ltd", shows_business_name: false },
  ]);
  const answer = await maya.get("/api/leaderboard");
  for (const secret of [id, "Ines", "Nordic", "Quiet Ltd"]) expect(answer.body).not.toContain(secret);
  const [hidden] = answer.json();
  expect(hidden).toMatchObject({ username: expect.stringMatching(/^\w+ \w+ \d\d$/u), businessName: null });
  world.clock.advance(1_000);
  expect((await board())[0]).toMatchObject({ id: hidden.id, username: hidden.username });
});

test("made-up people of a demo are marked", async () => {
  await addBoardPeople(world, [{ xp: 100, issuer: "demo" }]);
  expect(await board()).toMatchObject([{ isDemo: true }]);
});

test("the first hundred, and one's own row below them with its exact rank", async () => {
  await addBoardPeople(
    world,
    Array.from({ length: 130 }, (_, n) => ({ xp: 1_000 + 25 * Math.floor(n / 2) })),
  );
  expect(await board()).toHaveLength(100);
  const noah = await world.person({ name: "Noah" });
  await onboard(noah);
  await earn(noah, 50);
  const shown = await board(noah);
  expect(shown).toHaveLength(101);
  expect(shown.at(-1)).toMatchObject({
    id: await idOf(noah),
    username: "Noah",
    rank: 131,
    isYou: true,
    totalXP: 50,
  });
  expect(shown.filter(({ isYou }: { isYou: boolean }) => isYou)).toHaveLength(1);
  await put(noah, "/api/profile", { leaderboardPrivacy: "off" });
});

test("the own row shows the own name, also under an alias, and its XP at once", async () => {
  await addBoardPeople(world, [{ xp: 1_000 }]);
  const lea = await world.person({ name: "Lea" });
  await onboard(lea);
  expect(await board(lea)).toHaveLength(1);
  await earn(lea, 75);
  // Within the second for which others may be remembered.
  expect((await board(lea))[1]).toMatchObject({ username: "Lea", isYou: true, totalXP: 75, rank: 2 });
  await put(lea, "/api/profile", { leaderboardPrivacy: "alias" });
  world.clock.advance(1_000);
  const [, forOthers] = await board();
  expect(forOthers.username).toBe((await standing(lea)).alias);
  expect((await board(lea))[1]).toMatchObject({ username: "Lea", isYou: true, id: await idOf(lea) });
  expect(await standing(lea)).toMatchObject({ listing: "listed", hasChosen: true });
  await put(lea, "/api/profile", { leaderboardPrivacy: "off" });
  expect(await board(lea)).toHaveLength(1);
  expect(await standing(lea)).toMatchObject({ listing: "off" });
});

test("a person hidden by an admin is told so", async () => {
  const kim = await world.person();
  await onboard(kim);
  await world.db
    .insertInto("leaderboard_flags")
    .values({ user_id: await idOf(kim), flagged_at: world.clock.now(), xp: 1_200 })
    .execute();
  const answer = await put(maya, `/api/admin/flags/${await idOf(kim)}`, { state: "hidden" });
  expect(answer.statusCode).toBe(200);
  expect(await standing(kim)).toMatchObject({ listing: "hidden" });
});

test("the choice is remembered from its first day, whatever is changed later", async () => {
  const ana = await world.person();
  await put(ana, "/api/profile", { username: "Ana" });
  expect(await standing(ana)).toMatchObject({ hasChosen: false });
  await put(ana, "/api/profile", { leaderboardPrivacy: "public" });
  expect(await standing(ana)).toMatchObject({ hasChosen: true });
});

test("ranks are exact for any amount, before and after the counts are brought up to date", async () => {
  const amounts = [
    0, 1, 24, 25, 999, 1_000, 1_001, 1_999, 99_999, 100_000, 100_001, 199_999, 250_000, 1_000_000,
  ];
  const ids = await addBoardPeople(
    world,
    [...amounts, ...amounts].map((xp) => ({ xp })),
  );
  const expectExact = async () => {
    const slow = new Map((await slowBoard(world.db)).map(({ id, rank }) => [id, rank]));
    for (const id of ids) expect((await readOwn(world.db, id))?.rank).toBe(slow.get(id));
  };
  await expectExact();
  expect(await sumStandings(world.db)).toBeGreaterThan(0);
  expect(await sumStandings(world.db)).toBe(0);
  await expectExact();
  await takeOutRivals();
  expect(await readOwn(world.db, ids[0] ?? "")).toBeUndefined();
});

test("two who change the same person at once count once", async () => {
  const [id = ""] = await addBoardPeople(world, [{ xp: 100 }, { xp: 500 }]);
  const pay = (amount: number) =>
    withTransaction(world.db, async (tx) => {
      await sql`update users set total_xp = total_xp + ${amount} where id = ${id}`.execute(tx);
      await updateStanding(tx, [id]);
    });
  await Promise.all([pay(25), pay(50), pay(25), pay(300), pay(25)]);
  expect(await readOwn(world.db, id)).toEqual({ xp: 525, completed: 1, rank: 1 });
  const { rows } = await sql<{ people: number }>`
    select (coalesce((select sum(people) from leaderboard_counts where level = 0), 0)
      + coalesce((select sum(change) from leaderboard_inbox), 0))::int as people`.execute(world.db);
  expect(rows[0]?.people).toBe((await slowBoard(world.db)).length);
});

test("the doctor reports wrong leaderboard sums, and a rebuild corrects them", async () => {
  const [id = ""] = await addBoardPeople(world, [{ xp: 100 }, { xp: 500 }]);
  const said: string[] = [];
  const { config, connection, database, clock } = world;
  const deps: OpsDeps = {
    ...{ config, connection, database, clock },
    migrations: `${findProjectRoot()}/migrations`,
    dataDir: findProjectRoot(),
    say: (line) => void said.push(line),
  };
  await runDoctor(deps);
  expect(said).toContainEqual(expect.stringMatching(/^✓ \d+ people on the leaderboard$/u));
  await world.db.updateTable("users").set({ total_xp: 700 }).where("id", "=", id).execute();
  await expect(runDoctor(deps)).rejects.toThrow("1 of");
  expect(said).toContainEqual(expect.stringContaining("run `npm run ops -- rebuild-leaderboard`"));
  expect(await rebuildLeaderboard(world.db)).toBe((await slowBoard(world.db)).length);
  await runDoctor(deps);
  expect(await readOwn(world.db, id)).toMatchObject({ xp: 700, rank: 1 });
});
