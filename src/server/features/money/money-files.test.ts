import { describe, expect, test } from "vitest";
import type { HttpClient } from "#server/testing/http-client.ts";
import { createQuest } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

const enter = (client: HttpClient, entry: object) =>
  client.post("/api/money/entries", {
    kind: "income",
    amount: 3_800,
    currency: "usd",
    what: "Set",
    ...entry,
  });
const check = (client: HttpClient, text: string) =>
  client.post("/api/money/file/check", { text, currency: "eur" });
const load = (client: HttpClient, text: string) => client.post("/api/money/file", { text, currency: "eur" });
const entries = async (client: HttpClient) => (await client.get("/api/money/entries")).json().entries;

const FILE = `Day,Kind,Amount,Currency,What
2026-03-01,income,38,USD,Gift set
2026-03-01,income,38,USD,Gift set
2026-03-02,,-12.50,,Wax
yesterday,income,1,USD,Nothing
`;

describe("a file", () => {
  test("is checked line by line, without writing", async () => {
    const client = await world.person();
    await enter(client, { day: "2026-03-01", what: "gift set" });
    const { lines, ...counts } = (await check(client, FILE)).json();
    expect(counts).toEqual({ added: 2, known: 1, refused: 1 });
    expect(
      lines.map(({ line, state, problem }: { line: number; state: string; problem: string | null }) => [
        line,
        state,
        problem,
      ]),
    ).toEqual([
      [2, "known", null],
      [3, "new", null],
      [4, "new", null],
      [5, "refused", "The day is not one like 2026-11-30."],
    ]);
    expect(lines[2].entry).toEqual({
      day: "2026-03-02",
      kind: "expense",
      amount: 1_250,
      currency: "eur",
      what: "Wax",
    });
    expect(await entries(client)).toHaveLength(1);
  });

  test("is entered once, however often it is sent", async () => {
    const client = await world.person();
    expect((await load(client, FILE)).json()).toEqual({ added: 3, known: 0, refused: 1, isFirstSale: true });
    expect((await load(client, FILE)).json()).toEqual({ added: 0, known: 3, refused: 1, isFirstSale: false });
    expect(await entries(client)).toHaveLength(3);
  });

  test("sent twice at once is entered once", async () => {
    const client = await world.person();
    const answers = await Promise.all([load(client, FILE), load(client, FILE)]);
    expect(answers.map((answer) => answer.json().added).sort()).toEqual([0, 3]);
    expect(await entries(client)).toHaveLength(3);
  });

  test.each([
    ["nothing", ""],
    ["no names of columns", "2026-03-01,38,Set"],
    ["too many lines", `Day,Amount\n${"a\n".repeat(501)}`],
    ["too long", `Day,Amount\n${"x".repeat(40_001)}`],
    ["a picture", "\x89PNG\r\n\x1a\n"],
  ])("with %s is refused with a reason", async (_, text) => {
    const client = await world.person();
    for (const answer of [await check(client, text), await load(client, text)]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).not.toBe("");
    }
    expect(await entries(client)).toEqual([]);
  });
});

test("the Quest column finds one's own quest by its title, the newest of that title, and no one else's", async () => {
  const [client, other] = [await world.person(), await world.person()];
  const own = await createQuest(client, { title: "Sell at the fair" });
  await createQuest(other, { title: "Post a video" });
  const file = `Day,Amount,What,Quest
2026-03-01,38,Set,sell  at the FAIR
2026-03-02,12,Wax,Post a video
2026-03-03,12,Card,
`;
  expect((await load(client, file)).json().added).toBe(3);
  const linked = (await entries(client)).map(({ what, questId }: Record<string, string>) => [what, questId]);
  expect(linked).toEqual([
    ["Card", null],
    ["Wax", null],
    ["Set", own.id],
  ]);
  expect((await load(client, file)).json().known).toBe(3);
});

test("what quests brought, each currency for itself, only one's own", async () => {
  const [client, other] = [await world.person(), await world.person()];
  const { id: fair } = await createQuest(client, { title: "Sell at the fair" });
  const { id: post } = await createQuest(client, { title: "Post a video" });
  await enter(client, { questId: post, amount: 500 });
  await enter(client, { questId: fair, amount: 12_000 });
  await enter(client, { questId: fair, amount: 3_000, kind: "expense" });
  await enter(client, { questId: fair, amount: 100, currency: "eur" });
  await enter(client, {});
  expect((await client.get("/api/money/quests")).json()).toEqual([
    {
      questId: fair,
      title: "Sell at the fair",
      balances: [
        { currency: "eur", income: 100, expense: 0, profit: 100 },
        { currency: "usd", income: 12_000, expense: 3_000, profit: 9_000 },
      ],
    },
    {
      questId: post,
      title: "Post a video",
      balances: [{ currency: "usd", income: 500, expense: 0, profit: 500 }],
    },
  ]);
  expect((await other.get("/api/money/quests")).json()).toEqual([]);
});

describe("a year", () => {
  const year = async (client: HttpClient, number: unknown) => client.get(`/api/money/years/${number}`);

  test("by month and by what", async () => {
    const client = await world.person();
    for (const entry of [
      { day: "2025-01-01", what: "Gift set" },
      { day: "2025-12-31", what: "gift set", amount: 200 },
      { day: "2025-12-31", what: "Wax", kind: "expense", amount: 1_000 },
      { day: "2025-06-01", currency: "jpy", amount: 9 },
      { day: "2024-12-31" },
      { day: "2026-01-01" },
    ])
      await enter(client, entry);
    const { currencies } = (await year(client, 2025)).json();
    expect(currencies.map(({ total }: { total: object }) => total)).toEqual([
      { currency: "jpy", income: 9, expense: 0, profit: 9 },
      { currency: "usd", income: 4_000, expense: 1_000, profit: 3_000 },
    ]);
    const [, usd] = currencies;
    expect(usd.months).toHaveLength(12);
    expect([usd.months[0], usd.months[5], usd.months[11]]).toEqual([
      { month: "2025-01", currency: "usd", income: 3_800, expense: 0, profit: 3_800 },
      { month: "2025-06", currency: "usd", income: 0, expense: 0, profit: 0 },
      { month: "2025-12", currency: "usd", income: 200, expense: 1_000, profit: -800 },
    ]);
    expect(usd.words).toEqual([
      { kind: "income", what: "Gift set", amount: 4_000, entries: 2 },
      { kind: "expense", what: "Wax", amount: 1_000, entries: 1 },
    ]);
  });

  test("with more than a hundred words tells the rest as one", async () => {
    const client = await world.person();
    const rows = Array.from({ length: 103 }, (_, index) => `2025-05-01,income,${index + 1},USD,Set ${index}`);
    await load(client, `Day,Kind,Amount,Currency,What\n${rows.join("\n")}`);
    const [{ words, total }] = (await year(client, 2025)).json().currencies;
    expect(words).toHaveLength(101);
    expect(words.at(-1)).toEqual({ kind: "income", what: null, amount: 600, entries: 3 });
    expect(words.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(total.income);
  });

  test.each([1999, 2101, "now", 2025.5])("%s is none", async (number) => {
    expect((await year(await world.person(), number)).statusCode).toBe(400);
  });

  test("without entries is empty", async () => {
    expect((await year(await world.person(), 2025)).json()).toEqual({ year: 2025, currencies: [] });
  });
});
