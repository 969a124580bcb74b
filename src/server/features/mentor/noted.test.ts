import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerTo } from "#server/testing/people/mentor-people.ts";
import { onboard } from "#server/testing/people/quest-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function newcomer() {
  const client = await world.person();
  await onboard(client);
  return client;
}

type Client = Awaited<ReturnType<typeof newcomer>>;
const forget = (client: Pick<Client, "send">, id: string) =>
  client.send({ method: "DELETE", url: `/api/rag/noted/${id}` });

async function factsOf(client: Client, key: string) {
  const { id } = (await client.get("/api/auth/user")).json();
  const rows = await world.db
    .selectFrom("business_facts")
    .selectAll()
    .where("user_id", "=", id)
    .where("key", "=", key)
    .execute();
  return rows.map(({ value, source }) => ({ value, source }));
}

test("a cost said in passing is noted, shown after a reload, and used in the next sum", async () => {
  const client = await newcomer();
  const { noted, response } = await answerTo(client, "One candle costs me 4 euros.");
  expect(noted).toEqual([{ id: expect.any(String), text: expect.stringMatching(/^Noted: .*4 euros/u) }]);
  expect(response).toContain(noted[0].text);
  expect(await factsOf(client, "unitCost")).toEqual([{ value: "4", source: "mentor" }]);
  const { exchanges } = (await client.get("/api/rag/conversation")).json();
  expect(exchanges[0].attempts[0].noted).toEqual(noted);
  const sum = await answerTo(client, "I sell it for 10 euros. How much stays from each?");
  expect(sum.response).toMatch(/\b6 euros|\b6\b/u);
});

test("a note can be taken back once, by its owner", async () => {
  const [client, stranger] = [await newcomer(), await newcomer()];
  const { noted } = await answerTo(client, "One candle costs me 4 euros.");
  const { id } = noted[0];
  expect((await forget(world.visitor(), id)).statusCode).toBe(401);
  expect((await forget(stranger, id)).statusCode).toBe(404);
  expect(await factsOf(client, "unitCost")).toHaveLength(1);
  expect((await forget(client, id)).statusCode).toBe(204);
  expect(await factsOf(client, "unitCost")).toEqual([]);
  expect((await forget(client, id)).statusCode).toBe(404);
  expect((await forget(client, randomUUID())).statusCode).toBe(404);
  expect((await forget(client, "nonsense")).statusCode).toBe(400);
});

test("what to do now points to a quest that is on the board", async () => {
  const client = await newcomer();
  const { suggestedTask } = await answerTo(client, "What should I do next?");
  const titles = (await client.get("/api/tasks")).json().map(({ title }: { title: string }) => title);
  expect(suggestedTask).toMatchObject({ isAdded: true });
  expect(titles).toContain(suggestedTask.title);
});

test("a question about the quest that is open on screen is answered from it", async () => {
  const client = await newcomer();
  const [quest] = (await client.get("/api/tasks")).json();
  const { basis } = await answerTo(client, "How do I begin?", { questId: quest.id });
  expect(basis.quests).toEqual([quest.title]);
});
