import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { hashOf } from "#server/platform/db/embedded/cluster-folder.ts";
import { DATABASE, USER } from "#server/platform/db/embedded/ensure-database.ts";
import { SOCKET_PORT } from "#server/platform/db/embedded/server-settings.ts";
import { until } from "../cluster/until.ts";
import { type RunningApp, startApp } from "./running-app.ts";
import { isReady } from "./start-up-process.ts";
import { smallDisk } from "./start-up-small-disk.ts";

const DISK_FULL = "53100";

/** Unlogged: the write-ahead log is on the same disk, and without it the database could not go on at all. */
async function fillDisk(sql: pg.Client): Promise<void> {
  await sql.query("create unlogged table filler (text text)");
  for (const rows of [200_000, 1_000, 10]) {
    for (let isFull = false; !isFull; ) {
      isFull = await sql
        .query("insert into filler select md5(random()::text) from generate_series(1, $1)", [rows])
        .then(
          () => false,
          (error: { code?: string }) => {
            if (error.code !== DISK_FULL) throw error;
            return true;
          },
        );
    }
  }
}

/** Each start of a sign-in writes a row. */
async function writeUntilRefused(app: RunningApp): Promise<void> {
  for (let status = 302; status !== 503; ) {
    status = (await app.visitor().get("/api/auth/google")).statusCode;
    expect([302, 503]).toContain(status);
  }
}

test("a full disk: not ready while writes are refused, ready once there is room", async () => {
  const app = await startApp(smallDisk("size=250m"));
  const host = join(tmpdir(), `sidequest-${hashOf(app.dataDir)}`);
  const sql = new pg.Client({ host, port: SOCKET_PORT, user: USER, database: DATABASE });
  await sql.connect();
  expect(await isReady(app.port)).toBe(true);
  await fillDisk(sql);
  await writeUntilRefused(app);
  expect(await isReady(app.port)).toBe(false);
  expect((await app.visitor().get("/healthz")).statusCode).toBe(200);
  await sql.query("drop table filler");
  await sql.query("checkpoint");
  await sql.end();
  await until("ready again", () => isReady(app.port));
  const { url } = await app.visitor().signIn({ email: "room@example.com", name: "Room" });
  expect(url).toBe("/");
});
