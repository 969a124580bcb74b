import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type DestinationStream, type Logger, pino } from "pino";
import { shortAddress } from "#domain/network/short-address.ts";
import type { Config } from "../config.ts";
import { openLogFile } from "./log-file.ts";

export type Log = Logger;

/** Safety net: none of these are logged on purpose, and any that slip in are blanked. */
const SECRET_KEY = /cookie|authorization|token|secret|password|email|prompt|api_?key/iu;
const MAX_DEPTH = 4;

const options = (level: string) => ({
  level,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { log: (entry: object) => blankSecrets(entry, 0) as Record<string, unknown> },
  serializers: { err: describeError },
});

/** In production, one JSON line per event on standard output; otherwise a file, to keep the terminal free. */
export function createLog(config: Pick<Config, "isProduction" | "logLevel">, dataDir: string) {
  if (config.isProduction) {
    const out = pino.destination({ fd: 1, sync: false });
    const close = async () => out.flushSync();
    // The reader of our output is gone: drop lines from here on instead of retrying for ever.
    out.on("error", () => Object.assign(out, { write: () => true, flushSync: () => undefined }));
    return { log: createOutputLog(config.logLevel, out), close };
  }
  mkdirSync(dataDir, { recursive: true });
  const file = openLogFile(join(dataDir, "sidequest.log"));
  return { log: pino(options(config.logLevel), file), close: file.close };
}

/** Output cannot be edited afterwards, so client addresses are shortened to networks before writing. */
export function createOutputLog(level: string, out: DestinationStream): Log {
  const { formatters, ...others } = options(level);
  return pino({ ...others, formatters: { log: (entry) => shortenAddress(formatters.log(entry)) } }, out);
}

function shortenAddress(entry: Record<string, unknown>): Record<string, unknown> {
  const { address } = entry;
  return typeof address === "string" ? { ...entry, address: shortAddress(address) } : entry;
}

/** For tests: collects its lines in an array. */
export function createMemoryLog(lines: string[], level = "info"): Log {
  return pino(options(level), { write: (line: string) => void lines.push(line) });
}

/** Database errors carry the failing row in `detail`: keeps only what identifies the error, and its cause. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  const cause = error.cause instanceof Error ? `${error.cause.name}: ${error.cause.message}` : undefined;
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === "string" && { code }),
    cause,
    stack: error.stack,
  };
}

function blankSecrets(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null || value instanceof Error || value instanceof Date)
    return value;
  if (depth > MAX_DEPTH) return "[deep]";
  if (Array.isArray(value)) return value.map((inner) => blankSecrets(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET_KEY.test(key) ? "[redacted]" : blankSecrets(inner, depth + 1),
    ]),
  );
}
