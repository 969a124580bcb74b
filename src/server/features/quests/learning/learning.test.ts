import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { dayAt } from "#domain/general/calendar-day.ts";
import { suggestTools } from "#domain/toolbox/choose-tool.ts";
import { TOOLS } from "#domain/toolbox/tools.ts";
import { answerTo } from "#server/testing/people/mentor-people.ts";
import {
  completeQuest,
  createQuest,
  OWN_QUEST,
  onboard,
  patchQuest,
} from "#server/testing/people/quest-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { learnFrom, readLearned, unlearn } from "./learning.service.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Client = Awaited<ReturnType<TestWorld["person"]>>;
const open = async (client: Client) => (await client.get("/api/tasks")).json();
const reject = (client: Client, taskId: string) => client.post("/api/tasks/reject", { taskId });
const entriesOf = (questId: string) =>
  world.db.selectFrom("training_data").selectAll().where("quest_id", "=", questId).execute();
/** Learning from a completion happens after the answer. */
const learned = (questId: string) =>
  vi.waitFor(
    async () => {
      const entries = await entriesOf(questId);
      expect(entries).toHaveLength(1);
      return entries[0];
    },
    { timeout: 60_000 },
  );

async function newcomer(answers: object = {}) {
  const client = await world.person();
  await onboard(client, answers);
  return client;
}

describe("what became of a quest", () => {
  test("completed is 4, rejected 1, taken from the mentor and completed 5", async () => {
    const client = await newcomer();
    const [done, unwanted] = await open(client);
    await completeQuest(client, done.id);
    await reject(client, unwanted.id);
    const { suggestedTask } = await answerTo(client, "what should I charge for my candles?");
    const { id: taken } = (await client.post("/api/tasks", { ...OWN_QUEST, ...suggestedTask })).json();
    await completeQuest(client, taken);
    expect(await learned(done.id)).toMatchObject({
      user_rating: 4,
      business_type: "E-commerce",
      business_stage: "Pre-Launch",
      task_type: done.category,
      tags: expect.arrayContaining(["completed", done.difficulty]),
    });
    expect(await learned(unwanted.id)).toMatchObject({ user_rating: 1, task_type: unwanted.category });
    expect(await learned(taken)).toMatchObject({ user_rating: 5, task_type: suggestedTask.category });
  });

  test("a quest leaves one entry, whatever is repeated; a rejection taken back leaves none", async () => {
    const client = await newcomer();
    const [first, second] = await open(client);
    await Promise.all(Array.from({ length: 5 }, () => completeQuest(client, first.id)));
    await learned(first.id);
    await Promise.all([reject(client, second.id), reject(client, second.id)]);
    expect(await entriesOf(second.id)).toHaveLength(1);
    await client.post(`/api/tasks/${second.id}/restore`);
    expect(await entriesOf(second.id)).toEqual([]);
    await completeQuest(client, second.id);
    expect(await learned(second.id)).toMatchObject({ user_rating: 4 });
    expect(await entriesOf(first.id)).toHaveLength(1);
  });

  test("one's own quests teach nothing", async () => {
    const client = await newcomer();
    const before = (await world.db.selectFrom("training_data").select("id").execute()).length;
    const [done, unwanted] = [await createQuest(client), await createQuest(client)];
    await reject(client, unwanted.id);
    await completeQuest(client, done.id);
    const [generated] = (await open(client)).filter(
      ({ origin }: { origin: string }) => origin === "generated",
    );
    await completeQuest(client, generated.id);
    await learned(generated.id);
    expect(await world.db.selectFrom("training_data").select("id").execute()).toHaveLength(before + 1);
  });
});

