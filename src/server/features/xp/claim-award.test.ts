import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import {
  claim,
  completeQuest,
  createQuest,
  onboard,
  patchQuest,
} from "#server/testing/people/quest-people.ts";
import { openFileWorld, type TestWorld } from "#server/testing/world.ts";
import { settleWaitingAwards } from "./settle.service.ts";

const world = await openFileWorld();
// The first account is an admin, whose sessions are short.
await world.person();

type Client = Awaited<ReturnType<TestWorld["person"]>>;
const user = async (client: Client) => (await client.get("/api/auth/user")).json();
const finish = async (client: Client, xpReward: number) => {
  const { id } = await createQuest(client, { xpReward });
  return (await completeQuest(client, id)).json();
};
const settle = () => settleWaitingAwards({ db: world.db, now: world.clock.now(), people: world.people });
const claimAward = (client: Client, awardId: unknown, xpGain = 75) => claim(client, xpGain, { awardId });

test("someone else's award and one that nobody has are 404, one of another size is 409", async () => {
  const [rich, poor] = [await world.person(), await world.person()];
  const { awardId } = await finish(rich, 75);
  expect((await claimAward(poor, awardId)).statusCode).toBe(404);
  expect((await claimAward(rich, randomUUID())).statusCode).toBe(404);
  expect((await claimAward(rich, awardId, 50)).statusCode).toBe(409);
  for (const malformed of ["1", 7, null]) expect((await claimAward(rich, malformed)).statusCode).toBe(400);
  expect([(await user(rich)).totalXP, (await user(poor)).totalXP]).toEqual([0, 0]);
});

test("after a lost claim that the server settled, each completion's claim answers its own award", async () => {
  const client = await world.person();
  const lost = await finish(client, 75);
  world.clock.advance(45_000);
  await settle();
  const next = await finish(client, 75);
  // The late claim comes first: by its size alone it would take the award that waits.
  const late = { awarded: 75, levelUp: false, newLevel: 1, totalXP: 75 };
  expect((await claimAward(client, lost.awardId)).json()).toMatchObject(late);
  const own = { awarded: 75, levelUp: true, newLevel: 2, totalXP: 150 };
  expect((await claimAward(client, next.awardId)).json()).toMatchObject(own);
});

test("the same claim again answers the same at any later time, whatever else waits, and pays once", async () => {
  const client = await world.person();
  const lost = await finish(client, 75);
  const next = await finish(client, 75);
  const first = (await claimAward(client, next.awardId)).json();
  expect(first).toMatchObject({ awarded: 75, levelUp: false, totalXP: 75 });
  world.clock.advance(61_000);
  expect((await claimAward(client, next.awardId)).json()).toEqual(first);
  world.clock.advance(2 * MS_PER_DAY);
  await settle();
  expect((await claimAward(client, next.awardId)).json()).toEqual({ ...first, level: 2, totalXP: 150 });
  expect((await claimAward(client, lost.awardId)).json()).toMatchObject({ levelUp: true, newLevel: 2 });
  expect((await user(client)).totalXP).toBe(150);
});

test("claims that overtake one another answer their own awards", async () => {
  const client = await world.person();
  const [first, second] = [await finish(client, 75), await finish(client, 75)];
  const answers = await Promise.all([second, first].map(({ awardId }) => claimAward(client, awardId)));
  const totals = answers.map((answer) => answer.json().totalXP);
  expect(totals.toSorted((a, b) => a - b)).toEqual([75, 150]);
  const rows = await world.db
    .selectFrom("xp_ledger")
    .select(["id", "total_after"])
    .where("id", "in", [first.awardId, second.awardId])
    .execute();
  expect(new Map(rows.map((row) => [row.id, row.total_after]))).toEqual(
    new Map([
      [second.awardId, totals[0]],
      [first.awardId, totals[1]],
    ]),
  );
});

test("a capped award is claimed by its id too, and says why it pays nothing", async () => {
  const client = await world.person();
  const first = await finish(client, 100);
  for (let count = 0; count < 4; count++) await finish(client, 100);
  const capped = await finish(client, 100);
  expect(capped.xpPaid).toBe(0);
  expect((await claimAward(client, first.awardId, 100)).json()).toMatchObject({ awarded: 100, reason: null });
  expect((await claimAward(client, capped.awardId, 100)).json()).toMatchObject({
    awarded: 0,
    reason: "Own quests pay up to 500 XP in 24 hours.",
  });
});

test("completing again answers the same award; a change that completes nothing has none", async () => {
  const client = await world.person();
  const quest = await createQuest(client);
  expect((await patchQuest(client, quest.id, { inProgress: true })).json().awardId).toBeNull();
  const { awardId } = (await completeQuest(client, quest.id)).json();
  expect(awardId).toMatch(/^[0-9a-f-]{36}$/u);
  expect((await completeQuest(client, quest.id)).json().awardId).toBe(awardId);
  expect((await patchQuest(client, quest.id, { completionNotes: "Done." })).json().awardId).toBeNull();
});

test("a claim shows on the leaderboard at once, with and without a new level", async () => {
  const client = await world.person();
  await onboard(client);
  const { id } = await user(client);
  const standing = () =>
    world.db
      .selectFrom("leaderboard_entries as e")
      .innerJoin("users as u", "u.id", "e.user_id")
      .select(["e.xp", "u.total_xp"])
      .where("e.user_id", "=", id)
      .executeTakeFirst();
  const [small, large] = [await finish(client, 75), await finish(client, 50)];
  await claimAward(client, small.awardId);
  expect(await standing()).toEqual({ xp: 75, total_xp: 75 });
  await claimAward(client, large.awardId, 50);
  expect(await standing()).toEqual({ xp: 125, total_xp: 125 });
});
