import { expect, test } from "vitest";
import { createMemoryLog } from "./log.ts";

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

test("an error keeps what names it, and not the row that the database adds", () => {
  const error = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (email)=(a@b.c) exists",
  });
  const line = logged((log) => log.error({ err: error }, "failed"));
  expect(line.err).toMatchObject({ type: "Error", message: "duplicate key", code: "23505" });
  expect(JSON.stringify(line)).not.toContain("a@b.c");
});
