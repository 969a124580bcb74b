import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../bin/bootstrap/paths.mjs";
import { freePort, isReady } from "../process/start-up-process.ts";
import { type Program, startProgram } from "./program.ts";
import { until } from "./until.ts";

/** Runs the built program as `npm start` does, without installing and building. */
const RUN = 'await (await import("./bin/bootstrap/run-built.mjs")).runBuilt("main", []);';

/** One instance of the program, with its own data folder and port. */
export async function makeInstance(name: string, environment: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), `sidequest-${name}-`));
  const port = await freePort();
  let program: Program | undefined;
  const start = async () => {
    const started = startProgram(process.execPath, ["--input-type=module", "--eval", RUN], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        HOME: tmpdir(),
        NODE_ENV: "development",
        DATA_DIR: dataDir,
        PORT: String(port),
        ...environment,
      },
    });
    program = started;
    await until(`${name} is ready`, async () => {
      if (started.isGone()) throw new Error(`${name} ended: ${started.said()}`);
      return isReady(port);
    });
  };
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    program?.signal(signal);
    return program?.exit;
  };
  return {
    name,
    port,
    start,
    said: () => program?.said() ?? "",
    /** Resolves to its exit code after a graceful shutdown. */
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    async close() {
      await end("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export type Instance = Awaited<ReturnType<typeof makeInstance>>;
