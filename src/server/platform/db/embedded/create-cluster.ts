import {
  chownSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { diskFullLine, explainFolderError, isDiskFull } from "#server/platform/data-folder/data-folder.ts";
import type { ClusterFolder } from "#server/platform/db/embedded/cluster-folder.ts";
import type { Engine } from "#server/platform/db/embedded/engine.ts";
import { runToEnd } from "#server/platform/db/embedded/run-as.ts";
import { StartUpProblem } from "#server/platform/start-up-problem.ts";

/** Created under a temporary name and renamed when complete, so that an existing cluster is always whole. */
export async function createCluster(
  folder: ClusterFolder,
  engine: Engine,
  isDurable: boolean,
): Promise<void> {
  removeUnfinished(folder.path);
  const unfinished = `${folder.path}.new-${process.pid}`;
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    if (folder.account) chownSync(unfinished, folder.account.uid, folder.account.gid);
    const { code, output } = await runToEnd(
      engine.initdb,
      initdbArguments(unfinished, isDurable),
      folder.account,
    );
    if (code !== 0) throw new Error(lastError(output));
    renameSync(unfinished, folder.path);
    syncFolder(dirname(folder.path));
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartUpProblem(explain(folder.path, error), { cause: error });
  }
}

/** The built-in locale sorts by code point, the same on every system and in every version. */
function initdbArguments(path: string, isDurable: boolean): string[] {
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const access = ["--username=sidequest", "--auth=trust", "--no-instructions"];
  return ["-D", path, ...locale, ...access, ...(isDurable ? [] : ["--no-sync"])];
}

function removeUnfinished(path: string) {
  for (const name of readdirSync(dirname(path)))
    if (name.startsWith(`${basename(path)}.new-`))
      rmSync(join(dirname(path), name), { recursive: true, force: true, maxRetries: 5 });
}

function syncFolder(path: string) {
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function lastError(output: string): string {
  const lines = output.split("\n").filter((line) => /(error|fatal|panic): /i.test(line));
  // The first error is the cause; the rest follows from it.
  return (lines[0] ?? output.trim().split("\n").at(-1) ?? "").replace(/^.*?(error|fatal|panic): +/i, "");
}

function explain(path: string, error: unknown): string {
  if (isDiskFull(error)) return diskFullLine(dirname(path));
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "ENOEXEC")
    return "The embedded PostgreSQL does not run on this system. Set DATABASE_URL to a PostgreSQL server.";
  if (code !== undefined) return explainFolderError(dirname(path), error);
  return `The database could not be made: ${message}.`;
}
