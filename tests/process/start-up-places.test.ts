import { chmodSync, mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SHARED_FOLDER } from "#server/platform/db/embedded/cluster-folder.ts";
import { expectRefusal, namesIn, startReady } from "./start-up-outcomes.ts";
import {
  databaseOf,
  freePort,
  isRoot,
  launch,
  occupy,
  ordinaryUser,
  temporaryFolder,
} from "./start-up-process.ts";
import { smallDisk } from "./start-up-small-disk.ts";

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
