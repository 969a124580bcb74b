import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { hoursAfterTooBig } from "#domain/quests/rejection.ts";
import { numberWord } from "#server/engine/business/grammar.ts";
import { loadPlaybook } from "#server/engine/playbook/playbook.ts";
import { completeQuest, createQuest, onboard, patchQuest } from "#server/testing/people/quest-people.ts";
import { PLAYBOOK_FOLDER } from "#server/testing/quest-engine.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

const NEVER = "6f1d2c1e-0000-4000-8000-000000000001";
const { templates } = loadPlaybook(PLAYBOOK_FOLDER);
let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Client = Awaited<ReturnType<TestWorld["person"]>>;
interface Quest {
  id: string;
  title: string;
  description: string;
  estimatedHours: number;
}
const list = async (client: Client): Promise<Quest[]> => (await client.get("/api/tasks")).json();

/** With much time, so that quests come longer than their shortest form. */
async function busyPerson(): Promise<{ client: Client; longest: Quest }> {
  const client = await world.person();
  await onboard(client, { timeCommitment: "20+ hours/week" });
  // Onboarding waits only a short time for the first batch.
  await client.post("/api/tasks/prepare");
  const [longest] = (await list(client)).toSorted((a, b) => b.estimatedHours - a.estimatedHours);
  if (!longest) throw new Error("no quests");
  return { client, longest };
}

const setQuest = ({ id }: Quest, changes: { template_id?: string | null; estimated_hours?: number }) =>
  world.db.updateTable("quests").set(changes).where("id", "=", id).execute();
const learnedFrom = ({ id }: Quest) =>
  world.db.selectFrom("business_facts").select(["key", "value"]).where("quest_id", "=", id).execute();
const trainedBy = ({ id }: Quest) =>
  world.db.selectFrom("training_data").select("user_rating").where("quest_id", "=", id).execute();

describe("why a quest is not relevant", () => {
  const reject = (client: Client, { id: taskId }: Quest, reason?: string) =>
    client.post("/api/tasks/reject", { taskId, ...(reason && { reason }) });
  const hiddenReason = async (client: Client) => (await client.get("/api/tasks/hidden")).json()[0].reason;

  test("a reason given later is kept, and a repeat without one does not take it away", async () => {
    const { client, longest } = await busyPerson();
    await reject(client, longest);
    expect(await hiddenReason(client)).toBeNull();
    expect((await reject(client, longest, "Not now")).statusCode).toBe(200);
    expect(await hiddenReason(client)).toBe("Not now");
    await reject(client, longest);
    expect(await hiddenReason(client)).toBe("Not now");
  });

  test("already done: what the quest reaches is known, until it is undone", async () => {
    const { client, longest: giving } = await busyPerson();
    // A template that reaches a milestone all by itself.
    const template = templates.find(({ gives }) => gives.length > 0);
    await setQuest(giving, { template_id: template?.id ?? null });
    await reject(client, giving);
    expect(await learnedFrom(giving)).toEqual([]);
    await reject(client, giving, "Already done");
    const facts = await learnedFrom(giving);
    for (const key of template?.gives ?? []) expect(facts).toContainEqual({ key, value: "yes" });
    expect(await trainedBy(giving)).toEqual([]);
    await client.post(`/api/tasks/${giving.id}/restore`);
    expect(await learnedFrom(giving)).toEqual([]);
  });

  test("too big: the next batch holds nothing longer than half of it, until it is undone", async () => {
    const { client, longest } = await busyPerson();
    expect(longest.estimatedHours).toBeGreaterThan(1);
    await reject(client, longest);
    await reject(client, longest, "Too big");
    const before = new Set((await list(client)).map(({ id }) => id));
    await client.post("/api/tasks/regenerate");
    const added = (await list(client)).filter(({ id }) => !before.has(id));
    expect(added.length).toBeGreaterThan(0);
    for (const { estimatedHours } of added)
      expect(estimatedHours).toBeLessThanOrEqual(hoursAfterTooBig(longest.estimatedHours));
    await client.post(`/api/tasks/${longest.id}/restore`);
    expect(await learnedFrom(longest)).toEqual([]);
  });

  test("only a dislike leaves a bad rating for quests of its kind", async () => {
    const { client } = await busyPerson();
    const ratings = [];
    for (const reason of [undefined, "Not my business", "Too big", "Not now"]) {
      const [quest] = await list(client);
      if (!quest) throw new Error("no quests");
      await reject(client, quest);
      await reject(client, quest, reason);
      ratings.push([reason, (await trainedBy(quest)).length]);
    }
    expect(ratings).toEqual([
      [undefined, 1],
      ["Not my business", 1],
      ["Too big", 0],
      ["Not now", 0],
    ]);
  });
});

