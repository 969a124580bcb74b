import { randomBytes } from "node:crypto";
import { chownSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Account, canReach } from "#server/platform/db/embedded/account.ts";
import { hashOf } from "#server/platform/db/embedded/cluster-folder.ts";
import { StartUpProblem } from "#server/platform/start-up-problem.ts";

/** sun_path holds 107 bytes on Linux and 103 on macOS; the socket's own name takes 15. */
const LONGEST_FOLDER = 103 - "/.s.PGSQL.5432".length;

/** A folder that only the database's account can enter: connections through it need no password. */
export function openSocketFolder(dataDir: string, account: Account | undefined): string {
  const name = `sidequest-${hashOf(dataDir)}`;
  // root's temp folder may be closed to the account.
  const bases = [tmpdir(), "/tmp"].filter((base) => existsSync(base) && canReach(account, base));
  const folders = bases.flatMap((base) => [join(base, name), join(base, `${name}-${randomName()}`)]);
  const short = folders.filter((folder) => Buffer.byteLength(folder) <= LONGEST_FOLDER);
  for (const folder of short) if (prepareSocketFolder(folder, account)) return folder;
  throw new StartUpProblem(
    `No folder for the database's socket can be made in ${tmpdir()}. Set TMPDIR to a folder with a short path that this user may write.`,
  );
}

function randomName(): string {
  return randomBytes(4).toString("hex");
}

/** Only while no server uses it: removes files of a killed server, which would block the next start. */
export function prepareSocketFolder(folder: string, account: Account | undefined): boolean {
  if (!makePrivate(folder, account)) return false;
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true });
  return true;
}

/** False if the name is taken by another user. */
function makePrivate(folder: string, account: Account | undefined): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") return false;
  }
  const found = lstatSync(folder);
  if (!found.isDirectory() || (found.mode & 0o077) !== 0) return false;
  const isOurs = found.uid === process.getuid?.();
  if (account === undefined) return isOurs;
  if (!isOurs) return found.uid === account.uid;
  chownSync(folder, account.uid, account.gid);
  return true;
}
