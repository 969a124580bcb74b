import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addDays, utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { purgeAll } from "#server/features.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { completeQuest, createQuest } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

const ENTRY = { kind: "income", amount: 3_800, currency: "usd", what: "Gift set" };
const today = () => utcDay(world.clock.now());

const create = (client: HttpClient, entry: object = {}) =>
  client.post("/api/money/entries", { ...ENTRY, ...entry });
async function enter(client: HttpClient, entry: object = {}) {
  const answer = await create(client, entry);
  if (answer.statusCode !== 200) throw new Error(`not entered: ${answer.body}`);
  return answer.json().entry;
}
const month = async (client: HttpClient, query = "") => (await client.get(`/api/money${query}`)).json();
const list = async (client: HttpClient, query = "") =>
  (await client.get(`/api/money/entries${query}`)).json();
const change = (client: HttpClient, id: string, payload: object) =>
  client.send({ method: "PATCH", url: `/api/money/entries/${id}`, payload });
const remove = (client: HttpClient, id: string) =>
  client.send({ method: "DELETE", url: `/api/money/entries/${id}` });
const restore = (client: HttpClient, id: string) => client.post(`/api/money/entries/${id}/restore`);
const setGoal = (client: HttpClient, payload: object) =>
  client.send({ method: "PUT", url: "/api/money/goal", payload });

