import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BUILT_IN } from "#server/engine/quest/names.ts";
import { answerTo, ask, CHAT } from "#server/testing/people/mentor-people.ts";
import { OWN_QUEST, onboard } from "#server/testing/people/quest-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

const CONVERSATION = "/api/rag/conversation";
const PRICE = "What should I charge for my candles?";
let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Client = Awaited<ReturnType<TestWorld["person"]>>;
const conversation = async (client: Client) => (await client.get(CONVERSATION)).json().exchanges;

async function newcomer(answers: object = {}) {
  const client = await world.person();
  await onboard(client, answers);
  return client;
}

async function rowsOf(client: Client) {
  const { id } = (await client.get("/api/auth/user")).json();
  return world.db.selectFrom("mentor_messages").selectAll().where("user_id", "=", id).execute();
}

describe("who may", () => {
  test.each([
    ["POST", CHAT],
    ["GET", CONVERSATION],
    ["DELETE", CONVERSATION],
    ["GET", `${CONVERSATION}/export`],
    ["GET", "/api/rag/mentor"],
  ] as const)("%s %s is 401 signed out", async (method, url) => {
    expect((await world.visitor().send({ method, url })).statusCode).toBe(401);
  });

  test("the session says who asks, whatever userId says", async () => {
    const [asker, other] = [await newcomer(), await newcomer()];
    const { id } = (await other.get("/api/auth/user")).json();
    expect((await ask(asker, PRICE, { userId: id })).statusCode).toBe(200);
    expect(await conversation(asker)).toHaveLength(1);
    expect(await conversation(other)).toEqual([]);
  });
});

describe("a question", () => {
  test("is answered with who spoke, what it is based on, and a quest to take", async () => {
    const client = await newcomer();
    const answer = await answerTo(client, PRICE);
    expect(answer).toEqual({
      messageId: expect.any(String),
      response: expect.stringMatching(/price/iu),
      model: BUILT_IN.name,
      basis: {
        cards: [expect.any(String)],
        profile: expect.arrayContaining(["business description"]),
        quests: expect.any(Array),
      },
      isStopped: false,
      choices: [expect.any(String), expect.any(String)],
      isUnsure: false,
      noted: [],
      suggestedTask: {
        suggestionId: expect.any(String),
        title: expect.any(String),
        description: expect.any(String),
        category: expect.any(String),
        difficulty: expect.any(String),
        xpReward: expect.any(Number),
        isAdded: false,
      },
    });
    expect(answer.response.split(/\s+/u).length).toBeLessThanOrEqual(350);
    expect(answer.response).not.toMatch(/[{}]/u);
  });

  test.each([
    ["nothing", "", 400],
    ["blanks", "   ", 400],
    ["4,000 characters", "p".repeat(4_000), 200],
    ["4,001 characters", "p".repeat(4_001), 400],
  ])("of %s", async (_what, prompt, status) => {
    const client = await world.person();
    expect((await ask(client, prompt)).statusCode).toBe(status);
    expect(await conversation(client)).toHaveLength(status === 200 ? 1 : 0);
  });

  test("may come with more history than counts; what is no history is 400", async () => {
    const client = await newcomer();
    const history = (count: number, more: object = {}) => ({
      conversationHistory: Array.from({ length: count }, () => ({ text: "Before", sender: "user", ...more })),
    });
    expect((await ask(client, PRICE, history(20))).statusCode).toBe(200);
    expect((await ask(client, PRICE, history(101))).statusCode).toBe(400);
    expect((await ask(client, PRICE, history(1, { sender: "system" }))).statusCode).toBe(400);
    expect((await ask(client, PRICE, history(1, { text: "x".repeat(4_001) }))).statusCode).toBe(400);
  });

  test("is answered before onboarding too", async () => {
    expect((await answerTo(await world.person(), PRICE)).response.length).toBeGreaterThan(50);
  });

  test("goes on about what was talked about", async () => {
    const client = await newcomer();
    const { basis } = await answerTo(client, PRICE);
    expect((await answerTo(client, "can you give me an example?")).basis.cards).toEqual(basis.cards);
  });
});

describe("a repeat", () => {
  test("of a message id answers what is stored, whatever it says now", async () => {
    const client = await newcomer();
    const messageId = randomUUID();
    const first = await answerTo(client, PRICE, { messageId });
    expect(await answerTo(client, "Something else", { messageId })).toEqual(first);
    expect(await conversation(client)).toMatchObject([{ id: messageId, prompt: PRICE }]);
    expect(await rowsOf(client)).toHaveLength(2);
  });

  test("ten at once make one question and one answer, the same for all", async () => {
    const client = await newcomer();
    const messageId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => answerTo(client, PRICE, { messageId })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rowsOf(client)).toHaveLength(2);
  });

  test("of someone else's message id, or of an answer's, is 404 and tells nothing", async () => {
    const [owner, stranger] = [await newcomer(), await newcomer()];
    const messageId = randomUUID();
    const { messageId: answerId } = await answerTo(owner, PRICE, { messageId });
    for (const id of [messageId, answerId]) {
      const answer = await ask(stranger, "Mine", { messageId: id });
      expect([answer.statusCode, answer.json().error]).toEqual([404, "not_found"]);
    }
    expect((await ask(owner, "Mine", { messageId: answerId })).statusCode).toBe(404);
    expect(await rowsOf(stranger)).toEqual([]);
    expect((await ask(owner, PRICE, { messageId: "1" })).statusCode).toBe(400);
  });
});

