import { describe, expect, test } from "vitest";
import { addDays, utcDay } from "#domain/general/calendar-day.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { createEntry, enter, monthOf, removeEntry } from "#server/testing/people/money-people.ts";
import { completeQuest, createQuest } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

const today = () => utcDay(world.clock.now());
const setGoal = (client: HttpClient, payload: object) =>
  client.send({ method: "PUT", url: "/api/money/goal", payload });

describe("a month", () => {
  test("is empty at first, in dollars, without a goal", async () => {
    expect(await monthOf(await world.person())).toEqual({
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
    const { balances, years, currency } = await monthOf(client, "?month=2026-03");
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
    const { today: there } = await monthOf(client);
    const here = today();
    expect([here, addDays(here, 1)]).toContain(there);
    expect((await createEntry(client, { day: there })).statusCode).toBe(200);
    expect((await createEntry(client, { day: addDays(there, 1) })).statusCode).toBe(400);
  });

  test("stands beside the goal, which holds until another one", async () => {
    const client = await world.person();
    expect((await setGoal(client, { currency: "eur", amount: 25_000 })).json()).toMatchObject({
      currency: "eur",
      balances: [{ currency: "eur", income: 0, goal: 25_000 }],
    });
    await enter(client);
    expect((await monthOf(client)).balances).toMatchObject([
      { currency: "eur", goal: 25_000 },
      { currency: "usd", goal: null, income: 3_800 },
    ]);
    expect((await monthOf(client, "?month=2020-01")).balances).toMatchObject([{ goal: null }]);
    expect((await monthOf(client, "?month=2099-01")).balances).toMatchObject([
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
    expect((await monthOf(client)).balances).toMatchObject([{ profit: 10_000, perHour: null }]);
    await finish(4_200);
    expect(await monthOf(client)).toMatchObject({ trackedSec: 7_200, balances: [{ perHour: 5_000 }] });
  });

  test("offers revenue that was noted with a quest, until it is entered, and never counts it by itself", async () => {
    const client = await world.person();
    const { id } = await createQuest(client, { title: "Sell one" });
    await completeQuest(client, id, {
      completionNotes: JSON.stringify({ v: 1, metric: { name: "$ revenue", value: 40 } }),
    });
    expect(await monthOf(client)).toMatchObject({
      noted: [{ questId: id, title: "Sell one", name: "$ revenue", value: 40 }],
      balances: [{ income: 0 }],
    });
    await enter(client, { questId: id, amount: 4_000 });
    expect((await monthOf(client)).noted).toEqual([]);
  });
});

describe("the first sale", () => {
  const medals = async (client: HttpClient) =>
    (await client.get("/api/achievements")).json().map(({ id }: { id: string }) => id);

  test("is celebrated once, for the first income and not for an expense", async () => {
    const client = await world.person();
    expect((await createEntry(client, { kind: "expense" })).json().isFirstSale).toBe(false);
    expect(await medals(client)).toEqual([]);
    const first = (await createEntry(client)).json();
    expect([first.isFirstSale, await medals(client)]).toEqual([true, ["first-revenue"]]);
    expect((await createEntry(client)).json().isFirstSale).toBe(false);
    await removeEntry(client, first.entry.id);
    expect((await createEntry(client)).json().isFirstSale).toBe(false);
  });

  test("two first incomes at once are one first sale", async () => {
    const client = await world.person();
    const answers = await Promise.all([createEntry(client), createEntry(client), createEntry(client)]);
    const first = answers.map((answer) => answer.json().isFirstSale).sort();
    expect([first, await medals(client)]).toEqual([[false, false, true], ["first-revenue"]]);
  });

  test("was celebrated already by revenue in a quest's notes", async () => {
    const client = await world.person();
    const { id } = await createQuest(client);
    await completeQuest(client, id, {
      completionNotes: JSON.stringify({ v: 1, metric: { name: "Revenue", value: 40 } }),
    });
    expect(await medals(client)).toContain("first-revenue");
    expect((await createEntry(client)).json().isFirstSale).toBe(false);
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
