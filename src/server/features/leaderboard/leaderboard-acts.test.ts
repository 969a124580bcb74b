import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settleWaitingAwards } from "#server/features/xp/settle.service.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { adminOf, idOf, person, put, remove } from "#server/testing/people/admin-people.ts";
import { claim, completeQuest, createQuest, onboard } from "#server/testing/people/quest-people.ts";
import { slowBoard } from "#server/testing/slow-board.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { readOwn } from "./board.repository.ts";
import { checkLeaderboard, rebuildLeaderboard, sumStandings } from "./leaderboard.service.ts";

const EMAILS = ["a", "b", "c", "d"].map((name) => `${name}@board.example`);

let world: TestWorld;
let admin: HttpClient;
let viewer: HttpClient;
let people: { email: string; id: string; client: HttpClient }[];
beforeAll(async () => {
  world = await openWorld();
  admin = await adminOf(world, { email: "boss@board.example" });
  viewer = await world.person({ email: "viewer@board.example" });
  people = [];
  for (const email of EMAILS) {
    const client = await world.person({ email });
    await onboard(client);
    people.push({ email, client, id: await idOf(client) });
  }
});
afterAll(() => world.close());

type Person = (typeof people)[number];

/** Everything that moves somebody on the board, by its real way. Refusals are part of it. */
const ACTS: Record<string, (one: Person) => Promise<unknown>> = {
  onboard: ({ client }) => onboard(client),
  complete: ({ client }) => complete(client, 50),
  completeMore: ({ client }) => complete(client, 100),
  completeAndClaim: async ({ client }) => {
    await complete(client, 50);
    await claim(client, 50);
  },
  claim: ({ client }) => claim(client, 100),
  share: ({ client }) => claim(client, 25, { source: "twitter_share" }),
  settle: () => {
    world.clock.advance(31_000);
    return settleWaitingAwards({ db: world.db, now: world.clock.now(), people: world.people });
  },
  beSeen: ({ client }) => put(client, "/api/profile", { leaderboardPrivacy: "public" }),
  takeAlias: ({ client }) => put(client, "/api/profile", { leaderboardPrivacy: "alias" }),
  stayAway: ({ client }) => put(client, "/api/profile", { leaderboardPrivacy: "off" }),
  close: ({ client }) => client.post("/api/profile/close", { confirmation: "delete my account" }),
  closeByAdmin: ({ id }) => remove(admin, person(id)),
  comeBack: ({ client, email }) => client.signIn({ email }),
  restore: ({ id }) => admin.post(`${person(id)}/restore`),
  reset: ({ id }) => admin.post(`${person(id)}/reset`),
  hide: ({ id }) => decide(id, "hidden"),
  clear: ({ id }) => decide(id, "cleared"),
  sum: () => sumStandings(world.db),
  rebuild: () => rebuildLeaderboard(world.db),
};

async function complete(client: HttpClient, xpReward: number): Promise<void> {
  const made = await client.post("/api/tasks", {
    title: "Call the printer",
    xpReward,
    category: "Operations",
    difficulty: "Beginner",
    estimatedHours: 1,
    dueDate: "2030-01-01T23:59:00.000Z",
  });
  if (made.statusCode === 200) await completeQuest(client, made.json().id);
}

async function decide(id: string, state: "hidden" | "cleared") {
  await world.db
    .insertInto("leaderboard_flags")
    .values({ user_id: id, flagged_at: world.clock.now(), xp: 1_100 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return put(admin, `/api/admin/flags/${id}`, { state });
}

/** Entries, ranks, counts and the answer to a call, beside the definition. */
async function expectTruth(): Promise<void> {
  const slow = await slowBoard(world.db);
  const own = await Promise.all(slow.map(({ id }) => readOwn(world.db, id)));
  expect(own).toEqual(slow.map(({ xp, completed, rank }) => ({ xp, completed, rank })));
  expect(await checkLeaderboard(world.db)).toEqual({ people: slow.length, isRight: true });
  world.clock.advance(1_000);
  const board: { totalXP: number; tasksCompleted: number; rank: number; id: string }[] = (
    await viewer.get("/api/leaderboard")
  ).json();
  expect(board.map(({ totalXP: xp, tasksCompleted: completed, rank }) => ({ xp, completed, rank }))).toEqual(
    slow.map(({ xp, completed, rank }) => ({ xp, completed, rank })),
  );
  for (const [place, { id }] of board.entries())
    if (!id.startsWith("alias-")) expect(id).toBe(slow[place]?.id);
}

test("whatever people and admins do, the board is what its definition says", async () => {
  const step = fc.record({
    act: fc.constantFrom(...Object.keys(ACTS)),
    who: fc.nat({ max: EMAILS.length - 1 }),
  });
  // One world for all runs: each goes on from where the last one ended.
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 30 }), async (steps) => {
      for (const { act, who } of steps) {
        await ACTS[act]?.(people[who] as Person);
        await expectTruth();
      }
    }),
    { numRuns: 2, endOnFailure: true },
  );
});

test("every act is allowed to somebody, so that the test above tests something", async () => {
  const [one] = people as [Person];
  await ACTS.restore?.(one);
  await ACTS.clear?.(one);
  await ACTS.comeBack?.(one);
  await ACTS.reset?.(one);
  const isListed = async () => (await readOwn(world.db, one.id)) !== undefined;
  const expectListed = async (act: string, listed: boolean) => {
    await ACTS[act]?.(one);
    expect(await isListed(), act).toBe(listed);
  };
  await expectListed("beSeen", false);
  await expectListed("onboard", false);
  await expectListed("complete", true);
  await expectListed("stayAway", false);
  await expectListed("takeAlias", true);
  await expectListed("hide", false);
  await expectListed("clear", true);
  await expectListed("close", false);
  await expectListed("comeBack", true);
  await expectListed("closeByAdmin", false);
  await expectListed("restore", true);
  await ACTS.comeBack?.(one);
  const xp = async () => (await readOwn(world.db, one.id))?.xp ?? 0;
  await ACTS.settle?.(one);
  const settled = await xp();
  expect(settled).toBeGreaterThan(0);
  await ACTS.share?.(one);
  expect(await xp()).toBe(settled + 25);
  await ACTS.completeMore?.(one);
  await ACTS.claim?.(one);
  expect(await xp()).toBe(settled + 125);
  await createQuest(one.client);
  await expectListed("reset", false);
  await expectTruth();
});
