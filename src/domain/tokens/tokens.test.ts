import { expect, test } from "vitest";
import {
  bearerIn,
  expiryOf,
  isExpired,
  isTokenSecret,
  judgeCall,
  lastFourOf,
  TOKEN_PREFIX,
} from "./tokens.ts";

const SECRET = `${TOKEN_PREFIX}${"aZ09_-".repeat(7)}x`;

test.each([
  ["a token", SECRET, true],
  ["one character less", SECRET.slice(0, -1), false],
  ["one character more", `${SECRET}x`, false],
  ["another prefix", SECRET.replace("sidequest", "Sidequest"), false],
  ["a line break after it", `${SECRET}\n`, false],
  ["nothing", "", false],
])("a secret: %s", (_name, value, is) => {
  expect(isTokenSecret(value)).toBe(is);
});

test.each([
  [undefined, null],
  ["", null],
  ["Basic dXNlcjpwYXNz", null],
  ["Bearerish x", null],
  ["Bearer abc", "abc"],
  ["bearer abc", "abc"],
  ["  BEARER \t abc ", "abc"],
  ["Bearer", ""],
  ["Bearer  ", ""],
  ["Bearer a b", "a b"],
])("the header %j holds %j", (header, secret) => {
  expect(bearerIn(header)).toBe(secret);
});

test.each([
  ["read", "GET", true, "allowed"],
  ["read", "POST", true, "read_only"],
  ["read", "PUT", true, "read_only"],
  ["read", "PATCH", true, "read_only"],
  ["read", "DELETE", true, "read_only"],
  ["write", "GET", true, "allowed"],
  ["write", "DELETE", true, "allowed"],
  ["read", "GET", false, "closed"],
  ["read", "POST", false, "closed"],
  ["write", "GET", false, "closed"],
  ["write", "POST", false, "closed"],
] as const)("scope %s, %s, open %s: %s", (scope, method, takesTokens, verdict) => {
  expect(judgeCall(scope, { method, takesTokens })).toBe(verdict);
});

test("expires to the millisecond, or never", () => {
  const now = new Date("2026-03-02T10:00:00.000Z");
  const expiresAt = expiryOf(30, now);
  expect(expiresAt?.toISOString()).toBe("2026-04-01T10:00:00.000Z");
  expect(isExpired(expiresAt, new Date("2026-04-01T09:59:59.999Z"))).toBe(false);
  expect(isExpired(expiresAt, new Date("2026-04-01T10:00:00.000Z"))).toBe(true);
  expect(isExpired(expiryOf(null, now), new Date("2100-01-01T00:00:00Z"))).toBe(false);
});

test("the last four characters tell tokens apart", () => {
  expect(lastFourOf(`${TOKEN_PREFIX}abcdWXYZ`)).toBe("WXYZ");
});
