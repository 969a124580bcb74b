import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { claim, completeQuest, createQuest, OWN_QUEST } from "#server/testing/people/quest-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

/** At any moment the date differs between these two. */
const [WEST, EAST] = ["Pacific/Pago_Pago", "Pacific/Kiritimati"];
const OWN_CAP = "Own quests pay up to 500 XP in 24 hours.";
const MENTOR_CAP = "Quests from the mentor pay up to 200 XP in 24 hours.";
let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  // The first of all is an admin, whose session does not last for a day.
  await world.person();
});
afterAll(() => world.close());

const moveTo = (client: HttpClient, timeZone: string) =>
  client.send({ method: "PUT", url: "/api/profile", payload: { timeZone } });
const summary = async (client: HttpClient) => (await client.get("/api/tasks/summary")).json();
const user = async (client: HttpClient) => (await client.get("/api/auth/user")).json();

const makeOwn = (client: HttpClient, xpReward: number) => createQuest(client, { xpReward });

/** As the mentor leaves them behind: what it pays is stored, whatever the call says. */
async function takeSuggestion(client: HttpClient, xpReward: number) {
  const { id: userId } = await user(client);
  const suggestion = {
    id: randomUUID(),
    user_id: userId,
    message_id: null,
    template_id: null,
    title: `Ask ${randomUUID()}`,
    description: "",
    category: "Sales",
    difficulty: "Beginner" as const,
    xp_reward: xpReward,
    created_at: world.clock.now(),
  };
  await world.db.insertInto("quest_suggestions").values(suggestion).execute();
  return (await client.post("/api/tasks", { ...OWN_QUEST, suggestionId: suggestion.id })).json();
}

async function finish(client: HttpClient, quest: { id: string; xpReward: number }) {
  const { xpPaid } = (await completeQuest(client, quest.id)).json();
  const { awarded, reason } = (await claim(client, quest.xpReward)).json();
  expect(awarded).toBe(xpPaid);
  return { awarded, reason };
}

describe.each([
  { what: "own quests", make: makeOwn, size: 100, times: 5, reason: OWN_CAP },
  { what: "quests from the mentor", make: takeSuggestion, size: 100, times: 2, reason: MENTOR_CAP },
])("$what", ({ make, size, times, reason }) => {
  async function spend(client: HttpClient): Promise<void> {
    for (let count = 0; count < times; count++) {
      expect(await finish(client, await make(client, size))).toEqual({ awarded: size, reason: null });
      world.clock.advance(MS_PER_MINUTE);
    }
  }

  test("pay nothing beyond the cap, and again once 24 hours have passed since the first", async () => {
    const client = await world.person();
    await spend(client);
    expect(await finish(client, await make(client, 25))).toEqual({ awarded: 0, reason });
    expect((await user(client)).totalXP).toBe(times * size);
    world.clock.advance(MS_PER_DAY - (times + 1) * MS_PER_MINUTE);
    expect(await finish(client, await make(client, size))).toEqual({ awarded: 0, reason });
    world.clock.advance(MS_PER_MINUTE);
    expect(await finish(client, await make(client, size))).toEqual({ awarded: size, reason: null });
    expect(await finish(client, await make(client, size))).toEqual({ awarded: 0, reason });
  });

  test("pay no more after any change of the time zone", async () => {
    const client = await world.person();
    await moveTo(client, WEST);
    await spend(client);
    for (const zone of [EAST, "UTC", WEST, EAST]) {
      await moveTo(client, zone);
      expect(await finish(client, await make(client, 25))).toEqual({ awarded: 0, reason });
    }
  });

  test("completed at the same moment pay the cap and no more", async () => {
    const client = await world.person();
    const made = [];
    for (let count = 0; count < times + 3; count++) made.push(await make(client, size));
    const answers = await Promise.all(made.map(({ id }) => completeQuest(client, id)));
    const paid = answers.map((answer) => answer.json().xpPaid);
    expect(paid.filter((xp) => xp === size)).toHaveLength(times);
    expect(paid.filter((xp) => xp === 0)).toHaveLength(3);
    await Promise.all(made.map(() => claim(client, size)));
    expect((await user(client)).totalXP).toBe(times * size);
  });
});

test("the caps are apart, each person has their own, and the summary says what is left", async () => {
  const [client, other] = [await world.person(), await world.person()];
  expect((await summary(client)).xpLeft).toEqual({ own: 500, mentor: 200 });
  await finish(client, await makeOwn(client, 75));
  await finish(client, await takeSuggestion(client, 50));
  expect((await summary(client)).xpLeft).toEqual({ own: 425, mentor: 150 });
  expect((await summary(other)).xpLeft).toEqual({ own: 500, mentor: 200 });
  world.clock.advance(MS_PER_DAY);
  expect((await summary(client)).xpLeft).toEqual({ own: 500, mentor: 200 });
});

test("lists and exports say what a quest paid, not what it promised; the average stays that of the rewards", async () => {
  const client = await world.person();
  for (const title of ["First", "Second", "Third"]) {
    const quest = await takeSuggestion(client, 100);
    expect(quest).toMatchObject({ xpReward: 100, xpPaid: null });
    await client.send({ method: "PATCH", url: `/api/tasks/${quest.id}`, payload: { title } });
    await finish(client, quest);
    world.clock.advance(MS_PER_MINUTE);
  }
  const paid = [
    { title: "Third", xpReward: 100, xpPaid: 0 },
    { title: "Second", xpReward: 100, xpPaid: 100 },
    { title: "First", xpReward: 100, xpPaid: 100 },
  ];
  expect((await client.get("/api/tasks")).json()).toMatchObject(paid);
  expect((await client.get("/api/tasks/completed")).json().quests).toMatchObject(paid);
  expect(await summary(client)).toMatchObject({ completed: 3, averageXp: 100 });
  const everything = (await client.get("/api/export")).json();
  expect(everything.quests.map(({ xpPaid }: { xpPaid: number }) => xpPaid).sort()).toEqual([0, 100, 100]);
  const { completedTasks } = (await client.get("/api/export/summary")).json();
  expect(completedTasks.find(({ title }: { title: string }) => title === "Third").xpReward).toBe(0);
});
