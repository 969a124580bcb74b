import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { StartUpProblem } from "#server/platform/start-up-problem.ts";
import { databaseAccount } from "./account.ts";
import { SHARED_FOLDER } from "./cluster-folder.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded-database.ts";

const running = new Set<EmbeddedDatabase>();
const isRoot = process.getuid?.() === 0;

/** An ordinary folder that everybody may walk through. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sidequest-embedded-"));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string, onEvent: (event: string, detail: string) => void = () => undefined) {
  const said: string[] = [];
  const database = await startEmbeddedDatabase({
    dataDir,
    onEvent,
    say: (line) => void said.push(line),
    testSettings: { fsync: "off" },
  });
  running.add(database);
  return Object.assign(database, { said });
}

async function query(database: EmbeddedDatabase, text: string) {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

afterEach(async () => {
  for (const database of running) await database.stop();
  running.clear();
});

test("the first start makes a database that sorts the same everywhere; the next one finds it", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const first = await start(dataDir);
  expect(first.said).toEqual(["Making the database (once) …"]);
  expect(await query(first, "select lower('ÄÉ') as low, 'a' > 'B' as by_code_point")).toEqual([
    { low: "äé", by_code_point: true },
  ]);
  await query(first, "create table kept as select 1 as n");
  await Promise.all([first.stop(), first.stop()]);
  expect(existsSync(first.connection.host)).toBe(false);

  const second = await start(dataDir);
  expect(second.said).toEqual([]);
  expect(await query(second, "select n from kept")).toEqual([{ n: 1 }]);
});

test("nobody else can enter the folder of the socket, and no port is open", async () => {
  const database = await start(join(temporaryFolder(), "data"));
  expect(statSync(database.connection.host).mode & 0o777).toBe(0o700);
  expect(await query(database, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
});

test("a folder of the socket that someone else prepared is not used", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const usual = await start(dataDir);
  await usual.stop();
  mkdirSync(usual.connection.host);
  chmodSync(usual.connection.host, 0o777);
  onTestFinished(() => rmSync(usual.connection.host, { recursive: true, force: true }));
  const database = await start(dataDir);
  expect(database.connection.host).toMatch(new RegExp(`^${usual.connection.host}-\\w+$`));
  expect(await query(database, "select 1 as n")).toEqual([{ n: 1 }]);
});

test("a killed server is restarted and has every acknowledged row", async () => {
  const events: string[] = [];
  const database = await start(join(temporaryFolder(), "data"), (event) => void events.push(event));
  await query(database, "create table kept as select generate_series(1, 500) as n");
  const killed = database.pid();
  process.kill(killed ?? 0, "SIGKILL");
  await expect.poll(() => events).toEqual(["died", "restarted"]);
  expect(database.pid()).not.toBe(killed);
  expect(await query(database, "select count(*)::int as n from kept")).toEqual([{ n: 500 }]);
});

test("a server that cannot come back is tried again until it can", async () => {
  const events: string[] = [];
  const dataDir = join(temporaryFolder(), "data");
  const database = await start(dataDir, (event) => void events.push(event));
  const control = join(dataDir, "postgres", "global", "pg_control");
  const content = readFileSync(control);
  rmSync(control);
  process.kill(database.pid() ?? 0, "SIGKILL");
  await expect.poll(() => events).toContain("restart_failed");
  writeFileSync(control, content);
  if (isRoot) spawnSync("chown", ["--reference", join(dataDir, "postgres"), control]);
  await expect.poll(() => events).toContain("restarted");
  expect(await query(database, "select 1 as n")).toEqual([{ n: 1 }]);
});

test("stopping while the server is down comes to an end", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const events: string[] = [];
  const database = await start(dataDir, (event) => void events.push(event));
  rmSync(join(dataDir, "postgres", "global", "pg_control"));
  process.kill(database.pid() ?? 0, "SIGKILL");
  await expect.poll(() => events).toContain("restart_failed");
  await database.stop();
  expect(database.pid()).toBeUndefined();
});

test("a database of another version is left alone", async () => {
  const dataDir = temporaryFolder();
  const cluster = join(dataDir, "postgres");
  mkdirSync(cluster);
  writeFileSync(join(cluster, "PG_VERSION"), "13\n");
  await expect(start(dataDir)).rejects.toThrow(StartUpProblem);
  await expect(start(dataDir)).rejects.toThrow(
    /made by PostgreSQL 13, and this SideQuest brings PostgreSQL \d+/,
  );
  expect(readdirSync(dataDir)).toEqual(["postgres"]);
  expect(readdirSync(cluster)).toEqual(["PG_VERSION"]);
});

test("a folder that holds something else is left alone", async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, "postgres"));
  writeFileSync(join(dataDir, "postgres", "notes.txt"), "mine");
  await expect(start(dataDir)).rejects.toThrow(/is not a complete database\. Nothing was changed/);
  expect(readdirSync(join(dataDir, "postgres"))).toEqual(["notes.txt"]);
});

test("a first start that was killed half-way is repeated from scratch", async () => {
  const dataDir = temporaryFolder();
  const unfinished = join(dataDir, "postgres.new-999999");
  mkdirSync(unfinished);
  writeFileSync(join(unfinished, "PG_VERSION"), "18\n");
  await start(dataDir);
  expect(readdirSync(dataDir).filter((name) => name.startsWith("postgres.new"))).toEqual([]);
});

test("a number in postmaster.pid that some other program has by now does not keep it from starting", async () => {
  const dataDir = join(temporaryFolder(), "data");
  await (await start(dataDir)).stop();
  const cluster = join(dataDir, "postgres");
  // Of the database's own account: PostgreSQL looks away from everybody else's and from its parent.
  const other = spawn("sleep", ["60"], { ...databaseAccount(cluster) });
  onTestFinished(() => void other.kill());
  const lines = [other.pid, cluster, 1, 5432, "", "", "", "ready"];
  writeFileSync(join(cluster, "postmaster.pid"), `${lines.join("\n")}\n`);
  const database = await start(dataDir);
  expect(database.pid()).not.toBe(other.pid);
});

/** Only root has two accounts to care for: for an ordinary user the folder is simply its own. */
test("a data folder that others cannot walk to works, and an existing database moves with its rows", async () => {
  const home = temporaryFolder();
  const dataDir = join(home, "data");
  const before = await start(dataDir);
  await query(before, "create table kept as select 7 as n");
  await before.stop();
  chmodSync(home, 0o700);
  const database = await start(dataDir);
  const cluster = realpathSync(join(dataDir, "postgres"));
  if (isRoot) onTestFinished(() => rmSync(dirname(cluster), { recursive: true, force: true }));
  expect(await query(database, "select n from kept")).toEqual([{ n: 7 }]);
  expect(cluster.startsWith(isRoot ? SHARED_FOLDER : dataDir)).toBe(true);
  await database.stop();
  expect(await query(await start(dataDir), "select n from kept")).toEqual([{ n: 7 }]);
});

test("a link to a database that is gone is said, not replaced by an empty one", async () => {
  const dataDir = temporaryFolder();
  symlinkSync(join(dataDir, "gone", "postgres"), join(dataDir, "postgres"));
  await expect(start(dataDir)).rejects.toThrow(
    /which is gone\. Put it back, or remove .*postgres to start afresh/,
  );
  expect(readdirSync(dataDir)).toEqual(["postgres"]);
  mkdirSync(join(dataDir, "gone"));
  expect((await start(dataDir)).said).toEqual(["Making the database (once) …"]);
});

test("a path of more than 200 characters works, and the folders made on the way are not closed", async () => {
  const dataDir = join(temporaryFolder(), ..."abcde".split("").map((letter) => letter.repeat(60)));
  const database = await start(dataDir);
  expect(await query(database, "select 1 as n")).toEqual([{ n: 1 }]);
  expect(lstatSync(join(dataDir, "postgres")).isDirectory()).toBe(true);
});

test("stopping twice does no harm to a server that was started since", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const first = await start(dataDir);
  await first.stop();
  const second = await start(dataDir);
  await first.stop();
  expect(await query(second, "select 1 as n")).toEqual([{ n: 1 }]);
});
