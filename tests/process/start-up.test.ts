import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { SHARED_FOLDER } from "#server/platform/db/embedded/cluster-folder.ts";
import {
  databaseOf,
  freePort,
  isAlive,
  isReady,
  isRoot,
  type Launched,
  launch,
  occupy,
  ordinaryUser,
  temporaryFolder,
  untilReady,
} from "./start-up-process.ts";
import { smallDisk } from "./start-up-small-disk.ts";

const NPM_START = ["npm", "start"];

async function startReady(dataDir: string, options: Partial<Parameters<typeof launch>[0]> = {}) {
  const port = await freePort();
  const launched = launch({ dataDir, port, ...options });
  await untilReady(launched, port);
  return { ...launched, port };
}

/** One line for a person, no stack, exit code 1. */
async function expectRefusal(launched: Launched, line: RegExp) {
  expect(await launched.exit, launched.stdout()).toBe(1);
  expect(launched.stderr().trimEnd().split("\n")).toEqual([expect.stringMatching(line)]);
  expect(launched.stdout()).not.toMatch(/ready|Error|\n {4}at /);
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
}

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
  const before = namesIn(dataDir);
  await expectRefusal(
    launch({ dataDir, port: await freePort() }),
    /is in use by another SideQuest \(process \d+\)/,
  );
  expect(namesIn(dataDir)).toEqual(before);
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
  await vi.waitFor(() => expect(databaseOf(dataDir) ?? killed).not.toBe(killed), { timeout: 20_000 });
  await vi.waitFor(async () => expect(await isReady(port)).toBe(true), { timeout: 20_000, interval: 100 });
});

test("a first start that is killed half-way leaves nothing in the way of the next", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const first = launch({ dataDir, port: await freePort() });
  const isMaking = () => readdirSync(dataDir).some((name) => name.startsWith("postgres.new-"));
  await vi.waitFor(() => expect(isMaking()).toBe(true), { timeout: 30_000, interval: 10 });
  await sleep(200);
  first.signalGroup("SIGKILL");
  await first.exit;
  expect(existsSync(join(dataDir, "postgres"))).toBe(false);
  await startReady(dataDir);
  expect(isMaking()).toBe(false);
});

test("a busy port", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const port = await freePort();
  await occupy(port);
  await expectRefusal(launch({ dataDir, port }), new RegExp(`^Port ${port} is in use by another program`));
  expect(databaseOf(dataDir)).toBeUndefined();
  await startReady(dataDir);
});

test("a data folder that cannot be written", async () => {
  const folder = temporaryFolder();
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o555);
  const launched = launch({ dataDir, port: await freePort(), account: ordinaryUser });
  await expectRefusal(launched, /^The data folder .*data cannot be used: this user may not write there\./);
  expect(namesIn(folder)).toEqual(["data"]);
});

test.each([
  ["a full disk", "size=20m"],
  ["a disk that runs full while the database is made", "size=400m,nr_inodes=300"],
])("%s", async (_, limits) => {
  const { folder, through } = smallDisk(limits);
  const dataDir = join(folder, "data");
  await expectRefusal(
    launch({ dataDir, port: await freePort(), through }),
    /^The disk that holds .*data is full\./,
  );
  if (through.length === 0)
    expect(namesIn(dataDir).filter((name) => name.startsWith("postgres"))).toEqual([]);
});

test("a disk without room for a single file", async () => {
  const { folder, through } = smallDisk("size=400m,nr_inodes=1");
  const launched = launch({ dataDir: join(folder, "data"), port: await freePort(), through });
  await expectRefusal(launched, /^The disk that holds .*data is full\./);
});

test("a database of another version", async () => {
  const dataDir = join(temporaryFolder(), "data");
  mkdirSync(join(dataDir, "postgres"), { recursive: true });
  writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "15\n");
  await expectRefusal(
    launch({ dataDir, port: await freePort() }),
    /was made by PostgreSQL 15, and this SideQuest/,
  );
  expect(namesIn(dataDir)).toEqual(["postgres", "postgres/PG_VERSION"]);
});

test("a bad variable", async () => {
  const folder = temporaryFolder();
  const env = { PORT: "http" };
  await expectRefusal(launch({ dataDir: join(folder, "data"), port: 0, env }), /PORT/);
  expect(namesIn(folder)).toEqual([]);
});

test("a data folder with a very long path", async () => {
  const dataDir = join(temporaryFolder(), ..."abcde".split("").map((letter) => letter.repeat(60)));
  const launched = await startReady(dataDir);
  launched.signal("SIGTERM");
  expect(await launched.exit).toBe(0);
});

/** PostgreSQL never runs as root, so for root this is a folder that its database cannot walk to. */
test("a data folder in a closed home", async () => {
  const home = temporaryFolder();
  chmodSync(home, 0o700);
  const dataDir = join(home, "data");
  const first = await startReady(dataDir);
  const cluster = realpathSync(join(dataDir, "postgres"));
  if (isRoot) onTestFinished(() => rmSync(dirname(cluster), { recursive: true, force: true }));
  expect(cluster.startsWith(isRoot ? SHARED_FOLDER : home)).toBe(true);
  first.signal("SIGTERM");
  expect(await first.exit).toBe(0);
  const second = await startReady(dataDir);
  expect(second.stdout()).not.toContain("Making the database");
});
