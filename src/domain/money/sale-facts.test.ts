import { expect, test } from "vitest";
import { type FactRecord, knowledgeOf } from "../business/facts.ts";
import { calendarDay } from "../general/calendar-day.ts";
import { mergeFacts, type SaleDay, saleFacts } from "./sale-facts.ts";

const sold = (day: string, count: number, enteredAt = `${day}T15:00:00Z`): SaleDay => ({
  day: calendarDay(day),
  count,
  enteredAt: new Date(enteredAt),
});
const told = (key: FactRecord["key"], value: string, at: string): FactRecord => ({
  key,
  value,
  source: "note",
  at: new Date(at),
});

test.each([
  ["on the day itself, its moment", sold("2026-11-10", 2), "2026-11-10T15:00:00.000Z"],
  ["later, noon of the day", sold("2026-11-10", 2, "2026-11-20T08:00:00Z"), "2026-11-10T17:00:00.000Z"],
  [
    "past midnight by UTC, still that day there",
    sold("2026-11-10", 2, "2026-11-11T03:00:00Z"),
    "2026-11-11T03:00:00.000Z",
  ],
])("a sale entered %s", (_, day, at) => {
  expect(saleFacts([day], "America/New_York")).toEqual([
    { key: "sales", value: "2", source: "money", at: new Date(at) },
  ]);
});

test("facts stand in the order of time, stored ones in their own", () => {
  const stored = [
    told("price", "yes", "2026-11-01T00:00:00Z"),
    told("insured", "no", "2026-11-12T00:00:00Z"),
  ];
  const merged = mergeFacts(stored, saleFacts([sold("2026-11-20", 1), sold("2026-11-10", 1)], "UTC"));
  expect(merged.map(({ key, at }) => `${key} ${at.getUTCDate()}`)).toEqual([
    "price 1",
    "sales 10",
    "insured 12",
    "sales 20",
  ]);
  expect(mergeFacts(stored, [])).toBe(stored);
});

test.each<[string, number, number, number]>([
  ["entered only", 0, 4, 4],
  ["told only", 4, 0, 4],
  ["told and entered: the same sales, not twice as many", 4, 4, 4],
  ["more told than entered", 10, 4, 10],
  ["more entered than told", 2, 12, 12],
])("%s", (_, asTold, asEntered, total) => {
  const facts = mergeFacts(
    asTold > 0 ? [told("sales", String(asTold), "2026-11-09T00:00:00Z")] : [],
    asEntered > 0 ? saleFacts([sold("2026-11-10", asEntered)], "UTC") : [],
  );
  const { sales, yes } = knowledgeOf(facts, "handmade");
  expect([sales.total, yes.has("firstSale"), yes.has("tenSales")]).toEqual([total, true, total >= 10]);
});

test("a sale that was entered ends what a sale ends", () => {
  const stored = [told("tooDear", "yes", "2026-11-09T00:00:00Z")];
  const { yes } = knowledgeOf(mergeFacts(stored, saleFacts([sold("2026-11-10", 1)], "UTC")), "handmade");
  expect(yes.has("tooDear")).toBe(false);
});
