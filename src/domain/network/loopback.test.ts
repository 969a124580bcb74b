import { expect, test } from "vitest";
import { isLoopback } from "./loopback.ts";

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.9.9.9", true],
  ["[::1]", true],
  ["::1", true],
  ["app.localhost", true],
  ["0.0.0.0", false],
  ["192.0.2.7", false],
  ["localhost.example.com", false],
  ["127.0.0.1.example.com", false],
])("%s: %s", (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
