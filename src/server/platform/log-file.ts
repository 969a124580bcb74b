import { createWriteStream, renameSync, statSync, type WriteStream } from "node:fs";

const MAX_BYTES = 10 * 1024 * 1024;

/** An append-only file that keeps one file before it. A full disk costs log lines, never the server. */
export function openLogFile(file: string) {
  let bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let stream = open(file);
  const rotate = () => {
    stream.end();
    try {
      renameSync(file, `${file}.1`);
    } catch {
      // Somebody moved it away: a new one is begun anyway.
    }
    stream = open(file);
    bytes = 0;
  };
  return {
    write(line: string): void {
      if (bytes > MAX_BYTES) rotate();
      bytes += Buffer.byteLength(line);
      stream.write(line);
    },
    /** Resolves when everything is written, or cannot be. */
    close: () => new Promise<void>((resolve) => stream.end(() => resolve())),
  };
}

function open(file: string): WriteStream {
  return createWriteStream(file, { flags: "a", mode: 0o600 }).on("error", () => undefined);
}
