import { expect, test } from "vitest";
import { READS_PARTED_BY, READS_PATH } from "#contracts/reads/reads-path.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { statementsOf } from "#server/testing/count-statements.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { claim, completeQuest, createQuest, onboard } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

/**
 * How many statements a call sends, with the session's, `begin` and `commit`. Each is a round trip and a
 * third of a millisecond of processor time: a new one in a frequent call belongs into one that is there.
 */
const world = await openFileWorld();

/** Somebody who finished a first quest today. */
async function someone(): Promise<HttpClient> {
  const me = await world.person();
  await onboard(me);
  const [first] = (await me.get("/api/tasks")).json();
  await completeQuest(me, first.id);
  return me;
}

const me = await someone();

/** The statements of a call; a test that counts others shows them. */
async function sentBy(call: () => Promise<{ statusCode: number }>, status = 200): Promise<string[]> {
  let answer = 0;
  const statements = await statementsOf(world, async () => {
    answer = (await call()).statusCode;
  });
  expect(answer).toBe(status);
  return statements;
}

test.each([
  ["/api/auth/user", 1],
  ["/api/tasks", 2],
  ["/api/achievements", 2],
  ["/api/achievements?include=all", 2],
  ["/api/progress/streak", 2],
  ["/api/progress/streak/calendar", 2],
  ["/api/tasks/summary", 4],
  ["/api/skill-paths", 2],
  ["/api/subscription/status", 2],
  ["/api/business", 3],
  ["/api/path", 7],
  ["/api/money", 8],
  ["/api/review", 1],
  ["/api/activity", 2],
])("GET %s: %i", async (path, statements) => {
  expect(await sentBy(() => me.get(path))).toHaveLength(statements);
});

test("what the dashboard opens with, in one call: 7 instead of 10", async () => {
  const of = ["/api/progress/streak", "/api/subscription/status", "/api/tasks", "/api/tasks/summary"];
  const together = `${READS_PATH}?of=${encodeURIComponent(of.join(READS_PARTED_BY))}`;
  expect(await sentBy(() => me.get(together))).toHaveLength(7);
});

test("an unchanged list of quests: the session's only", async () => {
  const { etag } = (await me.get("/api/tasks")).headers;
  const headers = { "if-none-match": String(etag) };
  expect(await sentBy(() => me.get("/api/tasks", headers), 304)).toHaveLength(1);
});

test("completing a quest of one's own: 12, and claiming its XP: 2, or 7 with a new level", async () => {
  const quest = await createQuest(me);
  expect(await sentBy(() => completeQuest(me, quest.id))).toHaveLength(12);
  const { awardId } = (await completeQuest(me, quest.id)).json();
  const again = () => claim(me, quest.xpReward, { awardId });
  expect(await sentBy(again)).toHaveLength(2);
  // Once more it would reach the next level, so the transaction for that is opened and finds it paid.
  expect(await sentBy(again)).toHaveLength(4);
  const large = await createQuest(me, { xpReward: 100 });
  const done = (await completeQuest(me, large.id)).json();
  expect(await sentBy(() => claim(me, 100, { awardId: done.awardId }))).toHaveLength(7);
});

test("completing one with notes that teach something: one more", async () => {
  const quest = await createQuest(me, { title: "Sell at the market" });
  const done = () => completeQuest(me, quest.id, { completionNotes: "I sold three candles." });
  expect(await sentBy(done)).toHaveLength(13);
});

test("completing a generated quest: 13, one of them for entered sales; one more if it reached something, and one for all who come later", async () => {
  const quests: { id: string; origin: string; isCompleted: boolean }[] = (await me.get("/api/tasks")).json();
  const quest = quests.find(({ origin, isCompleted }) => origin === "generated" && !isCompleted);
  const sent = await sentBy(() => completeQuest(me, quest?.id ?? ""));
  const isLearning = (text: string) => /^insert into "(?:training_data|business_facts)"/u.test(text);
  expect(sent.filter((text) => !isLearning(text))).toHaveLength(13);
});

test("ticking, starting and changing: 6 with an entry in the activity", async () => {
  const quest = await createQuest(me, { title: "Start me" });
  const start = { method: "PATCH", url: `/api/tasks/${quest.id}`, payload: { inProgress: true } } as const;
  expect(await sentBy(() => me.send(start))).toHaveLength(6);
});

/** The sum over the outcomes of all people is kept for a minute. Asking who one is brings the streak up to date. */
async function forgetLearned(): Promise<void> {
  world.clock.advance(2 * MS_PER_MINUTE);
  await me.get("/api/auth/user");
}

test("a question to the mentor, with a suggestion: 16, one less within a minute, one more after another question", async () => {
  const ask = (prompt: string) => () => me.post("/api/rag/chat", { prompt });
  await forgetLearned();
  expect(await sentBy(ask("How do I find my first customers?"))).toHaveLength(16);
  expect(await sentBy(ask("What should I charge for my candles?"))).toHaveLength(16);
  await forgetLearned();
  expect(await sentBy(ask("Where do I get the first reviews?"))).toHaveLength(17);
});

test("a batch of quests: 16, one less within a minute", async () => {
  const generate = () => me.post("/api/tasks/regenerate");
  await forgetLearned();
  expect(await sentBy(generate)).toHaveLength(16);
  expect(await sentBy(generate)).toHaveLength(15);
});
