import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, calendarDay } from "../general/calendar-day.ts";
import { splitMoneyFile, WHOLE_FILE_MAX_LENGTH } from "./file-parts.ts";
import {
  FILE_MAX_LENGTH,
  FILE_MAX_LINES,
  type FileEntry,
  moneyCsv,
  newEntries,
  readMoneyFile,
} from "./money-file.ts";

const TODAY = calendarDay("2026-11-17");
const read = (text: string) => readMoneyFile(text, { currency: "usd", today: TODAY }) ?? [];
const entry = (day: number, amount: number, what: string) => ({
  day: addDays(TODAY, -day),
  kind: amount > 0 ? ("income" as const) : ("expense" as const),
  amount: Math.abs(amount),
  currency: "eur" as const,
  what,
  questTitle: null,
});

/** Enters part after part, as the browser does. */
function load(text: string, stored: FileEntry[]): number {
  let added = 0;
  for (const part of splitMoneyFile(text) ?? []) {
    const lines = read(part.text);
    const fresh = newEntries(lines, stored);
    stored.push(...lines.flatMap((line) => ("entry" in line && fresh.has(line.line) ? [line.entry] : [])));
    added += fresh.size;
  }
  return added;
}

test("a short file is sent as it is", () => {
  const text = "Day,Amount,What\n2026-11-01,38,Set\n";
  expect(splitMoneyFile(text)).toEqual([{ text, lines: [2] }]);
});

test("one that no person could have is not cut", () => {
  expect(splitMoneyFile("x".repeat(WHOLE_FILE_MAX_LENGTH + 1))).toBeNull();
  expect(splitMoneyFile(`Day,Amount\n${"a\n".repeat(20_001)}`)).toBeNull();
});

const amounts = fc.integer({ min: -9_999, max: 9_999 }).filter((amount) => amount !== 0);
const entries = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 40 }), amounts, fc.constantFrom("Set", '"Cedar", small', "=1+1", "Wax")),
  { minLength: 600, maxLength: 1_600 },
);

describe("one's own long file", () => {
  test("comes back whole, each part within the limits, and adds nothing the second time", () => {
    fc.assert(
      fc.property(entries, (made) => {
        const text = moneyCsv(made.map((each) => entry(...each)));
        const parts = splitMoneyFile(text) ?? [];
        for (const part of parts) {
          expect(part.text.length).toBeLessThanOrEqual(FILE_MAX_LENGTH);
          expect(part.lines.length).toBeLessThanOrEqual(FILE_MAX_LINES);
        }
        expect(parts.flatMap(({ lines }) => lines).sort((a, b) => a - b)).toEqual(made.map((_, i) => i + 2));
        const stored: FileEntry[] = [];
        expect([load(text, stored), load(text, stored)]).toEqual([made.length, 0]);
      }),
      { numRuns: 15 },
    );
  });
});
