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
  ["/app?q=東", "/app?q=%E6%9D%B1"],
  ["/app?q=ü x", "/app?q=%C3%BC%20x"],
  ["/app?q=\ud800", "/"],
  ["/./api/x", "/"],
  ["/..//elsewhere.example", "/"],
  ["/API/x", "/"],
  [`/${"a".repeat(600)}`, "/"],
])("%j leads to %j", (wanted, path) => {
  expect(safeReturnPath(wanted)).toBe(path);
});
