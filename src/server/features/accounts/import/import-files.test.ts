import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { ExportView } from "#contracts/export/export.ts";
import { IMPORT_MAX_BYTES } from "#contracts/export/import.ts";
import { fillTables } from "#server/testing/people/exported-rows.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
const maya = await world.person({ name: "Maya" });
await fillTables(world, maya, "mine");
const good: ExportView = (await maya.get("/api/export")).json();
const paths = ["/api/import/check", "/api/import"] as const;

test.each(paths)("%s is 401 signed out, before the file is looked at", async (url) => {
  expect((await world.visitor().post(url, good)).statusCode).toBe(401);
  const tooLarge = { ...good, more: "x".repeat(IMPORT_MAX_BYTES) };
  expect((await world.visitor().post(url, tooLarge)).statusCode).toBe(401);
});

test.each(paths)("%s is closed to API tokens", async (url) => {
  const { secret } = (
    await maya.post("/api/tokens", { name: url, scope: "write", expiresInDays: 30 })
  ).json();
  const answer = await world.visitor().post(url, good, { authorization: `Bearer ${secret}` });
  expect(answer.statusCode).toBe(403);
});

test.each(paths)("%s says how large a file may be", async (url) => {
  const answer = await maya.post(url, { ...good, more: "x".repeat(IMPORT_MAX_BYTES) });
  expect([answer.statusCode, answer.json()]).toEqual([
    413,
    expect.objectContaining({
      error: "payload_too_large",
      message: "The file is larger than 10 MB, the most that can be sent.",
    }),
  ]);
});

const [question, answer] = good.conversation;
const questWith = (more: object) => ({ quests: [good.quests[0], { ...good.quests[1], ...more }] });
const no = (part: string, words: string) => `The part “${part}” is broken: ${words}.`;

test.each<[string, object, string | RegExp]>([
  ["another file", { format: "money" }, /^This is not a SideQuest export/u],
  ["no format", { format: undefined }, /^This is not a SideQuest export/u],
  ["a newer version", { version: 2 }, /^This file is from another version of SideQuest/u],
  ["a version in words", { version: "1" }, /^This file is from another version of SideQuest/u],
  ["nobody's", { account: null }, /^The beginning of the file is broken/u],
  ["no list", { quests: {} }, no("quests", "it is no list")],
  ["no row", { quests: [null] }, no("quests", "in entry 1 nothing can be read")],
  ["no title", questWith({ title: " " }), no("quests", "in entry 2, “title” is empty")],
  ["no id", questWith({ id: "7" }), no("quests", "in entry 2, “id” is not one that we know")],
  ["a strange reward", questWith({ xpReward: 99 }), /“xpReward” must be one of 25, 50, 75, 100\.$/u],
  ["an unreadable text", questWith({ description: "\0" }), /“description” has unreadable characters\.$/u],
  [
    "a year that cannot be",
    questWith({ createdAt: "0000-01-01T00:00:00Z" }),
    /“createdAt” is outside the years/u,
  ],
  [
    "a day without its time",
    questWith({ completedAt: null, completedDay: "2026-03-02" }),
    /“completedDay” does not fit/u,
  ],
  [
    "more XP than promised",
    { xpLedger: [{ ...good.xpLedger[0], nominal: 50, amount: 51 }] },
    no("xpLedger", "in entry 1, “amount” is more than was promised"),
  ],
  ["XP below nothing", { xpLedger: [{ ...good.xpLedger[0], amount: -1 }] }, /“amount” must be 0 at least/u],
  ["a time ahead", questWith({ createdAt: "2099-01-01T00:00:00Z" }), /“createdAt” has not come yet\.$/u],
  [
    "a day ahead",
    { moneyEntries: [{ ...good.moneyEntries[0], day: "2099-01-01" }] },
    no("moneyEntries", "in entry 1, “day” has not come yet"),
  ],
  ["a long description", questWith({ description: "x".repeat(4_001) }), /“description” /u],
  ["a long title", questWith({ title: "x".repeat(211) }), /“title” /u],
  ["long notes", questWith({ completionNotes: "x".repeat(8_001) }), /“completionNotes” /u],
  ["a long category", questWith({ category: "x".repeat(61) }), /“category” /u],
  ["a long question", { conversation: [{ ...question, text: "x".repeat(4_001) }] }, /“text” is longer/u],
  ["a long answer", { conversation: [question, { ...answer, text: "x".repeat(8_001) }] }, /“text” /u],
  [
    "a sixth attempt",
    { conversation: [question, { ...answer, attempt: 6 }] },
    /“attempt” must be 5 at most/u,
  ],
  [
    "an answer without sources",
    { conversation: [question, { ...answer, basis: null }] },
    /“basis” is missing/u,
  ],
  [
    "an answer to an answer",
    { conversation: [question, answer, { ...answer, id: randomUUID(), replyTo: answer?.id }] },
    /has an answer to a question that is not in the file/u,
  ],
  [
    "a week from Tuesday",
    { reviews: [{ ...good.reviews[0], week: "2026-03-03" }] },
    /“week” is not a Monday/u,
  ],
  [
    "an unknown source",
    { businessFacts: [{ ...good.businessFacts[0], source: "stars" }] },
    /“source” must be one of/u,
  ],
  [
    "too many",
    { achievements: Array.from({ length: 201 }, () => good.achievements[0]) },
    /more than 200 entries/u,
  ],
  [
    "a currency that is none",
    { moneyEntries: [{ ...good.moneyEntries[0], currency: "usdx" }] },
    /^The part “moneyEntries” is broken: in entry 1, “currency”/u,
  ],
  ["settings that are none", { moneySettings: { areSalesTold: "yes" } }, /“areSalesTold” must be yes or no/u],
])("%s is refused in words", async (_, change, words) => {
  for (const url of paths) {
    const answer = await maya.post(url, { ...good, ...change });
    expect([answer.statusCode, answer.json().error]).toEqual([422, "unusable_file"]);
    if (typeof words === "string") expect(answer.json().message).toBe(words);
    else expect(answer.json().message).toMatch(words);
  }
});

test("a body that is no object, or no JSON, is 400", async () => {
  const headers = { "content-type": "application/json" };
  for (const payload of ["[]", "{", "7"])
    expect((await maya.send({ method: "POST", url: paths[0], headers, payload })).statusCode).toBe(400);
});

test("a file of an older version, without some parts, comes in as far as it goes", async () => {
  const person = await world.person();
  const { format, version, exportedAt, account, quests } = good;
  const old = quests.map(({ stepsDone, workedSec, countingSince, importedAt, ...quest }) => quest);
  const answer = await person.post("/api/import", { format, version, exportedAt, account, quests: old });
  expect(answer.json()).toMatchObject({ comes: [{ kind: "quests", added: 4 }, {}, {}], leaves: ["profile"] });
});

test("ids in capitals are the same ids", async () => {
  const person = await world.person();
  const quests = good.quests.map((quest) => ({ ...quest, id: quest.id.toUpperCase() }));
  await person.post("/api/import", { ...good, quests });
  const again = (await person.post("/api/import", good)).json();
  expect(again.comes).toContainEqual({ kind: "quests", added: 0, known: 4 });
});
