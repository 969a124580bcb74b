import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRunning } from "#server/platform/data-folder/data-folder-lock.ts";

export interface RunningServer {
  readonly pid: number;
  readonly socketFolder: string;
  readonly isReady: boolean;
}

/** The server named in `postmaster.pid`, if that process is alive and belongs to this cluster. */
export function findRunningServer(cluster: string): RunningServer | undefined {
  const lines = readPidFile(cluster);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isRunning(pid) || !isServerOf(pid, cluster)) return undefined;
  return { pid, socketFolder: lines[4] ?? "", isReady: lines[7]?.trim() === "ready" };
}

/** Above the highest pid that Linux and macOS assign. */
const NO_PROCESS = 99_999_999;

/**
 * PostgreSQL takes any process with the pid in its file for a running server, even a zombie or another
 * program, and will not start. Only the pid is replaced: the file also names shared memory that must be free.
 */
export function invalidatePidFile(cluster: string) {
  const [, ...rest] = readPidFile(cluster);
  if (rest.length > 0) writeFileSync(join(cluster, "postmaster.pid"), [NO_PROCESS, ...rest].join("\n"));
}

function readPidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}

/** In a restarted container the same pid often belongs to another program. */
function isServerOf(pid: number, cluster: string): boolean {
  try {
    if (process.platform === "linux")
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) && isNamedPostgres(pid);
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).includes(cluster);
  } catch {
    return false;
  }
}

function isNamedPostgres(pid: number): boolean {
  return readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres");
}
