import { describe, expect, test } from "vitest";
import { calendarDay } from "../general/calendar-day.ts";
import {
  FILE_MAX_LENGTH,
  FILE_MAX_LINES,
  type FileEntry,
  moneyCsv,
  newEntries,
  readMoneyFile,
} from "./money-file.ts";

const OPTIONS = { currency: "usd", today: calendarDay("2026-11-17") } as const;
const read = (text: string) => readMoneyFile(text, OPTIONS);
const HEAD = "Day,Kind,Amount,Currency,What";
const one = (line: string) => read(`${HEAD}\n${line}`)?.[0];

const ENTRY: FileEntry = {
  day: calendarDay("2026-11-10"),
  kind: "income",
  amount: 3_800,
  currency: "usd",
  what: "Gift set",
};

test("the title of a quest is read where there is one", () => {
  const lines = read("Day,Amount,What,Quest\n2026-11-10,38,Set,'=Sell at the fair\n2026-11-10,38,Set,");
  expect(lines?.map((line) => "entry" in line && line.entry.quest)).toEqual(["=Sell at the fair", undefined]);
});

describe("the first line", () => {
  test.each([
    ["", false],
    ["Day,What", false],
    ["2026-11-10,38,Gift set", false],
    ["Day,Amount", true],
    ["Datum;Betrag;Beschreibung", true],
    ["WHAT\tDATE\tAMOUNT", true],
    ["constructor,__proto__", false],
  ])("%j names the columns: %s", (head, isKnown) => {
    expect(read(head) !== null).toBe(isKnown);
  });

  test("a file that is too long is not read", () => {
    expect(read(`${HEAD}\n${"x".repeat(FILE_MAX_LENGTH)}`)).toBeNull();
    expect(read(`Day,Amount\n${"a\n".repeat(FILE_MAX_LINES + 1)}`)).toBeNull();
    expect(read(`Day,Amount\n${"a\n".repeat(FILE_MAX_LINES)}`)).toHaveLength(FILE_MAX_LINES);
  });
});

test.each<[string, Partial<FileEntry>]>([
  ["2026-11-10,income,38,USD,Gift set", {}],
  ["10.11.2026,income,38,USD,Gift set", {}],
  ["2026-11-10,Expense,38,usd,Gift set", { kind: "expense" }],
  ["2026-11-10,,-38,usd,Gift set", { kind: "expense" }],
  ["2026-11-10,expense,-38,usd,Gift set", { kind: "expense" }],
  ["2026-11-10,Ausgabe,38,usd,Gift set", { kind: "expense" }],
  ["2026-11-10,ingreso,38,usd,Gift set", { kind: "income" }],
  ["2026-11-10,,38,,Gift set", {}],
  ['2026-11-10,sale,"1,250.50",EUR,Gift set', { amount: 125_050, currency: "eur" }],
  ["2026-11-10,income,38,USD,'=Gift set", { what: "=Gift set" }],
  ['2026-11-10,income,38,USD,"Gift\n  set"', {}],
  ["2026-11-17,income,38,USD,Gift set", { day: calendarDay("2026-11-17") }],
])("%j is an entry", (line, entry) => {
  expect(one(line)).toEqual({ line: 2, entry: { ...ENTRY, ...entry } });
});

test.each([
  ["11/10/2026,income,38,USD,Set", "The day is not one like 2026-11-30."],
  ["2026-02-30,income,38,USD,Set", "The day is not one like 2026-11-30."],
  ["1999-12-31,income,38,USD,Set", "The day is before the year 2000."],
  ["2026-11-18,income,38,USD,Set", "The day has not come yet."],
  ["2026-11-10,gift,38,USD,Set", "The kind is neither income nor expense."],
  ["2026-11-10,__proto__,38,USD,Set", "The kind is neither income nor expense."],
  ["2026-11-10,income,-38,USD,Set", "An income cannot be below zero."],
  ["2026-11-10,income,38,XXX,Set", "The currency is not one we know."],
  ["2026-11-10,income,lots,USD,Set", "The amount is not a number, or has too many decimals."],
  ["2026-11-10,income,=1+1,USD,Set", "The amount is not a number, or has too many decimals."],
  ["2026-11-10,income,38.123.4,USD,Set", "The amount is not a number, or has too many decimals."],
  ["2026-11-10,income,0,USD,Set", "The amount is zero."],
  ["2026-11-10,income,38,USD,", "It does not say what for."],
  [`2026-11-10,income,38,USD,${"x".repeat(121)}`, "The text is longer than 120 characters."],
  ["2026-11-10,income,38,USD,a\0b", "The text has unreadable characters."],
  ["2026-11-10", "The amount is not a number, or has too many decimals. It does not say what for."],
])("%j is refused", (line, problem) => {
  expect(one(line)).toMatchObject({ line: 2, problem });
});

describe("what is new", () => {
  const file = (...whats: string[]) =>
    read(`${HEAD}\n${whats.map((what) => `2026-11-10,income,38,USD,${what}`).join("\n")}`) ?? [];
  const entered = (...whats: string[]) => whats.map((what) => ({ ...ENTRY, what }));

  test.each([
    ["nothing was entered", ["a", "b"], [], [2, 3]],
    ["all of it was", ["a", "b"], ["b", "a"], []],
    ["the second equal line too", ["a", "a"], ["a"], [3]],
    ["as many as there are", ["a", "a", "a"], ["a", "a"], [4]],
    ["written in another case", ["Gift Set"], ["gift set"], []],
  ])("%s", (_, lines, existing, expected) => {
    expect([...newEntries(file(...lines), entered(...existing))]).toEqual(expected);
  });

  test("a refused line is never new", () => {
    expect(newEntries(read(`${HEAD}\nyesterday,income,38,USD,a`) ?? [], []).size).toBe(0);
  });

  test("what was written is read back, and adds nothing", () => {
    const entries = [
      { ...ENTRY, what: '=HYPERLINK("x")', questTitle: "Sell, once" },
      { ...ENTRY, kind: "expense" as const, amount: 1, currency: "jpy" as const, questTitle: null },
      { ...ENTRY, amount: 5, currency: "kwd" as const, questTitle: null },
    ];
    const lines = read(moneyCsv(entries)) ?? [];
    expect(lines.map((line) => "entry" in line && line.entry)).toEqual(
      entries.map(({ questTitle, ...entry }) => ({ ...entry, ...(questTitle && { quest: questTitle }) })),
    );
    expect(newEntries(lines, entries).size).toBe(0);
  });
});
