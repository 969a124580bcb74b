import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addDays, utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { purgeAll } from "#server/features.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { createEntry, ENTRY, enter, monthOf, removeEntry } from "#server/testing/people/money-people.ts";
import { createQuest } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

const today = () => utcDay(world.clock.now());

const list = async (client: HttpClient, query = "") =>
  (await client.get(`/api/money/entries${query}`)).json();
const change = (client: HttpClient, id: string, payload: object) =>
  client.send({ method: "PATCH", url: `/api/money/entries/${id}`, payload });
const restore = (client: HttpClient, id: string) => client.post(`/api/money/entries/${id}/restore`);

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
      await removeEntry(stranger, id),
      await restore(stranger, id),
      await change(stranger, theirs.id, { questId }),
      await createEntry(stranger, { questId }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect((await createEntry(stranger, { id })).statusCode).toBe(409);
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
    expect((await createEntry(await world.person(), entry)).statusCode).toBe(400);
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
    expect((await monthOf(client)).last).toEqual(entry);
  });

  test("a repeat makes no second one: by its key, or by its id at any later time", async () => {
    const client = await world.person();
    const key = { "idempotency-key": randomUUID() };
    for (let time = 0; time < 2; time++) await client.post("/api/money/entries", ENTRY, key);
    expect((await list(client)).entries).toHaveLength(1);
    const id = randomUUID();
    const [first, again] = await Promise.all([createEntry(client, { id }), createEntry(client, { id })]);
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
    for (let time = 0; time < 2; time++) expect((await removeEntry(client, entry.id)).statusCode).toBe(204);
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
    await removeEntry(client, id);
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
