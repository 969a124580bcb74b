import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FUNNEL_EVENTS } from "#domain/analytics/analytics-events.ts";

const FOLDER = "src/web";

/** The header of the app's public pages and the landing page, which is a document of its own, have a way in each. */
const TWO_DOORS = "cta_click";

test("each step of the funnel is fired at one place", () => {
  const places = new Map<string, number>();
  for (const file of readdirSync(FOLDER, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/u.test(file) || /\.test\.|for-tests/u.test(file)) continue;
    for (const [, event = ""] of readFileSync(join(FOLDER, file), "utf8").matchAll(/\bfunnel\("(\w+)"/gu)) {
      places.set(event, (places.get(event) ?? 0) + 1);
    }
  }
  expect(Object.fromEntries(places)).toEqual(
    Object.fromEntries(FUNNEL_EVENTS.map((event) => [event, event === TWO_DOORS ? 2 : 1])),
  );
});
