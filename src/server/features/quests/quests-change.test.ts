import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import {
  claim,
  completeQuest,
  createQuest,
  OWN_QUEST,
  patchQuest,
} from "#server/testing/people/quest-people.ts";
import { openFileWorld, type TestWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

type Client = Awaited<ReturnType<TestWorld["person"]>>;
const list = async (client: Client) => (await client.get("/api/tasks")).json();
const iso = (shiftMs = 0) => new Date(world.clock.now().getTime() + shiftMs).toISOString();

describe("creating", () => {
  test("an own quest has what was sent and nothing else", async () => {
    const client = await world.person();
    const quest = await createQuest(client, {
      isCompleted: true,
      userId: "someone",
      origin: "generated",
      xpReward: 75,
    });
    expect(quest).toMatchObject({
      ...OWN_QUEST,
      xpReward: 75,
      isCompleted: false,
      inProgress: false,
      origin: "own",
    });
  });

  test.each([
    ["no title", { title: "  " }],
    ["a title too long", { title: "x".repeat(201) }],
    ["another reward", { xpReward: 1_000 }],
    ["a negative reward", { xpReward: -25 }],
    ["a text reward", { xpReward: "25" }],
    ["another difficulty", { difficulty: "Heroic" }],
    ["other hours", { estimatedHours: 3 }],
    ["no due date", { dueDate: undefined }],
    ["a due date that is none", { dueDate: "tomorrow" }],
    ["an impossible date", { dueDate: "2026-13-45T00:00:00Z" }],
    ["a NUL byte", { description: "a\0b" }],
    ["an id that is none", { id: "1" }],
  ])("%s is 400", async (_what, wrong) => {
    const client = await world.person();
    const answer = await client.post("/api/tasks", { ...OWN_QUEST, ...wrong });
    expect([answer.statusCode, answer.json().error]).toEqual([400, "invalid_input"]);
    expect(await list(client)).toEqual([]);
  });

  test("the same title twice gets a number, so that both are seen", async () => {
    const client = await world.person();
    await createQuest(client);
    expect((await createQuest(client, { title: " call THE printer" })).title).toBe("call THE printer (2)");
  });

  test("twenty at once with one title all get a place", async () => {
    const client = await world.person();
    await Promise.all(Array.from({ length: 20 }, () => createQuest(client)));
    const titles = (await list(client)).map(({ title }: { title: string }) => title);
    expect(new Set(titles).size).toBe(20);
  });

  test("a repeat with the same client id makes one quest; another person's id makes none", async () => {
    const client = await world.person();
    const id = "6f1d2c1e-0000-4000-8000-00000000abcd";
    const answers = await Promise.all([createQuest(client, { id }), createQuest(client, { id })]);
    expect(answers.map((quest) => quest.id)).toEqual([id, id]);
    expect(await list(client)).toHaveLength(1);
    const other = await (await world.person()).post("/api/tasks", { ...OWN_QUEST, id });
    expect(other.statusCode).toBe(409);
  });
});

describe("creating again after a lost answer", () => {
  const id = () => randomUUID();
  const again = (client: Client, id: string, words: object) =>
    createQuest(client, { id, isRevised: true, ...words });

  test("what was typed anew wins as a change, and there is still one quest", async () => {
    const client = await world.person();
    const first = await createQuest(client, { id: id() });
    const edited = {
      id: first.id,
      title: "Call two printers",
      description: "Compare both.",
      xpReward: 75,
      category: "Product",
      difficulty: "Advanced",
      estimatedHours: 4,
      dueDate: "2030-02-02T12:00:00.000Z",
    };
    expect(await createQuest(client, { ...edited, isRevised: true })).toMatchObject(edited);
    expect(await list(client)).toMatchObject([edited]);
  });

  test("the same words sent late do not undo what was edited elsewhere since", async () => {
    const client = await world.person();
    await createQuest(client);
    const first = await createQuest(client, { id: id() });
    expect(first.title).toBe(`${OWN_QUEST.title} (2)`);
    const edited = { title: "Call two printers", description: "Compare both.", xpReward: 75 };
    await patchQuest(client, first.id, edited);
    expect(await createQuest(client, { id: first.id })).toMatchObject(edited);
    await completeQuest(client, first.id);
    expect(await createQuest(client, { id: first.id })).toMatchObject({ ...edited, isCompleted: true });
    expect((await list(client)).filter(({ id }: { id: string }) => id === first.id)).toMatchObject([edited]);
  });

  test("its own title is not in its way, another quest's is", async () => {
    const client = await world.person();
    await createQuest(client, { title: "Write the offer" });
    const first = await createQuest(client, { id: id() });
    expect((await again(client, first.id, { description: "More." })).title).toBe(OWN_QUEST.title);
    expect((await again(client, first.id, { title: "Write the offer" })).title).toBe("Write the offer (2)");
  });

  test("a reward that is settled is told as a conflict, and nothing changes", async () => {
    const client = await world.person();
    const first = await createQuest(client, { id: id() });
    await patchQuest(client, first.id, { inProgress: true });
    const again = await client.post("/api/tasks", {
      ...OWN_QUEST,
      id: first.id,
      isRevised: true,
      title: "New",
      xpReward: 100,
    });
    expect([again.statusCode, again.json().error]).toEqual([409, "conflict"]);
    expect(await list(client)).toMatchObject([{ title: OWN_QUEST.title, xpReward: 50 }]);
  });

  test("finished meanwhile: the same is answered, an edit is a conflict", async () => {
    const client = await world.person();
    await createQuest(client);
    const first = await createQuest(client, { id: id() });
    expect(first.title).toBe(`${OWN_QUEST.title} (2)`);
    await completeQuest(client, first.id);
    expect(await createQuest(client, { id: first.id })).toMatchObject({ id: first.id, isCompleted: true });
    const again = await client.post("/api/tasks", {
      ...OWN_QUEST,
      id: first.id,
      isRevised: true,
      description: "Edited.",
    });
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toContain("finished meanwhile");
  });

  test("removed meanwhile: it does not seem created", async () => {
    const client = await world.person();
    const first = await createQuest(client, { id: id() });
    await client.send({ method: "DELETE", url: `/api/tasks/${first.id}` });
    const again = await client.post("/api/tasks", { ...OWN_QUEST, id: first.id });
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      "This quest was removed meanwhile. Create it once more to make a new one.",
    ]);
  });
});

