import { spawn } from "node:child_process";
import { closeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isRunning } from "#server/platform/data-folder/data-folder-lock.ts";
import type { ClusterFolder } from "#server/platform/db/embedded/cluster-folder.ts";
import type { Engine } from "#server/platform/db/embedded/engine.ts";
import {
  findRunningServer,
  invalidatePidFile,
  type RunningServer,
} from "#server/platform/db/embedded/left-over-server.ts";
import { runOptions } from "#server/platform/db/embedded/run-as.ts";
import type { ServerLog } from "#server/platform/db/embedded/server-log.ts";
import { within } from "#server/platform/within.ts";

const POLL_MS = 10;
const POLL_LEFT_OVER_MS = 250;
const SHARED_MEMORY_PATIENCE_MS = 10_000;
const FAST_STOP_MS = 20_000;

export interface Postmaster {
  readonly pid: number;
  /** Resolves (never rejects) when the process has exited. */
  readonly exited: Promise<string>;
}

export interface ServerPlan {
  readonly folder: ClusterFolder;
  readonly engine: Engine;
  readonly settings: string[];
  readonly log: ServerLog;
}

/** The server did not start; the message is its own error. */
export class ServerFailed extends Error {}

/** Waits until the server accepts connections; crash recovery may take a while. */
export async function startPostmaster(plan: ServerPlan): Promise<Postmaster> {
  const patientUntil = Date.now() + SHARED_MEMORY_PATIENCE_MS;
  for (;;) {
    try {
      return await startOnce(plan);
    } catch (error) {
      // The children of a killed server need a moment to exit and release its shared memory.
      const isHeld = error instanceof ServerFailed && /shared memory block/.test(error.message);
      if (!isHeld || Date.now() > patientUntil) throw error;
      await sleep(200);
    }
  }
}

async function startOnce({ folder, engine, settings, log }: ServerPlan): Promise<Postmaster> {
  if (findRunningServer(folder.path)) throw new ServerFailed("another server runs on the same files");
  invalidatePidFile(folder.path);
  const logStart = log.size();
  const output = log.openForServer();
  const child = spawn(engine.postgres, ["-D", folder.path, ...settings], {
    ...runOptions(folder.account),
    // Own process group: Ctrl-C in the terminal reaches only us, and we stop the server in order.
    detached: true,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  child.unref();
  let isGone = false;
  const exited = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
  }).then((reason) => {
    isGone = true;
    return reason;
  });
  while (!isGone) {
    if (child.pid !== undefined && isReady(folder.path, child.pid)) return { pid: child.pid, exited };
    await Promise.race([exited, sleep(POLL_MS)]);
  }
  throw new ServerFailed(firstErrorLine(log.readFrom(logStart)) ?? (await exited));
}

function isReady(cluster: string, pid: number): boolean {
  const server = findRunningServer(cluster);
  return server?.pid === pid && server.isReady;
}

/** A server that outlived the process that started it. Undefined if it exits instead of becoming ready. */
export async function adoptPostmaster(cluster: string): Promise<(Postmaster & RunningServer) | undefined> {
  for (;;) {
    const server = findRunningServer(cluster);
    if (server === undefined) return undefined;
    if (server.isReady) return { ...server, exited: waitForEnd(server.pid) };
    await sleep(POLL_MS);
  }
}

async function waitForEnd(pid: number): Promise<string> {
  while (isRunning(pid)) await sleep(POLL_LEFT_OVER_MS, undefined, { ref: false });
  return "gone";
}

/** Fast shutdown: open transactions are rolled back, everything is written to disk. */
export async function stopPostmaster({ pid, exited }: Postmaster): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    sendSignal(pid, signal);
    if ((await within(FAST_STOP_MS, exited)) !== "late") return;
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already exited.
  }
}

function firstErrorLine(text: string): string | undefined {
  const line = text.split("\n").find((candidate) => /(FATAL|PANIC|ERROR): /.test(candidate));
  return line?.replace(/^.*?(FATAL|PANIC|ERROR): +/, "");
}
