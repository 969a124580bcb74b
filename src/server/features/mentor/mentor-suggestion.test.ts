import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addDays, dayAt, instantOf } from "#domain/general/calendar-day.ts";
import { answerTo } from "#server/testing/people/mentor-people.ts";
import { createQuest, OWN_QUEST, onboard } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const PRICE = "What should I charge for my candles?";
const world = await openFileWorld();

async function newcomer(answers: object = {}) {
  const client = await world.person();
  await onboard(client, answers);
  return client;
}

describe("a suggestion", () => {
  test("becomes a quest by one click: text and reward from the server, an hour, due tomorrow", async () => {
    const client = await newcomer({ timeZone: "Asia/Tokyo" });
    const { suggestedTask } = await answerTo(client, PRICE);
    const { suggestionId, isAdded: _, ...text } = suggestedTask;
    const lies = {
      title: "Rich at once",
      description: "x",
      xpReward: 100,
      category: "Lies",
      estimatedHours: 16,
    };
    const answer = await client.post("/api/tasks", { ...OWN_QUEST, ...lies, suggestionId });
    expect(answer.statusCode).toBe(200);
    const tomorrow = addDays(dayAt(world.clock.now(), "Asia/Tokyo"), 1);
    expect(answer.json()).toMatchObject({
      ...text,
      estimatedHours: 1,
      origin: "mentor",
      dueDate: instantOf(tomorrow, "23:59", "Asia/Tokyo").toISOString(),
      reason: expect.any(String),
    });
    const [{ attempts }] = (await client.get("/api/rag/conversation")).json().exchanges;
    expect(attempts[0].suggestedTask).toMatchObject({ suggestionId, isAdded: true });
  });

  test("twice, or ten times at once, is the same quest", async () => {
    const client = await newcomer();
    const { suggestedTask } = await answerTo(client, PRICE);
    const take = () => client.post("/api/tasks", { ...OWN_QUEST, suggestionId: suggestedTask.suggestionId });
    const answers = await Promise.all(Array.from({ length: 10 }, take));
    const ids = [...answers, await take()].map((answer) => answer.json().id);
    expect(new Set(ids).size).toBe(1);
    const mine = (await client.get("/api/tasks")).json();
    expect(mine.filter(({ origin }: { origin: string }) => origin === "mentor")).toHaveLength(1);
  });

  test("of someone else is 404, and makes nothing", async () => {
    const [owner, stranger] = [await newcomer(), await world.person()];
    const { suggestedTask } = await answerTo(owner, PRICE);
    const take = (suggestionId: string) => stranger.post("/api/tasks", { ...OWN_QUEST, suggestionId });
    expect((await take(suggestedTask.suggestionId)).statusCode).toBe(404);
    expect((await take(randomUUID())).statusCode).toBe(404);
    expect((await stranger.get("/api/tasks")).json()).toEqual([]);
  });

  test("keeps its reward, and a title that is taken gets a number", async () => {
    const client = await newcomer();
    const { suggestedTask } = await answerTo(client, PRICE);
    await createQuest(client, { title: suggestedTask.title });
    const taken = (
      await client.post("/api/tasks", { ...OWN_QUEST, suggestionId: suggestedTask.suggestionId })
    ).json();
    expect(taken.title).toBe(`${suggestedTask.title} (2)`);
    const raise = await client.send({
      method: "PATCH",
      url: `/api/tasks/${taken.id}`,
      payload: { xpReward: 100 },
    });
    expect(raise.statusCode).toBe(409);
  });
});
