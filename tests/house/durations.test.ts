import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../bin/bootstrap/content-hash.mjs";
import { ROOT } from "../../bin/bootstrap/paths.mjs";

const DURATIONS = "src/domain/general/durations.ts";
/** A day or an hour in milliseconds, or a constant of its own for what `durations.ts` holds. */
const AGAIN = [
  /(?<!["`\w])(?:86_?400_?000|3_?600_?000)\b/u,
  /\b60 \* 60 \* 1_?000\b/u,
  /const (?:MS_PER|SECONDS_PER)_(?:SECOND|MINUTE|HOUR|DAY)\b/u,
  /const (?:DAY|HOUR|MINUTE|SECOND)_MS\b/u,
];

function isOurs(path: string): boolean {
  // Functions for the page are sent as text: they import nothing.
  return /\.tsx?$/u.test(path) && !path.includes("/in-page/") && path !== DURATIONS;
}

test("days, hours and minutes in milliseconds are defined once", () => {
  const files = ["src", "tools", "bench", "tests"].flatMap((room) => listFiles(join(ROOT, room)));
  const paths = files.map((path) => relative(ROOT, path).replaceAll("\\", "/")).filter(isOurs);
  expect(paths.length).toBeGreaterThan(1_000);
  const found = paths
    .filter((path) => path !== "tests/house/durations.test.ts")
    .filter((path) => {
      const text = readFileSync(join(ROOT, path), "utf8");
      return AGAIN.some((pattern) => pattern.test(text));
    });
  expect(found).toEqual([]);
});
