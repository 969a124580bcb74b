import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
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

describe("addresses", () => {
  const line = (hoursAgo: number, address: string) =>
    `${JSON.stringify({ time: new Date(Date.now() - hoursAgo * MS_PER_HOUR).toISOString(), address, route: "/ü" })}\n`;
  const addresses = (name: string) =>
    readFileSync(name, "utf8")
      .trim()
      .split("\n")
      .map((text) => JSON.parse(text).address);

  test("are whole for a day and shortened after it, in the file before too", async () => {
    const file = join(folder, "a.log");
    writeFileSync(`${file}.1`, line(90, "198.51.100.23"));
    writeFileSync(file, line(25, "203.0.113.77") + line(24, "2001:db8:1:2::5") + line(22, "203.0.113.78"));
    const log = openLogFile(file);
    log.write(line(0, "203.0.113.79"));
    await log.close();
    expect(addresses(`${file}.1`)).toEqual(["198.51.100.0"]);
    expect(addresses(file)).toEqual(["203.0.113.0", "2001:db8:1::", "203.0.113.78", "203.0.113.79"]);
    expect(readFileSync(file, "utf8")).not.toMatch(/203\.0\.113\.77|::5/u);
  });
});
