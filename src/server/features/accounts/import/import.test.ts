import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ExportView } from "#contracts/export/export.ts";
import type { ImportView } from "#contracts/export/import.ts";
import { IMPORT_PARTS } from "#contracts/export/import-parts.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { idOf } from "#server/testing/people/admin-people.ts";
import { at, fillTables } from "#server/testing/people/exported-rows.ts";
import { lifeArbitrary, live, withoutIds } from "#server/testing/people/moving-people.ts";
import { createQuest, onboard } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

const exported = async (client: HttpClient): Promise<ExportView> => (await client.get("/api/export")).json();
const bring = (client: HttpClient, file: object) => client.post("/api/import", file);
const check = (client: HttpClient, file: object) => client.post("/api/import/check", file);

async function added(client: HttpClient, file: object): Promise<Record<string, number>> {
  const answer = await bring(client, file);
  expect(answer.statusCode, answer.body).toBe(200);
  const view: ImportView = answer.json();
  return Object.fromEntries(view.comes.map(({ kind, added: count }) => [kind, count]));
}

const nothing = (counts: Record<string, number>) => Object.values(counts).every((count) => count === 0);

test("whatever somebody did, it moves whole, once, and comes home without a double", async () => {
  await fc.assert(
    fc.asyncProperty(lifeArbitrary, async (life) => {
      const [from, to] = [await world.person(), await world.person()];
      await live(world.db, await idOf(from), life);
      const file = await exported(from);
      const moved = await added(to, file);
      const there = await exported(to);
      expect(withoutIds(there)).toEqual(withoutIds(file));
      const done = file.quests.filter(({ completedAt }) => completedAt !== null);
      expect(moved.completed ?? 0).toBe(done.length);
      expect(there.account.totalXP).toBe(file.account.totalXP);
      // A second time, from the first file or from one's own, nothing is added.
      expect(nothing(await added(to, file))).toBe(true);
      expect(nothing(await added(to, there))).toBe(true);
      expect(nothing(await added(from, file))).toBe(true);
      expect(await exported(to)).toEqual({
        ...there,
        exportedAt: expect.any(String),
        sessions: expect.anything(),
      });
    }),
    { numRuns: 12 },
  );
}, 120_000);

test("every part of the export that can move does, and the rest stays behind", async () => {
  const [from, to] = [await world.person(), await world.person()];
  await fillTables(world, from, "mine");
  const file = await exported(from);
  for (const part of Object.keys(IMPORT_PARTS)) expect(file, part).toHaveProperty(part);
  const before = await exported(to);
  const checked = await check(to, file);
  expect(checked.json()).toEqual({
    from: { username: file.account.username, email: file.account.email, exportedAt: file.exportedAt },
    isFromOther: true,
    comes: [
      { kind: "quests", added: 4, known: 0 },
      { kind: "completed", added: 2, known: 0 },
      { kind: "notes", added: 2, known: 0 },
      { kind: "hiddenQuests", added: 1, known: 0 },
      { kind: "xp", added: 50, known: 0 },
      { kind: "achievements", added: 1, known: 0 },
      { kind: "facts", added: 1, known: 0 },
      { kind: "moneyEntries", added: 1, known: 0 },
      { kind: "moneyGoals", added: 1, known: 0 },
      { kind: "reviews", added: 1, known: 0 },
      { kind: "messages", added: 2, known: 0 },
      { kind: "handles", added: 1, known: 0 },
    ],
    leaves: ["signIns", "plan", "company", "streak", "profile", "records"],
  });
  // A check leaves nothing behind.
  expect(withoutIds(await exported(to))).toEqual(withoutIds(before));
  expect((await bring(to, file)).json()).toEqual(checked.json());
  const there = await exported(to);
  // XP that was waiting there is settled here: it is not paid by the job.
  const settled = file.xpLedger.map((award) => ({ ...award, settledAt: there.xpLedger[0]?.settledAt ?? "" }));
  expect(withoutIds(there)).toEqual(withoutIds({ ...file, xpLedger: settled }));
  const moving = new Set([
    ...Object.keys(IMPORT_PARTS),
    "exportedAt",
    "account",
    "sessions",
    "visits",
    "activity",
  ]);
  const left = (view: ExportView) =>
    Object.fromEntries(Object.entries(view).filter(([part]) => !moving.has(part)));
  expect(left(there)).toEqual(left(before));
  expect(there.account).toEqual({ ...before.account, totalXP: 50 });
});

test("what is marked as imported says so in the next export", async () => {
  const [from, to] = [await world.person(), await world.person()];
  await fillTables(world, from, "mine");
  await bring(to, await exported(from));
  const { quests, xpLedger, achievements } = await exported(to);
  for (const { importedAt } of [...quests, ...xpLedger, ...achievements])
    expect(Date.parse(importedAt ?? "")).not.toBeNaN();
});

