import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Account, canReach, databaseAccount } from "#server/platform/db/embedded/account.ts";
import { StartUpProblem } from "#server/platform/start-up-problem.ts";

/** For root only: location of the database if its account cannot reach the data folder. */
export const SHARED_FOLDER = "/var/lib/sidequest";

export interface ClusterFolder {
  /** The real path of the cluster; it may not exist yet. */
  readonly path: string;
  readonly account: Account | undefined;
  /** The cluster is under SHARED_FOLDER; `postgres` in the data folder is a link to it. */
  readonly isElsewhere: boolean;
}

export function hashOf(dataDir: string): string {
  return createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
}

/** `dataDir` must be a real path, without links. */
export function arrangeClusterFolder(dataDir: string): ClusterFolder {
  const inside = join(dataDir, "postgres");
  finishMove(inside, elsewhereOf(dataDir));
  const account = databaseAccount(inside);
  if (isLink(inside)) return { path: followLink(inside), account, isElsewhere: true };
  if (account !== undefined) allowAccountToEnter(dataDir, account);
  if (canReach(account, dataDir)) return { path: inside, account, isElsewhere: false };
  return moveElsewhere(inside, elsewhereOf(dataDir), account);
}

function elsewhereOf(dataDir: string): string {
  return join(SHARED_FOLDER, hashOf(dataDir), "postgres");
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** The cluster itself may be missing if its first start was interrupted; its parent folder must exist. */
function followLink(inside: string): string {
  const path = resolve(dirname(inside), readlinkSync(inside));
  if (existsSync(dirname(path))) return path;
  throw new StartUpProblem(
    `The database of this data folder was in ${path}, which is gone. Put it back, or remove ${inside} to start afresh.`,
  );
}

/** Lets the account's group pass through (but not list) a data folder that only root may enter. */
function allowAccountToEnter(dataDir: string, account: Account) {
  const { mode, uid } = statSync(dataDir);
  if (uid !== 0 || (mode & 0o077) !== 0) return;
  chownSync(dataDir, 0, account.gid);
  chmodSync(dataDir, 0o710);
}

/** The order matters: if killed at any point, exactly one of the two places counts as the database. */
function moveElsewhere(inside: string, elsewhere: string, account: Account | undefined): ClusterFolder {
  mkdirSync(dirname(elsewhere), { recursive: true });
  // chmod, not mkdir's mode: a strict umask would lock the account out.
  for (const folder of [SHARED_FOLDER, dirname(elsewhere)]) chmodSync(folder, 0o711);
  // Without a link to it, it belongs to a deleted data folder: kept under another name.
  if (existsSync(elsewhere)) renameSync(elsewhere, `${elsewhere}.before-${Date.now()}`);
  if (existsSync(inside)) {
    const unfinished = `${elsewhere}.new-${process.pid}`;
    cpSync(inside, unfinished, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    if (account !== undefined) changeOwner(account, unfinished);
    renameSync(unfinished, elsewhere);
    renameSync(inside, `${inside}.moved`);
  }
  symlinkSync(elsewhere, inside);
  rmSync(`${inside}.moved`, { recursive: true, force: true });
  return { path: elsewhere, account, isElsewhere: true };
}

function finishMove(inside: string, elsewhere: string) {
  if (!existsSync(`${inside}.moved`)) return;
  if (!isLink(inside)) symlinkSync(elsewhere, inside);
  rmSync(`${inside}.moved`, { recursive: true, force: true });
}

/** PostgreSQL requires that it owns its folders, with mode 0700. */
function changeOwner(account: Account, path: string) {
  lchownSync(path, account.uid, account.gid);
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  chmodSync(path, stat.isDirectory() ? 0o700 : 0o600);
  if (stat.isDirectory()) for (const name of readdirSync(path)) changeOwner(account, join(path, name));
}
