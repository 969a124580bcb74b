import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { expectRefusal, namesIn, startReady } from "./start-up-outcomes.ts";
import {
  databaseOf,
  freePort,
  isAlive,
  isReady,
  launch,
  ordinaryUser,
  temporaryFolder,
} from "./start-up-process.ts";

const NPM_START = ["npm", "start"];

test.each([
  ["whoever runs the tests", undefined],
  ["an ordinary user", ordinaryUser],
] as const)(
  "npm start by %s ends with the address; SIGTERM to npm ends server and database",
  async (_, account) => {
    const dataDir = join(temporaryFolder(account), "data");
    const env = { npm_config_cache: join(dirname(dataDir), "npm"), HOME: dirname(dataDir) };
    const launched = await startReady(dataDir, { command: NPM_START, account, env });
    const database = databaseOf(dataDir);
    expect(launched.stdout()).toContain(
      `SideQuest is ready at http://localhost:${launched.port}\nSign in with`,
    );
    expect(launched.stdout().trim().split("\n").length).toBeLessThan(10);
    expect(isAlive(database ?? 0)).toBe(true);
    launched.signal("SIGTERM");
    expect(await launched.exit).toBe(0);
    expect(isAlive(database ?? 0)).toBe(false);
    expect(await isReady(launched.port)).toBe(false);
    expect(readdirSync(dataDir).filter((name) => name.endsWith(".lock"))).toEqual([]);
  },
);

test("Ctrl-C, which reaches npm and the server at once, ends server and database in order", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const launched = await startReady(dataDir, { command: NPM_START });
  const database = databaseOf(dataDir) ?? 0;
  launched.signalGroup("SIGINT");
  await launched.exit;
  expect(isAlive(database)).toBe(false);
  expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
});

test("a second process is refused and the first keeps serving", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const first = await startReady(dataDir);
  // The database at work makes and removes files of its own.
  const names = () => namesIn(dataDir).filter((name) => !name.startsWith("postgres/"));
  const before = names();
  await expectRefusal(
    launch({ dataDir, port: await freePort() }),
    /is in use by another SideQuest \(process \d+\)/,
  );
  expect(names()).toEqual(before);
  expect(await isReady(first.port)).toBe(true);
});

test("after a kill the database is still there, and the next start uses it", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const first = await startReady(dataDir);
  const database = databaseOf(dataDir);
  first.signalGroup("SIGKILL");
  await first.exit;
  expect(databaseOf(dataDir)).toBe(database);
  const second = await startReady(dataDir);
  expect(second.stdout()).toContain("still running");
  expect(databaseOf(dataDir)).toBe(database);
  second.signal("SIGTERM");
  expect(await second.exit).toBe(0);
  expect(databaseOf(dataDir)).toBeUndefined();
});

test("after a kill of everything the next start recovers", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const first = await startReady(dataDir);
  first.signalGroup("SIGKILL");
  process.kill(databaseOf(dataDir) ?? 0, "SIGKILL");
  await first.exit;
  await startReady(dataDir);
});

test("a killed database is restarted by the server", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const { port } = await startReady(dataDir);
  const killed = databaseOf(dataDir) ?? 0;
  process.kill(killed, "SIGKILL");
  await vi.waitFor(() => expect(databaseOf(dataDir) ?? killed).not.toBe(killed), { timeout: 60_000 });
  await vi.waitFor(async () => expect(await isReady(port)).toBe(true), { timeout: 60_000, interval: 100 });
});

test("a first start that is killed half-way leaves nothing in the way of the next", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const first = launch({ dataDir, port: await freePort() });
  const isMaking = () => readdirSync(dataDir).some((name) => name.startsWith("postgres.new-"));
  await vi.waitFor(() => expect(isMaking()).toBe(true), { timeout: 60_000, interval: 10 });
  await sleep(200);
  first.signalGroup("SIGKILL");
  await first.exit;
  expect(existsSync(join(dataDir, "postgres"))).toBe(false);
  await startReady(dataDir);
  expect(isMaking()).toBe(false);
});