describe("refused", () => {
  test.each([
    ["GET", "/api/money"],
    ["GET", "/api/money/entries"],
    ["POST", "/api/money/entries"],
    ["PATCH", `/api/money/entries/${randomUUID()}`],
    ["DELETE", `/api/money/entries/${randomUUID()}`],
    ["POST", `/api/money/entries/${randomUUID()}/restore`],
    ["PUT", "/api/money/goal"],
    ["PUT", "/api/money/settings"],
    ["GET", "/api/money/quests"],
    ["GET", "/api/money/years/2026"],
    ["POST", "/api/money/file/check"],
    ["POST", "/api/money/file"],
  ] as const)("%s %s signed out", async (method, url) => {
    const payload = method === "GET" || method === "DELETE" ? {} : { payload: {} };
    expect((await world.visitor().send({ method, url, ...payload })).statusCode).toBe(401);
  });

  test("somebody else's entry is not there, and neither is their quest", async () => {
    const [owner, stranger] = [await world.person(), await world.person()];
    const { id } = await enter(owner);
    const { id: questId } = await createQuest(owner);
    const theirs = await enter(stranger);
    const answers = [
      await change(stranger, id, { amount: 1 }),
      await remove(stranger, id),
      await restore(stranger, id),
      await change(stranger, theirs.id, { questId }),
      await create(stranger, { questId }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect((await create(stranger, { id })).statusCode).toBe(409);
    expect((await list(owner)).entries).toMatchObject([{ id, amount: 3_800 }]);
    expect((await list(stranger)).entries).toMatchObject([{ id: theirs.id, questId: null }]);
  });

  test.each([
    ["a fraction of a cent", { amount: 38.5 }],
    ["nothing", { amount: 0 }],
    ["below nothing", { amount: -5 }],
    ["too much", { amount: 100_000_000_001 }],
    ["text", { amount: "38" }],
    ["an unknown currency", { currency: "xxx" }],
    ["an unknown kind", { kind: "gift" }],
    ["no words", { what: "  " }],
    ["too many words", { what: "x".repeat(121) }],
    ["unreadable words", { what: "a\0b" }],
    ["no day", { day: "2026-02-30" }],
    ["a day long ago", { day: "1999-12-31" }],
    ["tomorrow", { day: addDays(today(), 1) }],
    ["no id", { id: "mine" }],
  ])("%s", async (_, entry) => {
    expect((await create(await world.person(), entry)).statusCode).toBe(400);
  });

  test.each(["?before=now", "?before=2026-11-10", "?limit=501", "?limit=0", "?month=2026-13", "?month=now"])(
    "a list %s",
    async (query) => {
      expect((await (await world.person()).get(`/api/money/entries${query}`)).statusCode).toBe(400);
    },
  );
});

describe("entries", () => {
  test("keep amount, currency, words, day and quest", async () => {
    const client = await world.person();
    const { id: questId } = await createQuest(client, { title: "Sell a set" });
    const entry = await enter(client, { what: "  Gift set ", questId });
    expect(entry).toEqual({ ...ENTRY, id: entry.id, day: today(), questId, questTitle: "Sell a set" });
    expect((await list(client)).entries).toEqual([entry]);
    expect((await month(client)).last).toEqual(entry);
  });

  test("a repeat makes no second one: by its key, or by its id at any later time", async () => {
    const client = await world.person();
    const key = { "idempotency-key": randomUUID() };
    for (let time = 0; time < 2; time++) await client.post("/api/money/entries", ENTRY, key);
    expect((await list(client)).entries).toHaveLength(1);
    const id = randomUUID();
    const [first, again] = await Promise.all([create(client, { id }), create(client, { id })]);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json().entry).toEqual(first.json().entry);
    expect((await list(client)).entries).toHaveLength(2);
  });

  test("can be changed, removed and brought back", async () => {
    const client = await world.person();
    const entry = await enter(client);
    const { id: questId } = await createQuest(client);
    const changed = {
      kind: "expense",
      amount: 500,
      currency: "eur",
      what: "Wax",
      day: "2026-01-02",
      questId,
    };
    expect((await change(client, entry.id, changed)).json()).toMatchObject(changed);
    expect((await change(client, entry.id, { questId: null })).json()).toMatchObject({
      ...changed,
      questId: null,
    });
    for (let time = 0; time < 2; time++) expect((await remove(client, entry.id)).statusCode).toBe(204);
    expect((await list(client)).entries).toEqual([]);
    expect((await change(client, entry.id, { amount: 1 })).statusCode).toBe(404);
    for (let time = 0; time < 2; time++) expect((await restore(client, entry.id)).statusCode).toBe(200);
    expect((await list(client)).entries).toMatchObject([{ what: "Wax" }]);
  });

  test("come by day, then by when they were entered, a page at a time", async () => {
    const client = await world.person();
    for (const [what, day] of [
      ["a", "2026-01-02"],
      ["b", "2026-01-03"],
      ["c", "2026-01-02"],
      ["d", "2026-02-01"],
    ])
      await enter(client, { what, day });
    const words = (page: { entries: { what: string }[] }) => page.entries.map(({ what }) => what);
    const first = await list(client, "?limit=2");
    const second = await list(client, `?limit=2&before=${first.next}`);
    expect([words(first), words(second)]).toEqual([
      ["d", "b"],
      ["c", "a"],
    ]);
    expect((await list(client, `?limit=2&before=${second.next}`)).next).toBeNull();
    expect(words(await list(client, "?month=2026-01"))).toEqual(["b", "c", "a"]);
  });

  test("stay when their quest is removed for good, without it", async () => {
    const client = await world.person();
    const { id: questId } = await createQuest(client);
    await enter(client, { questId });
    await world.db.deleteFrom("quests").where("id", "=", questId).execute();
    expect((await list(client)).entries).toMatchObject([{ questId: null, questTitle: null }]);
  });

  test("removed ones are deleted after 30 days", async () => {
    const client = await world.person();
    const { id } = await enter(client);
    const kept = await enter(client);
    await remove(client, id);
    const at = (days: number) => new Date(world.clock.now().getTime() + days * MS_PER_DAY);
    expect((await purgeAll(world.db, at(29))).moneyEntries).toBe(0);
    expect((await purgeAll(world.db, at(31))).moneyEntries).toBe(1);
    const left = await world.db
      .selectFrom("money_entries")
      .select("id")
      .where("id", "in", [id, kept.id])
      .execute();
    expect(left).toEqual([{ id: kept.id }]);
  });
});

describe("a month", () => {
  test("is empty at first, in dollars, without a goal", async () => {
    expect(await month(await world.person())).toEqual({
      month: today().slice(0, 7),
      today: today(),
      currency: "usd",
      balances: [{ currency: "usd", income: 0, expense: 0, profit: 0, goal: null, perHour: null }],
      trackedSec: 0,
      last: null,
      years: [],
      areSalesTold: true,
      noted: [],
    });
  });

  test("keeps currencies apart and counts only its own days", async () => {
    const client = await world.person();
    await enter(client, { day: "2026-03-01" });
    await enter(client, { day: "2026-03-31", kind: "expense", amount: 5_000 });
    await enter(client, { day: "2026-03-15", currency: "eur", amount: 700 });
    await enter(client, { day: "2026-02-28" });
    await enter(client, { day: "2025-04-01", currency: "jpy" });
    const { balances, years, currency } = await month(client, "?month=2026-03");
    expect(balances).toMatchObject([
      { currency: "usd", income: 3_800, expense: 5_000, profit: -1_200 },
      { currency: "eur", income: 700, expense: 0, profit: 700 },
    ]);
    expect([years, currency]).toEqual([[2026, 2025], "usd"]);
  });

  test("ends at midnight of the person's own zone", async () => {
    const client = await world.person();
    await client.send({
      method: "PUT",
      url: "/api/auth/profile",
      payload: { timeZone: "Pacific/Kiritimati" },
    });
    const { today: there } = await month(client);
    const here = today();
    expect([here, addDays(here, 1)]).toContain(there);
    expect((await create(client, { day: there })).statusCode).toBe(200);
    expect((await create(client, { day: addDays(there, 1) })).statusCode).toBe(400);
  });

  test("stands beside the goal, which holds until another one", async () => {
    const client = await world.person();
    expect((await setGoal(client, { currency: "eur", amount: 25_000 })).json()).toMatchObject({
      currency: "eur",
      balances: [{ currency: "eur", income: 0, goal: 25_000 }],
    });
    await enter(client);
    expect((await month(client)).balances).toMatchObject([
      { currency: "eur", goal: 25_000 },
      { currency: "usd", goal: null, income: 3_800 },
    ]);
    expect((await month(client, "?month=2020-01")).balances).toMatchObject([{ goal: null }]);
    expect((await month(client, "?month=2099-01")).balances).toMatchObject([
      { currency: "eur", goal: 25_000 },
    ]);
    expect((await setGoal(client, { currency: "eur", amount: 0 })).json()).toMatchObject({
      currency: "usd",
      balances: [{ currency: "usd", goal: null }],
    });
    for (const amount of [-1, 1.5, 100_000_000_001])
      expect((await setGoal(client, { currency: "eur", amount })).statusCode).toBe(400);
  });

  test("says what an hour brought, by the time of its quests", async () => {
    const client = await world.person();
    const finish = async (timeSpentSec: number) => {
      const { id } = await createQuest(client, { title: `Quest of ${timeSpentSec}` });
      await completeQuest(client, id, { completionNotes: JSON.stringify({ v: 1, timeSpentSec }) });
    };
    await enter(client, { amount: 12_000 });
    await enter(client, { amount: 2_000, kind: "expense" });
    await finish(3_000);
    expect((await month(client)).balances).toMatchObject([{ profit: 10_000, perHour: null }]);
    await finish(4_200);
    expect(await month(client)).toMatchObject({ trackedSec: 7_200, balances: [{ perHour: 5_000 }] });
  });

  test("offers revenue that was noted with a quest, until it is entered, and never counts it by itself", async () => {
    const client = await world.person();
    const { id } = await createQuest(client, { title: "Sell one" });
    await completeQuest(client, id, {
      completionNotes: JSON.stringify({ v: 1, metric: { name: "$ revenue", value: 40 } }),
    });
    expect(await month(client)).toMatchObject({
      noted: [{ questId: id, title: "Sell one", name: "$ revenue", value: 40 }],
      balances: [{ income: 0 }],
    });
    await enter(client, { questId: id, amount: 4_000 });
    expect((await month(client)).noted).toEqual([]);
  });
});

describe("the first sale", () => {
  const medals = async (client: HttpClient) =>
    (await client.get("/api/achievements")).json().map(({ id }: { id: string }) => id);

  test("is celebrated once, for the first income and not for an expense", async () => {
    const client = await world.person();
    expect((await create(client, { kind: "expense" })).json().isFirstSale).toBe(false);
    expect(await medals(client)).toEqual([]);
    const first = (await create(client)).json();
    expect([first.isFirstSale, await medals(client)]).toEqual([true, ["first-revenue"]]);
    expect((await create(client)).json().isFirstSale).toBe(false);
    await remove(client, first.entry.id);
    expect((await create(client)).json().isFirstSale).toBe(false);
  });

  test("was celebrated already by revenue in a quest's notes", async () => {
    const client = await world.person();
    const { id } = await createQuest(client);
    await completeQuest(client, id, {
      completionNotes: JSON.stringify({ v: 1, metric: { name: "Revenue", value: 40 } }),
    });
    expect(await medals(client)).toContain("first-revenue");
    expect((await create(client)).json().isFirstSale).toBe(false);
  });
});

describe("what quests and mentor know", () => {
  const business = async (client: HttpClient) => (await client.get("/api/business")).json();
  const tell = (client: HttpClient, areSalesTold: unknown) =>
    client.send({ method: "PUT", url: "/api/money/settings", payload: { areSalesTold } });

  test("that something was sold, unless the person does not want it", async () => {
    const client = await world.person();
    await enter(client);
    await enter(client, { day: "2026-01-02" });
    await enter(client, { kind: "expense" });
    const known = await business(client);
    expect(known.sales).toBe(2);
    expect(known.facts.find(({ key }: { key: string }) => key === "firstSale")).toMatchObject({
      value: "yes",
    });
    expect((await tell(client, false)).json().areSalesTold).toBe(false);
    expect((await business(client)).sales).toBe(0);
    expect((await tell(client, "yes")).statusCode).toBe(400);
  });
});

test("nothing of it reaches the leaderboard or a public page", async () => {
  const client = await world.person();
  const { id } = await createQuest(client);
  await completeQuest(client, id);
  const before = (await client.get("/api/leaderboard")).body;
  await enter(client, { what: "A secret buyer", amount: 987_654_321 });
  expect((await client.get("/api/leaderboard")).body).toBe(before);
});