test("rows keep their ids on an instance that does not know them", async () => {
  const [from, to] = [await world.person(), await world.person()];
  await fillTables(world, from, "mine");
  const file = await exported(from);
  await world.db.deleteFrom("users").where("id", "=", file.account.id).execute();
  await bring(to, file);
  const { quests, moneyEntries } = await exported(to);
  expect(quests.map(({ id }) => id).sort()).toEqual(file.quests.map(({ id }) => id).sort());
  expect(moneyEntries.map(({ id }) => id)).toEqual(file.moneyEntries.map(({ id }) => id));
});

test("ids of another person are never touched, and nothing points to their rows", async () => {
  const [other, to] = [await world.person(), await world.person()];
  await fillTables(world, other, "theirs");
  const before = await exported(other);
  const changed = {
    ...before,
    quests: before.quests.map((quest) => ({ ...quest, title: `Mine ${quest.title}` })),
    // A reference without its quest in the file points to nothing.
    moneyEntries: before.moneyEntries.map((entry) => ({
      ...entry,
      id: randomUUID(),
      questId: before.quests[0]?.id,
    })),
    businessFacts: before.businessFacts.map((fact) => ({ ...fact, questId: randomUUID() })),
  };
  await added(to, changed);
  const strip = ({ exportedAt, sessions, ...view }: ExportView) => view;
  expect(strip(await exported(other))).toEqual(strip(before));
  const { quests, moneyEntries, businessFacts, conversation } = await exported(to);
  const mine = new Set(quests.map(({ id }) => id));
  for (const { id } of before.quests) expect(mine.has(id)).toBe(false);
  expect(mine.has(moneyEntries[0]?.questId ?? "")).toBe(true);
  expect(businessFacts[0]?.questId).toBeNull();
  expect(conversation[1]?.replyTo).toBe(conversation[0]?.id);
});

test("an open quest with the same title is the one that is here already", async () => {
  const [from, to] = [await world.person(), await world.person()];
  await onboard(from);
  const here = await createQuest(to, { title: "Call the printer" });
  const there = await createQuest(from, { title: "call  the PRINTER" });
  const file = await exported(from);
  const entry = { ...entryOf(there.id), day: "2026-03-02" };
  await added(to, { ...file, moneyEntries: [entry] });
  const { quests, moneyEntries } = await exported(to);
  expect(quests.filter(({ title }) => /printer/iu.test(title))).toHaveLength(1);
  expect(moneyEntries).toMatchObject([{ questId: here.id }]);
});

test("goals, weeks, handles and settings of here stay as they are", async () => {
  const [from, to] = [await world.person(), await world.person()];
  for (const [client, tag] of [
    [from, "there"],
    [to, "here"],
  ] as const)
    await fillTables(world, client, tag);
  await added(to, await exported(from));
  const { moneyGoals, reviews, socialConnections } = await exported(to);
  expect(moneyGoals).toHaveLength(1);
  expect(reviews).toMatchObject([{ wins: [{ text: "here win" }] }]);
  expect(socialConnections).toMatchObject([{ username: "here-handle" }]);
});

test("of several imports at once each thing comes once; one that has to wait says so", async () => {
  const [from, to] = [await world.person(), await world.person()];
  await fillTables(world, from, "mine");
  const file = await exported(from);
  const answers = await Promise.all(Array.from({ length: 6 }, () => bring(to, file)));
  for (const answer of answers) {
    expect([200, 409]).toContain(answer.statusCode);
    if (answer.statusCode === 409)
      expect(answer.json().message).toMatch(/^Another import of yours is running/u);
  }
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
  const there = await exported(to);
  expect(there.quests).toHaveLength(4);
  expect(there.moneyEntries).toHaveLength(1);
  expect(there.businessFacts).toHaveLength(1);
  expect(there.account.totalXP).toBe(50);
});

test("what cannot be written at the end takes all that came before with it", async () => {
  const [from, to] = [await world.person(), await world.person()];
  await fillTables(world, from, "mine");
  const file = await exported(from);
  const orphan = { ...file.conversation[1], id: randomUUID(), replyTo: randomUUID() };
  const answer = await bring(to, { ...file, conversation: [...file.conversation, orphan] });
  expect([answer.statusCode, answer.json().message]).toEqual([
    422,
    "The part “conversation” has an answer to a question that is not in the file.",
  ]);
  const there = await exported(to);
  expect(there.quests).toEqual([]);
  expect(there.account.totalXP).toBe(0);
});

function entryOf(questId: string) {
  return {
    id: randomUUID(),
    kind: "income",
    amount: 100,
    currency: "usd",
    what: "Labels",
    questId,
    questTitle: null,
    createdAt: at.toISOString(),
    deletedAt: null,
  };
}
