import { describe, expect, test } from "vitest";
import { MS_PER_DAY } from "../general/durations.ts";
import type { FactSource } from "./fact-keys.ts";
import {
  type FactRecord,
  isConfirmed,
  isOtherBusiness,
  knowledgeOf,
  marksFor,
  refusedStages,
  wordOf,
} from "./facts.ts";

const DAY_0 = Date.parse("2026-03-02T12:00:00Z");
const onDay = (day: number) => new Date(DAY_0 + day * MS_PER_DAY);

function fact(key: FactRecord["key"], value: string, day = 0, source: FactSource = "profile"): FactRecord {
  return { key, value, source, at: onDay(day) };
}

const known = (...records: FactRecord[]) => knowledgeOf(records, "handmade");

describe("what counts", () => {
  test("nothing learned means nothing known, neither yes nor no", () => {
    const { model, yes, no, sales } = known();
    expect([model, [...yes], [...no], sales]).toEqual([
      "handmade",
      [],
      [],
      { total: 0, bestMonth: 0, days: 0, largest: 0 },
    ]);
  });

  test("the newest record of a key counts", () => {
    expect(known(fact("insured", "yes"), fact("insured", "no", 1)).no.has("insured")).toBe(true);
    expect(known(fact("insured", "no"), fact("insured", "yes", 1)).yes.has("insured")).toBe(true);
  });

  test.each([
    ["a first sale takes a price for granted", [fact("firstSale", "yes")], "price"],
    ["and what a price takes for granted", [fact("price", "yes")], "talked"],
    ["sold out means steady income, which means ten sales", [fact("soldOut", "yes")], "tenSales"],
    [
      "a yes is worth more than a no to what it implies",
      [fact("price", "no"), fact("firstSale", "yes")],
      "price",
    ],
  ] as const)("%s", (_, records, implied) => {
    const { yes, no } = known(...records);
    expect([yes.has(implied), no.has(implied)]).toEqual([true, false]);
  });

  test.each([
    ["unpaid work denies a first sale", [fact("unpaid", "yes")], "unpaid", true, true],
    ["unpaid work ends with a sale", [fact("unpaid", "yes"), fact("sales", "2", 3)], "unpaid", false, false],
    [
      "silence ends with a sale",
      [fact("silent", "yes"), fact("firstSale", "yes", 3)],
      "silent",
      false,
      false,
    ],
    ["free users end with a sale", [fact("freeUsers", "yes"), fact("sales", "1")], "freeUsers", false, false],
    ["stock is over once some is sold", [fact("stock", "yes"), fact("sales", "2", 3)], "stock", false, false],
    ["a first sale without a number: few", [fact("firstSale", "yes")], "fewBuyers", true, false],
    ["nine sales: few", [fact("sales", "9")], "fewBuyers", true, false],
    ["ten sales: not few", [fact("sales", "10")], "fewBuyers", false, false],
    ["sold out: not few", [fact("sales", "4"), fact("soldOut", "yes")], "fewBuyers", false, false],
  ] as const)("%s", (_, records, state, holds, isSaleDenied) => {
    const { yes, no } = known(...records);
    expect([yes.has(state), no.has("firstSale")]).toEqual([holds, isSaleDenied]);
  });

  test.each([
    ["the guess, if nobody named one", [], "handmade"],
    ["the one that was named", [fact("model", "food")], "food"],
    ["the guess, if the named one is none", [fact("model", "piracy")], "handmade"],
  ] as const)("the model is %s", (_, records, expected) => {
    expect(known(...records).model).toBe(expected);
  });

  test("an empty word is none", () => {
    expect(wordOf(known(fact("sells", "candles"), fact("sells", "", 1)), "sells")).toBeNull();
  });
});

describe("numbers", () => {
  test("reports of sales add up; the best month is 31 days long", () => {
    const { sales } = known(fact("sales", "4"), fact("sales", "5", 31), fact("sales", "2", 40));
    expect(sales).toMatchObject({ total: 11, bestMonth: 9 });
  });

  test.each([
    ["one sale is the first", "handmade", "sales", "1", "firstSale", true],
    ["nine orders are not ten", "handmade", "sales", "9", "tenSales", false],
    ["ten are", "handmade", "sales", "10", "tenSales", true],
    ["three clients count as much as ten orders", "freelance", "sales", "3", "tenSales", true],
    ["fifteen at once are no steady income", "handmade", "sales", "15", "steady", false],
    ["thirty are", "handmade", "sales", "30", "steady", true],
    ["nine users are not enough", "app", "userCount", "9", "users", false],
    ["ten are", "app", "userCount", "10", "users", true],
    ["99 followers are not enough", "content", "subscribers", "99", "audience", false],
    ["a hundred are", "content", "subscribers", "100", "audience", true],
    ["one follower means that something is public", "content", "subscribers", "1", "published", true],
  ] as const)("%s", (_, model, key, value, milestone, isReached) => {
    expect(knowledgeOf([fact(key, value)], model).yes.has(milestone)).toBe(isReached);
  });
});

describe("a change of business", () => {
  const changed = [
    fact("price", "yes"),
    fact("registered", "yes"),
    fact("account", "yes"),
    fact("shy", "yes"),
    fact("sales", "40"),
    fact("newBusiness", "yes", 5, "description"),
    fact("made", "yes", 6),
  ];

  test("drops what was known about the old offer and keeps what is true of the person", () => {
    const { yes, sales } = known(...changed);
    expect([...yes].sort()).toEqual(["account", "made", "registered", "shy"]);
    expect(sales.total).toBe(0);
  });

  test("asks again, and forgets refusals", () => {
    const before = [fact("confirmed", "yes"), fact("notYet", "Launching")];
    expect([isConfirmed(before), [...refusedStages(before)]]).toEqual([true, ["Launching"]]);
    const after = [...before, fact("newBusiness", "yes", 1)];
    expect([isConfirmed(after), [...refusedStages(after)]]).toEqual([false, []]);
  });

  test.each([
    ["the same words", "handmade", "soy candles", false],
    ["a word in another form", "handmade", "a candle", false],
    ["no offer named", "handmade", null, false],
    ["another offer", "handmade", "knitted hats", true],
    ["another model", "teaching", "soy candles", true],
  ] as const)("%s", (_, model, sells, isOther) => {
    expect(isOtherBusiness({ model: "handmade", sells: "soy candles" }, { model, sells })).toBe(isOther);
  });

  test("the first reading of a description is marked, the same one again is not, another one is a change", () => {
    const candles = { model: "handmade", sells: "soy candles" } as const;
    const first = marksFor([], candles, onDay(0));
    expect(first.map(({ key }) => key)).toEqual(["described"]);
    expect(marksFor(first, candles, onDay(1))).toEqual([]);
    const wider = marksFor(first, { model: "handmade", sells: "candles and wicks" }, onDay(1));
    expect(wider.map(({ key }) => key)).toEqual(["described"]);
    const other = marksFor(first, { model: "food", sells: "jam" }, onDay(1));
    expect(other.map(({ key }) => key)).toEqual(["newBusiness", "described"]);
  });
});
