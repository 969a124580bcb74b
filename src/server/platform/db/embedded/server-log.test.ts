import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openServerLog } from "./server-log.ts";

test("a long log is set aside once and starts again", () => {
  const folder = mkdtempSync(join(tmpdir(), "sidequest-log-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "postgres.log");
  writeFileSync(path, Buffer.alloc(6 * 1024 * 1024, "x"));
  const log = openServerLog(path);
  log.close();
  expect(statSync(path).size).toBe(0);
  expect(statSync(`${path}.1`).size).toBe(6 * 1024 * 1024);
  writeFileSync(path, "FATAL: one\n");
  expect(log.readFrom(7)).toBe("one\n");
  expect(readFileSync(path, "utf8")).toBe("FATAL: one\n");
});
