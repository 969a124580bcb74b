import { mkdirSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";

export type Log = Logger;

const MAX_LOG_BYTES = 10 * 1024 * 1024;

/** Belt and braces: nothing of this is logged on purpose, and what slips in is blanked. */
const SECRET_KEY = /cookie|authorization|token|secret|password|email|prompt/iu;
const MAX_DEPTH = 4;

const options = (level: string) => ({
  level,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { log: (entry: object) => blankSecrets(entry) as Record<string, unknown> },
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

function blankSecrets(value: object, depth = 0): object {
  if (value instanceof Error || Array.isArray(value) || depth > MAX_DEPTH) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    if (SECRET_KEY.test(key)) return [key, "[redacted]"];
    return [key, typeof inner === "object" && inner !== null ? blankSecrets(inner, depth + 1) : inner];
  });
  return Object.fromEntries(entries);
}
