import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { MS_PER_DAY, MS_PER_MINUTE, MS_PER_SECOND } from "#domain/general/durations.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { completeQuest, createQuest, onboard, patchQuest } from "#server/testing/people/quest-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  // The clock stands between the steps of a test, so that seconds can be compared exactly.
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterAll(() => {
  vi.useRealTimers();
  return world.close();
});

type Client = Awaited<ReturnType<TestWorld["person"]>>;
const list = async (client: Client) => (await client.get("/api/tasks")).json();
const logbook = async (client: Client) => (await client.get("/api/logbook")).json().entries;
const later = (sec: number) => world.clock.advance(sec * MS_PER_SECOND);
const iso = () => world.clock.now().toISOString();

const STEPS =
  "Labels sell. 1. Measure the jar. 2. Ask for a price. 3. Order ten. Done when they are ordered.";

async function started(description = STEPS) {
  const client = await world.person();
  const { id } = await createQuest(client, { description });
  const quest = (await patchQuest(client, id, { inProgress: true })).json();
  return { client, id, quest };
}

describe("ticks", () => {
  test("belong to the quest: another device of the person reads them", async () => {
    const { client, id, quest } = await started();
    expect(quest.stepsDone).toEqual([]);
    expect((await patchQuest(client, id, { stepsDone: [2, 1, 2] })).json().stepsDone).toEqual([1, 2]);
    expect((await list(client))[0].stepsDone).toEqual([1, 2]);
    await patchQuest(client, id, { stepsDone: [] });
    expect((await list(client))[0].stepsDone).toEqual([]);
  });

  test.each([
    ["beyond the last step", [4]],
    ["zero", [0]],
    ["negative", [-1]],
    ["a fraction", [1.5]],
    ["text", ["1"]],
    ["more than a text can have", Array.from({ length: 100 }, () => 1)],
    ["no list", 1],
    ["null", null],
  ])("%s is 400 and changes nothing", async (_what, stepsDone) => {
    const { client, id } = await started();
    await patchQuest(client, id, { stepsDone: [1] });
    const answer = await patchQuest(client, id, { stepsDone });
    expect([answer.statusCode, answer.json().error]).toEqual([400, "invalid_input"]);
    expect((await list(client))[0].stepsDone).toEqual([1]);
  });

  test("of two devices at once one list wins as a whole", async () => {
    const { client, id } = await started();
    const answers = await Promise.all(
      [[1], [2, 3]].map((stepsDone) => patchQuest(client, id, { stepsDone })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect([[1], [2, 3]]).toContainEqual((await list(client))[0].stepsDone);
  });

  test("an edit keeps those of steps that still exist", async () => {
    const { client, id } = await started();
    await patchQuest(client, id, { stepsDone: [1, 2] });
    const description = "1. Find the ruler. 2. Measure the jar. 3. Order ten.";
    expect((await patchQuest(client, id, { description })).json().stepsDone).toEqual([2]);
    const plain = await patchQuest(client, id, { description: "Order ten." });
    expect(plain.json().stepsDone).toEqual([]);
  });

  test("the shorter version of a quest has ticks only on steps that it shares", async () => {
    const client = await world.person();
    await onboard(client, { timeCommitment: "20+ hours/week" });
    await client.post("/api/tasks/prepare");
    const [quest] = (await list(client)).toSorted(
      (a: { estimatedHours: number }, b: { estimatedHours: number }) => b.estimatedHours - a.estimatedHours,
    );
    const before = readQuestText(quest.description).steps;
    await patchQuest(client, quest.id, { stepsDone: before.map((_, index) => index + 1) });
    const shorter = (await client.post(`/api/tasks/${quest.id}/shorter`, {})).json();
    const after = readQuestText(shorter.description).steps;
    const shared = after.flatMap((step, index) => (before.includes(step) ? [index + 1] : []));
    expect(shorter.stepsDone).toEqual(shared);
  });
});

describe("counted time", () => {
  test("begins with the start, stands while paused, goes on, and ends with the completion", async () => {
    const { client, id, quest } = await started();
    expect(quest).toMatchObject({ workedSec: 0, countingSince: iso(), startedAt: iso() });
    later(90);
    const paused = (await patchQuest(client, id, { isCounting: false })).json();
    expect(paused).toMatchObject({ inProgress: true, workedSec: 90, countingSince: null });
    later(1_000);
    const on = (await patchQuest(client, id, { isCounting: true })).json();
    expect(on).toMatchObject({ startedAt: quest.startedAt, workedSec: 90, countingSince: iso() });
    later(30);
    expect((await completeQuest(client, id)).json()).toMatchObject({ workedSec: 120, countingSince: null });
  });

  test("pausing or going on twice is the same as once", async () => {
    const { client, id } = await started();
    later(60);
    await patchQuest(client, id, { isCounting: true });
    later(60);
    await patchQuest(client, id, { isCounting: false });
    later(60);
    const twice = (await patchQuest(client, id, { isCounting: false })).json();
    expect(twice).toMatchObject({ workedSec: 120, countingSince: null });
    // Starting what is started does not end a pause.
    expect((await patchQuest(client, id, { inProgress: true })).json().countingSince).toBeNull();
  });

  test("needs a start, and cannot be changed after completion", async () => {
    const client = await world.person();
    const { id } = await createQuest(client, { description: STEPS });
    expect((await patchQuest(client, id, { isCounting: true })).statusCode).toBe(409);
    expect((await patchQuest(client, id, { isCounting: false })).statusCode).toBe(200);
    await completeQuest(client, id);
    for (const patch of [{ isCounting: false }, { isCounting: true }, { stepsDone: [1] }])
      expect((await patchQuest(client, id, patch)).statusCode, JSON.stringify(patch)).toBe(409);
  });

  test("is not counted while the quest is removed", async () => {
    const { client, id } = await started();
    later(60);
    await client.send({ method: "DELETE", url: `/api/tasks/${id}` });
    later(10_000);
    const restored = (await client.post(`/api/tasks/${id}/restore`)).json();
    expect(restored).toMatchObject({ workedSec: 60, countingSince: iso() });
  });

  test("is the time spent where the completion names none, and only if plausible", async () => {
    const { client, id } = await started();
    later(1_800);
    await completeQuest(client, id);
    expect((await logbook(client))[0].timeSpentSec).toBe(1_800);
    const { spent_seconds } = await world.db
      .selectFrom("category_totals")
      .innerJoin("quests", "quests.user_id", "category_totals.user_id")
      .select("spent_seconds")
      .where("quests.id", "=", id)
      .executeTakeFirstOrThrow();
    expect(Number(spent_seconds)).toBe(1_800);

    const named = await createQuest(client, { title: "Named" });
    await patchQuest(client, named.id, { inProgress: true });
    later(1_800);
    await completeQuest(client, named.id, { completionNotes: JSON.stringify({ v: 1, timeSpentSec: 300 }) });
    const forgotten = await createQuest(client, { title: "Forgotten" });
    await patchQuest(client, forgotten.id, { inProgress: true });
    world.clock.advance(MS_PER_DAY + MS_PER_MINUTE);
    await completeQuest(client, forgotten.id);
    const times = (await logbook(client)).map((entry: { title: string; timeSpentSec: number | null }) => [
      entry.title,
      entry.timeSpentSec,
    ]);
    expect(times).toEqual([
      ["Forgotten", null],
      ["Named", 300],
      ["Call the printer", 1_800],
    ]);
  });
});

test("another person's quest is 404 and stays as it was", async () => {
  const { client, id } = await started();
  const stranger = await world.person();
  for (const patch of [{ stepsDone: [1] }, { isCounting: false }])
    expect((await patchQuest(stranger, id, patch)).statusCode).toBe(404);
  const [quest] = await list(client);
  expect(quest).toMatchObject({ stepsDone: [] });
  expect(quest.countingSince).not.toBeNull();
});

test("a client of the previous version starts, edits and completes as before", async () => {
  const { client, id } = await started();
  later(120);
  expect((await patchQuest(client, id, { title: "Call again" })).statusCode).toBe(200);
  const notes = JSON.stringify({ v: 1, outcome: "done", timeSpentSec: 100 });
  const done = (await completeQuest(client, id, { completionNotes: notes })).json();
  expect(done).toMatchObject({ isCompleted: true, completionNotes: notes, xpPaid: 50 });
});

test("a quest that the previous version started has counted since its start", async () => {
  const { client, id, quest } = await started();
  await world.db
    .updateTable("quests")
    .set({ worked_sec: null, counting_since: null })
    .where("id", "=", id)
    .execute();
  later(70);
  expect((await list(client))[0]).toMatchObject({ workedSec: 0, countingSince: quest.startedAt });
  const paused = (await patchQuest(client, id, { isCounting: false })).json();
  expect(paused).toMatchObject({ workedSec: 70, countingSince: null });
});

test("the export of a person's data has ticks and counted time", async () => {
  const { client, id } = await started();
  await patchQuest(client, id, { stepsDone: [3] });
  later(50);
  await patchQuest(client, id, { isCounting: false });
  const { quests } = (await client.get("/api/export")).json();
  expect(quests[0]).toMatchObject({ id, stepsDone: [3], workedSec: 50, countingSince: null });
});
