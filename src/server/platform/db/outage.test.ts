import { expect, test } from "vitest";
import { isDatabaseOutage } from "./outage.ts";

const withCode = (code: string, syscall = "connect") => Object.assign(new Error("x"), { code, syscall });

test.each(["ECONNREFUSED", "EAGAIN", "ENOENT", "57P01", "57P03", "08006", "53300", "57014"])(
  "%s is an outage",
  (code) => {
    expect(isDatabaseOutage(withCode(code))).toBe(true);
  },
);

test.each(["23505", "22P02", "42601", "EACCES"])("%s is not", (code) => {
  expect(isDatabaseOutage(withCode(code))).toBe(false);
});

test("a missing file is no outage", () => {
  expect(isDatabaseOutage(withCode("ENOENT", "open"))).toBe(false);
});

test("a missing answer is an outage, an ordinary error is not", () => {
  expect(isDatabaseOutage(new Error("Query read timeout"))).toBe(true);
  expect(isDatabaseOutage(new Error("timeout expired"))).toBe(true);
  expect(isDatabaseOutage(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isDatabaseOutage(new Error("boom"))).toBe(false);
  expect(isDatabaseOutage("boom")).toBe(false);
});
