import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Problem } from "./command.mjs";
import { ROOT } from "./paths.mjs";

const FOLDER = join(ROOT, "dist");
const NAME = /^\.busy-(\d+)-(\w+)$/;

/**
 * Only one process at a time installs or builds in this checkout; the others wait.
 * Each creates its own lock file first and then looks for others, so that two never run at once.
 * @template Result
 * @param {() => Promise<Result>} run
 * @returns {Promise<Result>}
 */
export async function alone(run) {
  const mine = `.busy-${process.pid}-${startMark(process.pid)}`;
  let hasSaid = false;
  for (;;) {
    putDown(mine);
    const other = findOther(mine);
    if (other === undefined) break;
    rmSync(join(FOLDER, mine), { force: true });
    if (!hasSaid) console.log(`Waiting for process ${other}, which installs or builds in this checkout …`);
    hasSaid = true;
    await sleep(100 + Math.random() * 200);
  }
  try {
    return await run();
  } finally {
    rmSync(join(FOLDER, mine), { force: true });
  }
}

/** @param {string} name */
function putDown(name) {
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, name), "");
  } catch (error) {
    throw new Problem(`${FOLDER} cannot be written (${error instanceof Error ? error.message : error}).`);
  }
}

/** @param {string} mine */
function findOther(mine) {
  for (const name of readdirSync(FOLDER)) {
    const [, pid, mark] = NAME.exec(name) ?? [];
    if (pid === undefined || name === mine) continue;
    if (isAlive(Number(pid)) && startMark(Number(pid)) === mark) return pid;
    rmSync(join(FOLDER, name), { force: true });
  }
  return undefined;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/**
 * Process start time, to detect a reused pid; available on Linux only.
 * @param {number} pid
 */
function startMark(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie no longer holds the lock.
    return fields[0] === "Z" || fields[0] === "X" ? "gone" : (fields[19] ?? "0");
  } catch {
    return "0";
  }
}
