import { expect, test } from "vitest";
import { calendarDay } from "../general/calendar-day.ts";
import { yearCsv } from "./year-file.ts";

const entry = (day: string, what: string) => ({
  day: calendarDay(day),
  kind: "income" as const,
  amount: 3_850,
  currency: "eur" as const,
  what,
  questTitle: null,
});

test("the year's entries, oldest first, and its sums", () => {
  const total = { currency: "eur" as const, income: 3_850, expense: 5_000, profit: -1_150 };
  const text = yearCsv(
    2025,
    [entry("2026-01-01", "Too late"), entry("2025-12-31", "Last"), entry("2025-01-01", "First")],
    [{ total, months: [{ ...total, month: "2025-01" }] }],
  );
  expect(text.replace("\uFEFF", "").split("\r\n")).toEqual([
    "Day,Kind,Amount,Currency,What,Quest",
    "2025-01-01,income,38.50,EUR,First,",
    "2025-12-31,income,38.50,EUR,Last,",
    "",
    "Month,In,Out,Currency",
    "2025-01,38.50,50.00,EUR",
    "2025,38.50,50.00,EUR",
    "",
  ]);
});