describe("whose it was", () => {
  test("an entry holds nothing that the person wrote", async () => {
    const odd = "Zyzzogeton'); drop table users; -- <b>Ünïcode</b> 💥";
    const client = await world.person({ name: "Zyzzogeton Q", email: "zyzzogeton@example.com" });
    await onboard(client, {
      businessName: odd,
      businessDescription: `I sell zyzzogeton lamps to zyzzogeton lovers. ${odd}`,
    });
    const quests = await open(client);
    for (const [index, { id }] of quests.entries()) {
      await patchQuest(client, id, {
        title: `Zyzzogeton ${index}`,
        description: odd,
        category: "Zyzzogeton",
      });
      await (index % 2 === 0 ? completeQuest(client, id, { completionNotes: odd }) : reject(client, id));
    }
    for (const { id } of quests)
      expect(JSON.stringify(await learned(id))).not.toMatch(/zyzzogeton|example\.com|drop table|💥/iu);
  });

  test("it is the same entry for everybody of the same type and stage", async () => {
    const client = await newcomer();
    const [{ id }] = await open(client);
    const quest = await world.db
      .selectFrom("quests")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const user = await world.db
      .selectFrom("users")
      .selectAll()
      .where("id", "=", quest.user_id)
      .executeTakeFirstOrThrow();
    const now = world.clock.now();
    const entryFor = async (somebody: object, written: object) => {
      await unlearn(world.db, id);
      await learnFrom(
        world.db,
        world.engine(),
        { ...user, ...somebody },
        { ...quest, ...written },
        "completed",
        now,
      );
      const [{ id: _, ...entry } = { id: "" }] = await entriesOf(id);
      return entry;
    };
    const usual = await entryFor({}, {});
    expect(usual).toMatchObject({ original_task: expect.any(String) });
    const text = fc.string({ unit: "binary", maxLength: 60 });
    const person = fc.record({
      username: text,
      email: text,
      business_name: text,
      business_description: text,
      goals: text,
    });
    const writing = fc.record({ title: text, description: text, category: text, completion_notes: text });
    await fc.assert(
      fc.asyncProperty(person, writing, async (somebody, written) => {
        expect(await entryFor(somebody, written)).toEqual(usual);
      }),
      { numRuns: 40 },
    );
  });
});

describe("tools", () => {
  const openTool = (client: Client, taskId: string, tool: string) =>
    client.post(`/api/tasks/${taskId}/tools`, { tool });

  test("it asks for a sign-in; another's quest is 404, an unknown tool 400", async () => {
    const [owner, stranger] = [await newcomer(), await world.person()];
    const [{ id }] = await open(owner);
    expect((await openTool(world.visitor(), id, "LinkedIn")).statusCode).toBe(401);
    expect((await openTool(stranger, id, "LinkedIn")).statusCode).toBe(404);
    expect((await openTool(owner, id, "Hammer")).statusCode).toBe(400);
  });

  test("each opening is counted by what was suggested first and what was opened", async () => {
    await world.db.deleteFrom("tool_openings").execute();
    const client = await newcomer();
    const [quest] = await open(client);
    const [first] = suggestTools(quest);
    const other = TOOLS.find(({ name }) => name !== first?.name);
    const names = [first, first, first, other].map((tool) => tool?.name ?? "");
    const answers = await Promise.all(names.map((name) => openTool(client, quest.id, name)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    const rows = await world.db.selectFrom("tool_openings").selectAll().orderBy("times", "desc").execute();
    const today = dayAt(world.clock.now(), "UTC");
    expect(rows).toEqual([
      { day: today, predicted: first?.name, opened: first?.name, times: 3 },
      { day: today, predicted: first?.name, opened: other?.name, times: 1 },
    ]);
  });
});

describe("what others taught", () => {
  const entry = (index: number, more: object = {}) => ({
    id: crypto.randomUUID(),
    quest_id: null,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
    business_type: "SaaS",
    business_stage: "Scaling",
    task_type: "Finance",
    template_id: "finance",
    original_task: `Task ${index}`,
    user_rating: 4,
    tags: ["completed"],
    ...more,
  });

  test("what did well for a type, often enough and not deleted since, is passed on to others of it", async () => {
    const { db } = world;
    await db.deleteFrom("training_data").execute();
    const of = (template_id: string, ...ratings: number[]) =>
      ratings.map((user_rating, index) => entry(index, { template_id, user_rating }));
    await db
      .insertInto("training_data")
      .values([
        ...of("loved", 5, 4, 5),
        ...of("rare", 5, 5),
        ...of("mixed", 5, 1, 4),
        entry(8, { template_id: "rare", user_rating: 5, deleted_at: new Date() }),
        entry(9, { business_type: "Freelancing", template_id: "other", user_rating: 5 }),
      ])
      .execute();
    const { didWell, taste } = await readLearned(db, "SaaS");
    expect([...didWell.keys()]).toEqual(["loved"]);
    expect([...taste]).toEqual([["Finance", { completed: 7, rejected: 1 }]]);
  });
});
