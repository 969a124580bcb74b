import { createWriteStream, renameSync, statSync, type WriteStream } from "node:fs";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import { shortenAddresses } from "./log-addresses.ts";

const MAX_BYTES = 10 * 1024 * 1024;
/** Checked every hour, so that no full address is kept for more than 24 hours. */
const FULL_ADDRESS_MS = 23 * MS_PER_HOUR;

/** Append-only log file with one rotated predecessor. A full disk loses lines but never stops the server. */
export function openLogFile(file: string) {
  const shorten = async () => {
    const before = new Date(Date.now() - FULL_ADDRESS_MS);
    for (const name of [`${file}.1`, file]) await shortenAddresses(name, before).catch(() => undefined);
  };
  let shortening = shorten();
  const timer = setInterval(() => {
    shortening = shortening.then(shorten);
  }, MS_PER_HOUR).unref();
  let bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let stream = open(file);
  const rotate = () => {
    stream.end();
    try {
      renameSync(file, `${file}.1`);
    } catch {
      // The file was moved away: start a new one.
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
    /** Resolves when everything is written, or writing has failed. */
    async close(): Promise<void> {
      clearInterval(timer);
      await shortening;
      await new Promise<void>((resolve) => stream.end(() => resolve()));
    },
  };
}

function open(file: string): WriteStream {
  return createWriteStream(file, { flags: "a", mode: 0o600 }).on("error", () => undefined);
}
