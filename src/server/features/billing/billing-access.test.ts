import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { pass, startTrial, statusOf } from "#server/testing/people/billing-people.ts";
import { ask } from "#server/testing/people/mentor-people.ts";
import { onboard } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
// The first account is an admin, whose sessions are short.
await world.person();

const newcomer = () => world.person({ hasPlan: false });

test.each([
  ["GET", "/api/subscription/status"],
  ["POST", "/api/subscription/start-trial"],
  ["POST", "/api/subscription/create-payment-intent"],
  ["POST", "/api/subscription/confirm-payment"],
  ["POST", "/api/subscription/cancel"],
  ["POST", "/api/subscription/resume"],
  ["GET", "/api/subscription/invoices"],
  ["POST", "/api/subscription/sandbox/pay"],
] as const)("%s %s needs a person", async (method, url) => {
  expect((await world.visitor().send({ method, url })).statusCode).toBe(401);
});

test("a new account is unsubscribed, and the price is ours to say", async () => {
  expect(await statusOf(await newcomer())).toEqual({
    status: "unsubscribed",
    isTrialExpired: false,
    legacyAccess: false,
    daysLeft: 0,
    hasAccess: false,
    trialExpiresAt: null,
    isPaid: false,
    paidUntil: null,
    cancelsAtEnd: false,
    isPaymentFailed: false,
    price: { amount: 2_000, currency: "usd" },
    cardForm: { kind: "sandbox" },
  });
});

test("the trial lasts 30 days to the millisecond and comes once", async () => {
  const person = await newcomer();
  const started = await startTrial(person);
  expect(started.json()).toMatchObject({ status: "trial", daysLeft: 30, hasAccess: true });
  expect((await startTrial(person)).json().trialExpiresAt).toBe(started.json().trialExpiresAt);
  world.clock.advance(61_000);
  expect((await startTrial(person)).statusCode).toBe(409);
  await pass(world, person, 30);
  expect(await statusOf(person)).toMatchObject({
    status: "trial",
    isTrialExpired: true,
    daysLeft: 0,
    hasAccess: false,
  });
  expect((await startTrial(person)).statusCode).toBe(409);
});

test("what a body says about the trial is not read", async () => {
  const person = await newcomer();
  const answer = await person.post("/api/subscription/start-trial", {
    daysLeft: 9_999,
    trialExpiresAt: "2099-01-01T00:00:00Z",
    status: "subscribed",
  });
  expect(answer.json()).toMatchObject({ status: "trial", daysLeft: 30 });
});

test("without a plan new batches and the mentor ask for one, and everything else works", async () => {
  const person = await newcomer();
  await onboard(person);
  const list = await person.get("/api/tasks");
  expect(list.json().length).toBeGreaterThan(0);
  const batch = await person.post("/api/tasks/regenerate");
  expect([batch.statusCode, batch.json().error]).toEqual([402, "plan_required"]);
  const chat = await ask(person, "How do I price a candle?");
  expect([chat.statusCode, chat.json().error]).toEqual([402, "plan_required"]);
  const streamed = await person.post(
    "/api/rag/chat",
    { prompt: "How do I price a candle?" },
    { accept: "text/event-stream" },
  );
  expect(streamed.statusCode).toBe(402);
  expect((await person.get("/api/rag/conversation")).json().exchanges).toEqual([]);
  const [first] = list.json();
  const done = await person.send({
    method: "PATCH",
    url: `/api/tasks/${first.id}`,
    payload: { isCompleted: true },
  });
  expect(done.statusCode).toBe(200);
  expect((await person.get("/api/export")).statusCode).toBe(200);
  await startTrial(person);
  expect((await person.post("/api/tasks/regenerate")).statusCode).toBe(200);
  expect((await ask(person, "How do I price a candle?")).statusCode).toBe(200);
});

test("a person in need is answered without a plan", async () => {
  const answer = await ask(await newcomer(), "I want to end my life");
  expect(answer.statusCode).toBe(200);
  expect(answer.json().response).toContain("crisis line");
});

test("quests are prepared only for those with a plan", async () => {
  const [with_, without] = [await world.person(), await newcomer()];
  for (const person of [with_, without]) {
    await onboard(person, { timeZone: "UTC" });
    for (const quest of (await person.get("/api/tasks")).json())
      await person.send({ method: "DELETE", url: `/api/tasks/${quest.id}` });
  }
  world.clock.advance(8 * MS_PER_DAY);
  for (const person of [with_, without]) await person.get("/api/auth/user");
  await world.generation.prepareWaiting(world.clock.now());
  expect((await with_.get("/api/tasks")).json().length).toBeGreaterThan(0);
  expect((await without.get("/api/tasks")).json()).toEqual([]);
  expect((await without.post("/api/tasks/prepare")).json()).toEqual({ created: 0 });
});

test("the mentor's gate looks at the question that is answered, not at the words beside it", async () => {
  const person = await newcomer();
  await startTrial(person);
  const question = { prompt: "How do I price a candle?", messageId: randomUUID() };
  expect((await person.post("/api/rag/chat", question)).statusCode).toBe(200);
  await pass(world, person, 31);
  const inNeed = "I want to end my life";
  const again = await person.post("/api/rag/chat", { prompt: inNeed, again: true });
  expect(again.statusCode).toBe(402);
  const sent = await person.post("/api/rag/chat", { ...question, prompt: inNeed });
  expect(sent.statusCode).toBe(402);
  const kept = (await person.get("/api/rag/conversation")).json().exchanges;
  await ask(person, "Another question");
  expect((await person.get("/api/rag/conversation")).json().exchanges).toEqual(kept);
});
