import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The account the database runs as; undefined: our own. PostgreSQL refuses to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const NOBODY: Account = { uid: 65534, gid: 65534 };

/** An existing cluster keeps its owner, so that both root and that user can start it. */
export function databaseAccount(clusterPath: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterPath, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findNobody();
}

function findNobody(): Account {
  try {
    const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8")) ?? [];
    return uid === undefined ? NOBODY : { uid: Number(uid), gid: Number(gid) };
  } catch {
    return NOBODY;
  }
}

/** Whether the account can reach and enter or execute `path`, by the mode bits of every folder above. */
export function canReach(account: Account | undefined, path: string): boolean {
  if (account === undefined) return true;
  const { mode, uid, gid } = statSync(path);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  const parent = dirname(path);
  return (mode & bit) !== 0 && (parent === path || canReach(account, parent));
}
