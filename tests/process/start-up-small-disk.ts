import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "./start-up-process.ts";

const SMALL_BYTES = 100 * 1024 * 1024;

export interface SmallDisk {
  readonly folder: string;
  /** Runs a command where the disk can be seen. */
  readonly through: readonly string[];
}

/**
 * A real file system that runs full: mounted, or mounted in a namespace of its own, or a container's small shared memory.
 * @param limits of a tmpfs
 */
export function smallDisk(limits: string): SmallDisk {
  const folder = temporaryFolder();
  if (spawnSync("mount", ["-t", "tmpfs", "-o", limits, "tmpfs", folder]).status === 0) {
    onTestFinished(() => void spawnSync("umount", ["-l", folder]));
    return { folder, through: [] };
  }
  const through = inNamespace(folder, limits);
  if (spawnSync(through[0] ?? "", [...through.slice(1), "true"]).status === 0) return { folder, through };
  return { folder: inSharedMemory(), through: [] };
}

/** Root inside to mount, then again an ordinary user to run. */
function inNamespace(folder: string, limits: string): string[] {
  const mount = `mount -t tmpfs -o ${limits},mode=0777 tmpfs '${folder}'`;
  const run = 'exec unshare --user --map-user=65534 --map-group=65534 -- "$@"';
  return ["unshare", "--user", "--map-root-user", "--mount", "--", "sh", "-c", `${mount} && ${run}`, "sh"];
}

function inSharedMemory(): string {
  const { bavail, bsize } = statfsSync("/dev/shm");
  if (bavail * bsize > SMALL_BYTES) throw new Error("This machine offers no way to a small disk.");
  const folder = mkdtempSync(join("/dev/shm", "sidequest-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