describe("another attempt", () => {
  test("is the second at the last question, kept beside the first, and another text", async () => {
    const client = await newcomer();
    const messageId = randomUUID();
    const first = await answerTo(client, PRICE, { messageId });
    const second = await answerTo(client, PRICE, { messageId, again: true });
    expect(second.response).not.toBe(first.response);
    expect(await conversation(client)).toMatchObject([
      { id: messageId, attempts: [{ messageId: first.messageId }, { messageId: second.messageId }] },
    ]);
    expect(await answerTo(client, PRICE, { messageId })).toEqual(second);
  });

  test("at an earlier one is 409, without a question 404", async () => {
    const client = await newcomer();
    expect((await ask(client, PRICE, { again: true })).statusCode).toBe(404);
    const messageId = randomUUID();
    await answerTo(client, PRICE, { messageId });
    await answerTo(client, "How do I find my first customers?");
    expect((await ask(client, PRICE, { messageId, again: true })).statusCode).toBe(409);
    expect((await ask(client, "again", { again: true })).statusCode).toBe(200);
    expect(
      (await conversation(client)).map(({ attempts }: { attempts: unknown[] }) => attempts.length),
    ).toEqual([1, 2]);
  });

  test("is there five times at most", async () => {
    const client = await newcomer();
    await answerTo(client, PRICE);
    for (let attempt = 2; attempt <= 5; attempt++) await answerTo(client, PRICE, { again: true });
    const sixth = await ask(client, PRICE, { again: true });
    expect([sixth.statusCode, sixth.json().message]).toEqual([
      409,
      "That was 5 attempts at one answer. Ask it in other words.",
    ]);
    expect((await conversation(client))[0].attempts).toHaveLength(5);
  });

  test("three at once make one", async () => {
    const client = await newcomer();
    await answerTo(client, PRICE);
    await Promise.all(Array.from({ length: 3 }, () => answerTo(client, PRICE, { again: true })));
    expect((await conversation(client))[0].attempts).toHaveLength(2);
  });
});

describe("the conversation", () => {
  test("lists the latest 50 questions oldest first, and the export has all of them", async () => {
    const client = await world.person();
    const { id: user_id } = (await client.get("/api/auth/user")).json();
    await world.db
      .insertInto("mentor_messages")
      .values(
        Array.from({ length: 60 }, (_, index) => ({
          id: randomUUID(),
          user_id,
          sender: "user" as const,
          text: `Question ${index}`,
          created_at: new Date(Date.UTC(2026, 0, 1, 0, index)),
        })),
      )
      .execute();
    const prompts = (exchanges: { prompt: string }[]) => exchanges.map(({ prompt }) => prompt);
    const listed = prompts(await conversation(client));
    expect([listed.length, listed[0], listed.at(-1)]).toEqual([50, "Question 10", "Question 59"]);
    const file = (await client.get(`${CONVERSATION}/export`)).json();
    expect(Date.parse(file.exportedAt)).not.toBeNaN();
    expect(prompts(file.exchanges)).toEqual(Array.from({ length: 60 }, (_, index) => `Question ${index}`));
  });

  test("is forgotten when cleared, with what was proposed in it; a quest that was taken stays", async () => {
    const [client, other] = [await newcomer(), await newcomer()];
    await answerTo(other, PRICE);
    const { suggestedTask: taken } = await answerTo(client, PRICE);
    await client.post("/api/tasks", { ...OWN_QUEST, suggestionId: taken.suggestionId });
    const { suggestedTask: untaken } = await answerTo(client, "How do I find my first customers?");
    const clear = () => client.send({ method: "DELETE", url: CONVERSATION });
    expect([(await clear()).statusCode, (await clear()).statusCode]).toEqual([204, 204]);
    expect(await conversation(client)).toEqual([]);
    expect(await rowsOf(client)).toEqual([]);
    expect(await conversation(other)).toHaveLength(1);
    const take = (suggestionId: string) => client.post("/api/tasks", { ...OWN_QUEST, suggestionId });
    expect((await take(untaken.suggestionId)).statusCode).toBe(404);
    expect((await take(taken.suggestionId)).statusCode).toBe(200);
    const titles = (await client.get("/api/tasks")).json().map(({ title }: { title: string }) => title);
    expect(titles).toContain(taken.title);
  });

  test("begins with questions made from where the person stands, and says that the text stays here", async () => {
    const client = await newcomer();
    const [next] = (await client.get("/api/tasks")).json();
    const { models, starters } = (await client.get("/api/rag/mentor")).json();
    expect(models).toEqual(BUILT_IN.models.map((model) => ({ ...model, host: null })));
    expect(starters).toContain(`Help me with “${next.title}”`);
    expect(starters.length).toBeGreaterThanOrEqual(3);
  });
});