describe("changing", () => {
  test("the allowed fields change, others are dropped", async () => {
    const client = await world.person();
    const { id } = await createQuest(client);
    const answer = await patchQuest(client, id, {
      title: "New",
      xpReward: 100,
      completedDay: "x",
      origin: "mentor",
    });
    expect(answer.json()).toMatchObject({ id, title: "New", xpReward: 100, origin: "own" });
  });

  test("starting keeps a start time close to ours, and there is no way back", async () => {
    const client = await world.person();
    const { id } = await createQuest(client);
    const startedAt = iso(-60_000);
    const started = (await patchQuest(client, id, { inProgress: true, startedAt })).json();
    expect(started).toMatchObject({ inProgress: true, startedAt });
    expect((await patchQuest(client, id, { inProgress: false })).statusCode).toBe(409);
    expect((await patchQuest(client, id, { xpReward: 100 })).statusCode).toBe(409);
    const again = (await patchQuest(client, id, { inProgress: true, startedAt: iso(-240_000) })).json();
    expect(again.startedAt).toBe(startedAt);
  });

  test("a start time far from ours is replaced", async () => {
    const client = await world.person();
    const { id } = await createQuest(client);
    const { startedAt } = (
      await patchQuest(client, id, { inProgress: true, startedAt: iso(-2 * MS_PER_HOUR) })
    ).json();
    expect(Math.abs(Date.parse(startedAt) - world.clock.now().getTime())).toBeLessThan(60_000);
  });

  test("a finished quest takes notes only", async () => {
    const client = await world.person();
    const { id } = await createQuest(client);
    await completeQuest(client, id);
    expect((await patchQuest(client, id, { completionNotes: "It went well" })).json().completionNotes).toBe(
      "It went well",
    );
    for (const patch of [{ title: "X" }, { isCompleted: false }, { inProgress: true }, { xpReward: 25 }]) {
      expect((await patchQuest(client, id, patch)).statusCode, JSON.stringify(patch)).toBe(409);
    }
  });
});

describe("completing", () => {
  test("without starting is allowed; a second time answers the same and pays once", async () => {
    const client = await world.person();
    const { id } = await createQuest(client);
    const first = (await completeQuest(client, id, { completedAt: iso(-MS_PER_HOUR) })).json();
    expect(first).toMatchObject({
      isCompleted: true,
      inProgress: false,
      streakStarted: true,
      earned: ["quests-1"],
    });
    const second = (await completeQuest(client, id)).json();
    expect(second).toMatchObject({ completedAt: first.completedAt, streakStarted: false, earned: [] });
    expect((await claim(client, 50)).json()).toMatchObject({ totalXP: 50, awarded: 50 });
  });

  test("50 parallel completes of one quest give one award", async () => {
    const client = await world.person();
    const { id } = await createQuest(client);
    const answers = await Promise.all(Array.from({ length: 50 }, () => completeQuest(client, id)));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect(answers.filter((answer) => answer.json().streakStarted)).toHaveLength(1);
    await claim(client, 50);
    const { total_xp } = await world.db
      .selectFrom("users")
      .innerJoin("quests", "quests.user_id", "users.id")
      .select("total_xp")
      .where("quests.id", "=", id)
      .executeTakeFirstOrThrow();
    expect(total_xp).toBe(50);
    expect((await client.get("/api/tasks/summary")).json().completed).toBe(1);
  });

  test("a completion time from the future or long ago is replaced by ours", async () => {
    const client = await world.person();
    for (const completedAt of [iso(MS_PER_HOUR), iso(-49 * MS_PER_HOUR)]) {
      const { id } = await createQuest(client);
      const done = (await completeQuest(client, id, { completedAt })).json();
      expect(Math.abs(Date.parse(done.completedAt) - world.clock.now().getTime())).toBeLessThan(60_000);
    }
  });
});
