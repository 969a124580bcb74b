import { expect, test } from "vitest";
import { isConsolePath, withRange } from "./console-path.ts";

test.each([
  ["", "/analytics/people"],
  ["?range=30d", "/analytics/people?range=30d"],
  ["?compare=none&person=1&range=24h", "/analytics/people?range=24h&compare=none"],
])("another page after %s is %s", (search, path) => {
  expect(withRange("/analytics/people", search)).toBe(path);
});

test("parameters of the other page's own come before the kept ones", () => {
  const search = "?range=30d&compare=none";
  expect(withRange("/analytics/people?person=1", search)).toBe(
    "/analytics/people?range=30d&compare=none&person=1",
  );
  expect(withRange("/analytics?range=24h", search)).toBe("/analytics?range=24h&compare=none");
});

test("the report of members is none of the console's own addresses, but shares the first", () => {
  expect(["/analytics", "/analytics/mails", "/performance", "/app"].map(isConsolePath)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
