import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openLogFile } from "./log-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sidequest-log-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("lines are appended, readable by their owner alone", async () => {
  const file = join(folder, "a.log");
  for (const line of ["one\n", "two\n"]) {
    const log = openLogFile(file);
    log.write(line);
    await log.close();
  }
  expect(readFileSync(file, "utf8")).toBe("one\ntwo\n");
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("beyond 10 MB a new file is begun and one before it is kept", async () => {
  const file = join(folder, "a.log");
  writeFileSync(file, "x".repeat(10 * 1024 * 1024 + 1));
  const log = openLogFile(file);
  log.write("new\n");
  await log.close();
  expect(readFileSync(file, "utf8")).toBe("new\n");
  expect(statSync(`${file}.1`).size).toBeGreaterThan(10 * 1024 * 1024);
});

test("a full disk loses lines and nothing else", async () => {
  const file = join(folder, "full.log");
  symlinkSync("/dev/full", file);
  const log = openLogFile(file);
  for (let count = 0; count < 100; count++) log.write("lost\n");
  await log.close();
});