describe("shorter", () => {
  const shorten = (client: Client, id: string, body: object = {}) =>
    client.post(`/api/tasks/${id}/shorter`, body);

  test("is 401 signed out, and 404 for another person's quest", async () => {
    const { longest } = await busyPerson();
    const stranger = await world.person();
    expect((await shorten(world.visitor() as Client, NEVER)).statusCode).toBe(401);
    expect((await shorten(stranger, longest.id)).statusCode).toBe(404);
  });

  test("the next smaller length, down to the shortest", async () => {
    const { client, longest } = await busyPerson();
    let hours = longest.estimatedHours;
    for (;;) {
      const answer = await shorten(client, longest.id);
      if (answer.statusCode === 409) {
        expect(answer.json().message).toBe("This is already its shortest version.");
        break;
      }
      expect(answer.json().estimatedHours).toBeLessThan(hours);
      hours = answer.json().estimatedHours;
    }
    expect(hours).toBeLessThan(longest.estimatedHours);
  });

  test("title and description count what the shorter one asks for", async () => {
    const { client, longest } = await busyPerson();
    const counting = templates.find(({ title, sizes }) => title.includes("{n}") && sizes.length > 1);
    const [shorter, long] = counting?.sizes.slice(-2) ?? [];
    await setQuest(longest, { template_id: counting?.id ?? null, estimated_hours: long?.hours ?? 0 });
    const answer = (await shorten(client, longest.id)).json();
    expect(answer.estimatedHours).toBe(shorter?.hours);
    expect(answer.title.toLowerCase()).toContain(numberWord(shorter?.n ?? 0));
    expect(`${answer.title}${answer.description}`).not.toMatch(/[{}]/u);
  });

  test("the same tap twice shortens once", async () => {
    const { client, longest } = await busyPerson();
    const tap = () => shorten(client, longest.id, { fromHours: longest.estimatedHours });
    const [first, second] = [await tap(), await tap()];
    expect(second.json()).toEqual(first.json());
  });

  test("below the shortest length it is the first step alone, in ten minutes", async () => {
    const { client, longest } = await busyPerson();
    await setQuest(longest, { estimated_hours: 0.5 });
    const [first] = readQuestText(longest.description).steps;
    const tap = () => shorten(client, longest.id, { fromHours: 0.5 });
    const answer = (await tap()).json();
    expect(answer).toMatchObject({ estimatedMinutes: 10, xpReward: 25 });
    expect(answer.title).toMatch(/^First step: /u);
    expect(readQuestText(answer.description)).toMatchObject({ steps: [first] });
    expect((await tap()).json()).toEqual(answer);
    // It is not the whole quest: a milestone is not nearer by it, and the whole may come again.
    await completeQuest(client, longest.id);
    expect(await learnedFrom(longest)).toEqual([]);
  });

  test("undone, it is exactly what it was, and its old ticks are back", async () => {
    const { client, longest } = await busyPerson();
    await patchQuest(client, longest.id, { title: "In my words", inProgress: true, stepsDone: [1, 2] });
    for (const hours of [longest.estimatedHours, 0.5]) {
      await setQuest(longest, { estimated_hours: hours });
      const start = (await list(client)).find(({ id }) => id === longest.id);
      expect((await shorten(client, longest.id)).json().description).not.toBe("");
      const undone = await client.post(`/api/tasks/${longest.id}/longer`);
      expect(undone.json()).toEqual(start);
    }
    // A second undo changes nothing, and the quest can be made shorter again.
    const again = await client.post(`/api/tasks/${longest.id}/longer`);
    expect(again.json().estimatedHours).toBe(0.5);
    expect((await shorten(client, longest.id)).statusCode).toBe(200);
  });

  test("undoing is 401 signed out, 404 for another person's quest, 409 once it is finished", async () => {
    const { client, longest } = await busyPerson();
    const stranger = await world.person();
    const undo = (who: Pick<Client, "post">) => who.post(`/api/tasks/${longest.id}/longer`);
    expect((await undo(world.visitor())).statusCode).toBe(401);
    expect((await undo(stranger)).statusCode).toBe(404);
    await shorten(client, longest.id);
    await completeQuest(client, longest.id);
    expect((await undo(client)).statusCode).toBe(409);
  });

  test("a quest of one's own and a finished one stay as they are", async () => {
    const { client, longest } = await busyPerson();
    const own = await createQuest(client, { estimatedHours: 4 });
    expect((await shorten(client, own.id)).json().message).toBe(
      "This quest comes in one length. You can edit its hours.",
    );
    await completeQuest(client, longest.id);
    expect((await shorten(client, longest.id)).statusCode).toBe(409);
  });
});
