import { mkdirSync, realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { FolderInUse, lockFolder } from "#server/platform/data-folder/data-folder-lock.ts";
import { StartUpProblem } from "#server/platform/start-up-problem.ts";

export interface DataFolder {
  readonly path: string;
  release(): Promise<void>;
}

/**
 * Creates DATA_DIR (0700), checks that it is writable, and takes the lock that keeps a second process out;
 * a lock left by a killed process is taken over.
 */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  try {
    makeDataFolder(dataDir);
    const path = realpathSync(dataDir);
    const release = await lockFolder(path);
    return { path, release };
  } catch (error) {
    throw new StartUpProblem(explainFolderError(dataDir, error), { cause: error });
  }
}

/** Only the last folder is made private: parent folders may be shared with others. */
export function makeDataFolder(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

const REASONS: Record<string, string> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "it is on a read-only disk",
  ENOTDIR: "a part of its path is a file, not a folder",
  EEXIST: "it is a file, not a folder",
  ENAMETOOLONG: "its path is too long for this system",
};

export function explainFolderError(folder: string, error: unknown): string {
  if (error instanceof FolderInUse)
    return `The data folder ${folder} is in use by another SideQuest (process ${error.pid}). Stop that one, or set DATA_DIR to another folder.`;
  if (isDiskFull(error)) return diskFullLine(folder);
  const code = (error as NodeJS.ErrnoException).code ?? "";
  const reason = REASONS[code] ?? (error instanceof Error ? error.message : String(error));
  return `The data folder ${folder} cannot be used: ${reason}. Set DATA_DIR to a folder that can be written.`;
}

export function isDiskFull(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === "ENOSPC" || code === "EDQUOT" || /No space left|quota exceeded/i.test(message ?? "");
}

export function diskFullLine(folder: string): string {
  return `The disk that holds ${folder} is full. Free at least 100 MB, or set DATA_DIR to another disk.`;
}
