import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./page-cursor.ts";

const AT = new Date("2026-11-12T10:00:00.123Z");
const ID = "6f1d2c1e-0000-4000-8000-00000000abcd";

test("what was written is read back", () => {
  expect(readCursor(writeCursor(AT, ID))).toEqual({ at: AT, id: ID });
});

test("a plain moment is a cursor without an id", () => {
  expect(readCursor("2026-11-12T11:00:00.123+01:00")).toEqual({ at: AT, id: null });
});

test.each([
  "",
  "~",
  "yesterday",
  "2026-13-45T00:00:00Z",
  `~${ID}`,
  "2026-11-12T10:00:00Z~",
  "2026-11-12T10:00:00Z~1",
  `2026-11-12T10:00:00Z~${ID}~${ID}`,
])("%j is none", (text) => {
  expect(readCursor(text)).toBeNull();
});
