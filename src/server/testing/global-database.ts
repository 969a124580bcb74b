import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { isRunning } from "#server/platform/data-folder/data-folder-lock.ts";
import { startEmbeddedDatabase } from "#server/platform/db/embedded/embedded-database.ts";
import { findRunningServer } from "#server/platform/db/embedded/left-over-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    database: { host: string; port: number; user: string };
  }
}

const NAME = /^sidequest-tests-(\d+)-/;

/** Durability is off: test data may be lost on a crash. */
const FAST_AND_UNSAFE = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
};

/** vitest calls this once per project that names it: each gets an empty, temporary cluster. */
export async function setup(project: TestProject) {
  sweepAfterKilledRuns();
  const dataDir = join(tmpdir(), `sidequest-tests-${process.pid}-${project.name}`);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { mode: 0o711 });
  const database = await startEmbeddedDatabase({
    dataDir,
    say: () => undefined,
    testSettings: FAST_AND_UNSAFE,
  });
  const { host, port, user } = database.connection;
  project.provide("database", { host, port, user });
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function sweepAfterKilledRuns() {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(NAME.exec(name)?.[1] ?? process.pid);
    if (isRunning(pid)) continue;
    const dataDir = join(tmpdir(), name);
    const server = findRunningServer(join(dataDir, "postgres"));
    if (server) process.kill(server.pid, "SIGQUIT");
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
