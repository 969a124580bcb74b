import { mkdirSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";

export type Log = Logger;

const MAX_LOG_BYTES = 10 * 1024 * 1024;

/** Belt and braces: nothing here is logged on purpose, and what slips in is blanked. */
const REDACTED = ["cookie", "authorization", "token", "secret", "password", "email", "prompt"].flatMap(
  (key) => [key, `*.${key}`, `*.*.${key}`],
);

const options = (level: string) => ({
  level,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: REDACTED, censor: "[redacted]" },
  serializers: { err: describeError },
});

/** In production one JSON line an event on standard output; otherwise a file, so that the terminal stays calm. */
export function createLog(config: Pick<Config, "isProduction" | "logLevel">, dataDir: string): Log {
  if (config.isProduction) return pino(options(config.logLevel), pino.destination({ fd: 1, sync: false }));
  const file = join(dataDir, "sidequest.log");
  mkdirSync(dataDir, { recursive: true });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES) renameSync(file, `${file}.1`);
  return pino(options(config.logLevel), pino.destination({ dest: file, sync: false }));
}

/** For tests: a log that keeps what it was told. */
export function createMemoryLog(lines: string[], level = "info"): Log {
  return pino(options(level), { write: (line: string) => void lines.push(line) });
}

/** Database errors carry the failing row in `detail`: only what names the fault is kept. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === "string" && { code }),
    stack: error.stack,
  };
}
