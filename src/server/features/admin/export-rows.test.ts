import { expect, test } from "vitest";
import { CUT_FILE_NAME } from "#contracts/admin/admin.ts";
import { exportName, readRows } from "./export-rows.ts";

const now = new Date("2026-11-15T10:00:00.000Z");

/** Rows of which several share a moment, newest first, and how many each call asked for. */
function shelf(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    created_at: new Date(now.getTime() - Math.floor(index / 7)),
  }));
  const asked: number[] = [];
  const readPage = async (cursor: { id: string | null } | null, limit: number) => {
    asked.push(limit);
    const start = cursor ? rows.findIndex(({ id }) => id === cursor.id) + 1 : 0;
    return rows.slice(start, start + limit);
  };
  return { rows, asked, readPage };
}

test.each([0, 1, 1_999, 2_000, 2_001, 4_500])("%i rows come whole, 2,000 at a time", async (count) => {
  const { rows, asked, readPage } = shelf(count);
  expect(await readRows(readPage)).toEqual(rows);
  expect(Math.max(...asked)).toBeLessThanOrEqual(2_000);
});

test("no more than a file may hold, the newest", async () => {
  const { rows, asked, readPage } = shelf(5_000);
  expect(await readRows(readPage, 4_100)).toEqual(rows.slice(0, 4_100));
  expect(asked).toEqual([2_000, 2_000, 100]);
});

test("a cut file says so in its name, a whole one does not", () => {
  const cut = exportName("users", now, 50_000, 61_234);
  expect(cut).toBe("sidequest-users-2026-11-15-first-50000-of-61234.csv");
  expect(CUT_FILE_NAME.exec(cut)?.slice(1)).toEqual(["50000", "61234"]);
  const whole = exportName("users", now, 61, 61);
  expect([whole, CUT_FILE_NAME.test(whole)]).toEqual(["sidequest-users-2026-11-15.csv", false]);
});
