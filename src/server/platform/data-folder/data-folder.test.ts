import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StartUpProblem } from "../start-up-problem.ts";
import { openDataFolder } from "./data-folder.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sidequest-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const locksIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".lock"));

test("a new data folder belongs to its owner alone", async () => {
  const wanted = join(temporaryFolder(), "deep", "data");
  const folder = await openDataFolder(wanted);
  expect(statSync(wanted).mode & 0o777).toBe(0o700);
  await folder.release();
  expect(locksIn(wanted)).toEqual([]);
});

test("a folder that was there keeps its mode", async () => {
  const wanted = temporaryFolder();
  chmodSync(wanted, 0o755);
  await (await openDataFolder(wanted)).release();
  expect(statSync(wanted).mode & 0o777).toBe(0o755);
});

test("a folder in use by a running process is refused, naming the process", async () => {
  const wanted = temporaryFolder();
  const other = spawn("sleep", ["30"]);
  onTestFinished(() => void other.kill());
  const lock = join(wanted, `running-${other.pid}-0.lock`);
  writeFileSync(lock, "");
  await expect(openDataFolder(wanted)).rejects.toThrow(`in use by another SideQuest (process ${other.pid})`);
  expect(locksIn(wanted)).toEqual([`running-${other.pid}-0.lock`]);
});

test("the lock of a killed process is taken over", async () => {
  const wanted = temporaryFolder();
  const other = spawn("true");
  await new Promise((resolve) => other.once("exit", resolve));
  writeFileSync(join(wanted, `running-${other.pid}-0.lock`), "");
  const folder = await openDataFolder(wanted);
  expect(existsSync(join(wanted, `running-${other.pid}-0.lock`))).toBe(false);
  await folder.release();
});

test("the lock of a process whose pid was reused does not count, where start times are known", async () => {
  const wanted = temporaryFolder();
  const other = spawn("sleep", ["30"]);
  onTestFinished(() => void other.kill());
  writeFileSync(join(wanted, `running-${other.pid}-1.lock`), "");
  const opened = openDataFolder(wanted);
  if (process.platform === "linux") await (await opened).release();
  else await expect(opened).rejects.toThrow(/in use/);
});

test("a file in its place is one readable line", async () => {
  const wanted = join(temporaryFolder(), "data");
  writeFileSync(wanted, "mine");
  await expect(openDataFolder(wanted)).rejects.toThrow(StartUpProblem);
  await expect(openDataFolder(wanted)).rejects.toThrow(
    /^The data folder .* is a file, not a folder\. Set DATA_DIR/,
  );
  await expect(openDataFolder(join(wanted, "deeper"))).rejects.toThrow(/a part of its path is a file/);
});
