import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { ExportView } from "#contracts/export/export.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { idOf } from "#server/testing/people/admin-people.ts";
import { fillTables } from "#server/testing/people/exported-rows.ts";
import { live } from "#server/testing/people/moving-people.ts";
import { completeQuest, createQuest, onboard } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

const exported = async (client: HttpClient): Promise<ExportView> => (await client.get("/api/export")).json();

async function bring(client: HttpClient, file: object): Promise<void> {
  const answer = await client.post("/api/import", file);
  expect(answer.statusCode, answer.body).toBe(200);
}

/** The export of somebody who has a row of everything. */
async function fullFile(): Promise<ExportView> {
  const person = await world.person();
  await fillTables(world, person, "mine");
  return exported(person);
}

async function newcomer(): Promise<HttpClient> {
  const client = await world.person();
  await onboard(client);
  return client;
}

test("facts that nobody could work with stay behind, and the business can be read", async () => {
  const file = await fullFile();
  const fact = (key: string, value: string) => ({ ...file.businessFacts[0], key, value });
  const strange = ["__proto__", "constructor", "toString", "nothing"].map((key) => fact(key, "yes"));
  const broken = [
    fact("described", "x"),
    fact("described", '["no model",null]'),
    fact("described", '["products",7]'),
    fact("sales", "many"),
    fact("offer", "perhaps"),
  ];
  const to = await newcomer();
  const before = (await exported(to)).businessFacts.length;
  await bring(to, { ...file, businessFacts: [...strange, ...broken, fact("offer", "yes")] });
  expect((await exported(to)).businessFacts.slice(before)).toMatchObject([{ key: "offer", value: "yes" }]);
  for (const url of ["/api/business", "/api/tasks", "/api/rag/mentor"])
    expect((await to.get(url)).statusCode, url).toBe(200);
});

test("what is due late and a timer that ran too long come in as far as we count", async () => {
  const file = await fullFile();
  const [quest] = file.quests;
  const late = { ...quest, id: randomUUID(), title: "Late", dueDate: "2150-01-01T00:00:00Z" };
  const long = {
    ...quest,
    id: randomUUID(),
    title: "Long",
    workedSec: 9_000_000_000,
    dueDate: "0001-01-01T00:00:00Z",
  };
  const to = await world.person();
  await bring(to, { ...file, quests: [late, long] });
  const { quests } = await exported(to);
  const of = (title: string) => quests.find((entry) => entry.title === title);
  expect(of("Late")?.dueDate).toBe("2150-01-01T00:00:00.000Z");
  expect(of("Long")).toMatchObject({ workedSec: 100_000_000, dueDate: "2000-01-01T00:00:00.000Z" });
});

test("one suggestion comes under an answer, and none under an answer that stayed behind", async () => {
  const file = await fullFile();
  const [question, answer] = file.conversation;
  const [suggestion] = file.suggestions;
  // A second answer with the same number, as from a file that was put together from two.
  const double = { ...answer, id: randomUUID() };
  const under = (messageId: string | undefined) => ({ ...suggestion, id: randomUUID(), messageId });
  const forged = {
    ...file,
    conversation: [question, answer, double],
    suggestions: [suggestion, under(answer?.id), under(double.id), under(randomUUID()), under(question?.id)],
  };
  const to = await world.person();
  for (const _ of ["once", "and again"]) {
    await bring(to, forged);
    const { conversation, suggestions } = await exported(to);
    expect(conversation).toHaveLength(2);
    expect(suggestions).toMatchObject([{ messageId: conversation[1]?.id }]);
  }
  const later = { ...forged, conversation: [question, double], suggestions: [under(double.id)] };
  await bring(to, later);
  expect((await exported(to)).suggestions).toHaveLength(1);
  const { exchanges } = (await to.get("/api/rag/conversation")).json();
  expect(exchanges).toMatchObject([{ attempts: [{ suggestedTask: { title: "mine suggestion" } }] }]);
});

test("an award for a quest that is open here stays behind: finishing the quest pays", async () => {
  const to = await newcomer();
  const [known, unknown] = [
    await createQuest(to, { title: "Known" }),
    await createQuest(to, { title: "Unknown" }),
  ];
  const file = await exported(to);
  const [sample] = (await fullFile()).xpLedger;
  const awardFor = (sourceId: string) => ({ ...sample, id: randomUUID(), sourceId });
  const now = world.clock.now().toISOString();
  const quests = file.quests
    .filter(({ id }) => id !== unknown.id)
    .map((quest) =>
      quest.id === known.id
        ? { ...quest, isCompleted: true, completedAt: now, completedDay: now.slice(0, 10) }
        : quest,
    );
  const ids = [known.id, unknown.id, unknown.id.toUpperCase()];
  await bring(to, { ...file, quests, xpLedger: ids.map(awardFor) });
  expect((await exported(to)).account.totalXP).toBe(0);
  for (const { id } of [known, unknown])
    expect((await completeQuest(to, id)).json().xpPaid, id).toBeGreaterThan(0);
  const { xpLedger } = await exported(to);
  expect(xpLedger.map(({ sourceId }) => sourceId).sort()).toEqual([known.id, unknown.id].sort());
});

test("no more quests are open than are listed", async () => {
  const file = await fullFile();
  const quest = file.quests.find(({ title }) => title === "mine active");
  const open = (count: number) => ({
    ...file,
    quests: Array.from({ length: count }, (_, index) => ({
      ...quest,
      id: randomUUID(),
      title: `Open ${index}`,
    })),
  });
  const to = await world.person();
  expect((await to.post("/api/import", open(401))).statusCode).toBe(409);
  await bring(to, open(400));
  expect((await to.get("/api/tasks")).json()).toHaveLength(400);
});

test("public pages show only what was reached here", async () => {
  const from = await world.person();
  const done = { state: "done", origin: "own", reward: 100, minute: 0, notes: null, ticks: 0 } as const;
  await live(world.db, await idOf(from), {
    quests: Array.from({ length: 12 }, (_, minute) => ({ ...done, minute })),
    money: [],
    facts: [],
    talks: [],
    weeks: 0,
    medals: ["quests-10"],
  });
  const to = await newcomer();
  const userId = await idOf(to);
  // Links from before they were refused.
  const token = (index: number) => `${"x".repeat(21)}${index}`;
  const subjects = ["achievement:quests-10", "level:13", "level:1"];
  await world.db
    .insertInto("share_links")
    .values(
      subjects.map((subject, index) => ({
        id: randomUUID(),
        token: token(index),
        user_id: userId,
        subject,
        created_at: world.clock.now(),
      })),
    )
    .execute();
  await bring(to, await exported(from));
  expect((await to.get("/api/auth/user")).json()).toMatchObject({ totalXP: 1_200, level: 13 });
  const pages = await Promise.all(subjects.map((_, index) => world.visitor().get(`/s/${token(index)}`)));
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200]);
  const refused = await to.get("/api/achievements/quests-10/share-image");
  expect([refused.statusCode, refused.json().message]).toEqual([
    404,
    "This came with your file. Only what was reached here gets a public page.",
  ]);
  expect((await to.get("/api/share/level")).json().level).toBe(1);
});
