import { expect, test } from "vitest";
import { createMemoryLog, createOutputLog } from "./log.ts";

function logged(write: (log: ReturnType<typeof createMemoryLog>) => void) {
  const lines: string[] = [];
  write(createMemoryLog(lines));
  return JSON.parse(lines[0] ?? "{}");
}

test("secrets are blanked wherever they stand", () => {
  const line = logged((log) =>
    log.info({ actor: "a1", email: "a@b.c", headers: { cookie: "x", deep: { sessionToken: "t" } } }, "hello"),
  );
  expect(line).toMatchObject({
    actor: "a1",
    email: "[redacted]",
    headers: { cookie: "[redacted]", deep: { sessionToken: "[redacted]" } },
    msg: "hello",
  });
});

test("secrets in lists and nested objects are blanked too, and dates stay dates", () => {
  const at = new Date("2026-11-15T00:00:00Z");
  const deep = { a: { b: { c: { d: { e: { token: "deep-secret" } } } } } };
  const line = logged((log) => log.info({ users: [{ email: "a@b.c", id: 1 }], deep, at }));
  expect(JSON.stringify(line)).not.toMatch(/a@b\.c|deep-secret/u);
  expect(line).toMatchObject({ users: [{ email: "[redacted]", id: 1 }], at: "2026-11-15T00:00:00.000Z" });
});

test("an error keeps what names it, and not the row that the database adds", () => {
  const error = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (email)=(a@b.c) exists",
  });
  const line = logged((log) => log.error({ err: error }, "failed"));
  expect(line.err).toMatchObject({ type: "Error", message: "duplicate key", code: "23505" });
  expect(JSON.stringify(line)).not.toContain("a@b.c");
});

test.each([
  ["203.0.113.77", "203.0.113.0"],
  ["2001:db8:1:2::5", "2001:db8:1::"],
])("what leaves by standard output has the network of %s only", (address, network) => {
  const lines: string[] = [];
  const log = createOutputLog("info", { write: (line) => void lines.push(line) });
  log.info({ address, status: 200 });
  log.child({ requestId: "r1" }).info({ address });
  expect(lines.map((line) => JSON.parse(line).address)).toEqual([network, network]);
});

test("our own log file keeps full addresses for a day", () => {
  expect(logged((log) => log.info({ address: "203.0.113.77" })).address).toBe("203.0.113.77");
});
