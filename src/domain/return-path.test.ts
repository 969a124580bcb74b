import { expect, test } from "vitest";
import { safeReturnPath } from "./return-path.ts";

test.each([
  ["/leaderboard", "/leaderboard"],
  ["/analytics?range=7d#top", "/analytics?range=7d#top"],
  [undefined, "/"],
  ["", "/"],
  ["https://elsewhere.example", "/"],
  ["//elsewhere.example", "/"],
  ["/\\elsewhere.example", "/"],
  ["/\t/elsewhere.example", "/"],
  ["javascript:alert(1)", "/"],
  ["/api/auth/google", "/"],
  ["/idp/auth", "/"],
  ["/apiary", "/apiary"],
  [`/${"a".repeat(600)}`, "/"],
])("%j leads to %j", (wanted, path) => {
  expect(safeReturnPath(wanted)).toBe(path);
});
