import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mentorEvents } from "#contracts/mentor.ts";
import {
  answerTo,
  askForEvents,
  closeListening,
  hear,
  listen,
} from "#server/testing/people/mentor-people.ts";
import { onboard } from "#server/testing/people/quest-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

const PRICE = "What should I charge for my candles?";
let world: TestWorld;
let origin: string;
beforeAll(async () => {
  world = await openWorld();
  origin = await listen(world);
});
afterAll(() => closeListening(world));

async function newcomer() {
  const client = await world.person();
  await onboard(client);
  return client;
}

test("the answer comes as deltas and then as a whole, which is what is stored", async () => {
  const client = await newcomer();
  const messageId = randomUUID();
  const { status, headers, events } = await askForEvents(origin, client, { prompt: PRICE, messageId });
  expect([status, headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  const heard = [];
  for await (const event of events) heard.push(event);
  const done = heard.at(-1);
  expect(heard.map(({ event }) => event)).toEqual(["delta", "done"]);
  expect(heard[0]?.data.text).toBe(done?.data.response);
  expect(mentorEvents.done.safeParse(done?.data).success).toBe(true);
  expect(await answerTo(client, PRICE, { messageId })).toEqual(done?.data);
  const lines = world.logLines.map((line) => JSON.parse(line));
  expect(lines.filter(({ route }) => route === "/api/rag/chat")).toMatchObject([
    { status: 200 },
    { status: 200 },
  ]);
});

test("a repeat of a message id is told at once, and makes no second answer", async () => {
  const client = await newcomer();
  const messageId = randomUUID();
  const stored = await answerTo(client, PRICE, { messageId });
  expect(await hear(origin, client, { prompt: PRICE, messageId })).toEqual([{ event: "done", data: stored }]);
});

test("a refusal before the first word is an ordinary answer with its status", async () => {
  const client = await newcomer();
  const refused = async (who: Awaited<ReturnType<typeof newcomer>>, body: object) => {
    const answer = await askForEvents(origin, who, body);
    const { error } = (await answer.json()) as { error: string };
    return [answer.status, error];
  };
  expect(await refused(world.visitor(), { prompt: PRICE })).toEqual([401, "unauthenticated"]);
  expect(await refused(client, { prompt: "" })).toEqual([400, "invalid_input"]);
  expect(await refused(client, { prompt: PRICE, again: true })).toEqual([404, "not_found"]);
  expect((await client.get("/api/rag/conversation")).json().exchanges).toEqual([]);
});

test("who does not ask for events gets JSON", async () => {
  const client = await newcomer();
  const answer = await client.post("/api/rag/chat", { prompt: PRICE }, { accept: "application/json" });
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
});
