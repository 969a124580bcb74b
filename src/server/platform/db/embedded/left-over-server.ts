import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isRunning } from "#server/platform/data-folder-lock.ts";

export interface RunningServer {
  readonly pid: number;
  readonly socketFolder: string;
  readonly isReady: boolean;
}

/** What `postmaster.pid` says, if that process lives and is this cluster's server. */
export function findRunningServer(cluster: string): RunningServer | undefined {
  const lines = readPidFile(cluster);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isRunning(pid) || !isServerOf(pid, cluster)) return undefined;
  return { pid, socketFolder: lines[4] ?? "", isReady: lines[7]?.trim() === "ready" };
}

/**
 * PostgreSQL takes any living process with the number in its file for a server and refuses to start.
 * A file with a dead number stays: it also names the shared memory that must be free.
 */
export function removeMisleadingPidFile(cluster: string) {
  const pid = Number(readPidFile(cluster)[0]);
  if (pid > 0 && isRunning(pid) && !isServerOf(pid, cluster)) rmSync(join(cluster, "postmaster.pid"));
}

function readPidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}

/** In a restarted container the same number is often some other program by now. */
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
