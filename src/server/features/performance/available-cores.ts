import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";

const CGROUPS = "/sys/fs/cgroup";

/** Parses cgroup `cpu.max`: "150000 100000" is 1.5 cores, "max 100000" no limit. */
export function coresOf(cpuMax: string): number | null {
  const [quota, period] = cpuMax.trim().split(" ").map(Number);
  return quota && period ? quota / period : null;
}

/** Number of cores this process may use: the machine's, or the lowest limit of its cgroups. */
export function availableCores(root = CGROUPS, ownGroup = readOwnGroup()): number {
  const limits = [availableParallelism()];
  for (let group = ownGroup; ; group = dirname(group)) {
    const limit = coresOf(readText(join(root, group, "cpu.max")) ?? "max");
    if (limit !== null) limits.push(limit);
    if (group === "/") return Math.min(...limits);
  }
}

/** cgroup v2 has one line: "0::/user.slice/app". In a container it reads "0::/". */
function readOwnGroup(): string {
  return /^0::(\/.*)$/mu.exec(readText("/proc/self/cgroup") ?? "")?.[1] ?? "/";
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
