import { closeSync, copyFileSync, openSync, readSync, statSync, truncateSync } from "node:fs";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";

const LONGEST_BYTES = 5 * 1024 * 1024;
const CHECK_EVERY_MS = MS_PER_MINUTE;

/** PostgreSQL's output, in one size-limited file; the older part is moved to `.1`. */
export function openServerLog(path: string) {
  trim(path);
  const timer = setInterval(() => trim(path), CHECK_EVERY_MS);
  timer.unref();
  return {
    /** Opened for appending, so that the file can be cut while the server writes. The caller closes it. */
    openForServer: () => openSync(path, "a", 0o600),
    size: () => sizeOf(path),
    readFrom: (offset: number) => readFrom(path, offset),
    close: () => clearInterval(timer),
  };
}

export type ServerLog = ReturnType<typeof openServerLog>;

function trim(path: string) {
  if (sizeOf(path) <= LONGEST_BYTES) return;
  try {
    copyFileSync(path, `${path}.1`);
  } finally {
    truncateSync(path);
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function readFrom(path: string, offset: number): string {
  const length = Math.max(0, Math.min(sizeOf(path) - offset, 64 * 1024));
  const bytes = Buffer.alloc(length);
  const file = openSync(path, "r");
  try {
    return bytes.toString("utf8", 0, readSync(file, bytes, 0, length, offset));
  } finally {
    closeSync(file);
  }
}
