import { readdirSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const NAME = /^running-(\d+)-(\w+)\.lock$/;
const ATTEMPTS = 6;

export class FolderInUse extends Error {
  constructor(readonly pid: number) {
    super(`In use by process ${pid}.`);
  }
}

/**
 * Every process first writes a file with its own name and then looks for others: of two that start at once,
 * at least one sees the other, and the file of a dead process can be removed without a race.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const mine = join(folder, `running-${process.pid}-${startMark(process.pid) ?? "0"}.lock`);
  for (let attempt = 1; ; attempt++) {
    await writeFile(mine, `${process.pid}\n`, { mode: 0o600 });
    const other = await findOther(folder, mine);
    if (other === undefined) return () => rm(mine, { force: true });
    await rm(mine, { force: true });
    if (attempt === ATTEMPTS) throw new FolderInUse(other);
    await sleep(20 + Math.random() * 100);
  }
}

async function findOther(folder: string, mine: string): Promise<number | undefined> {
  for (const name of readdirSync(folder)) {
    const [, pid, mark] = NAME.exec(name) ?? [];
    const path = join(folder, name);
    if (pid === undefined || path === mine) continue;
    if (isRunning(Number(pid), mark)) return Number(pid);
    await rm(path, { force: true });
  }
  return undefined;
}

/** `mark` tells a process from a later one that got the same pid. */
export function isRunning(pid: number, mark?: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to another user.
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  const now = startMark(pid);
  return now !== "gone" && (mark === undefined || now === undefined || mark === "0" || now === mark);
}

/** Start time of the process in ticks since boot (Linux only). A zombie counts as gone. */
function startMark(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name in brackets and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? "gone" : fields[19];
  } catch {
    return undefined;
  }
}
