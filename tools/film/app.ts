import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { HttpClient } from "#server/testing/http-client.ts";
import { overNetwork } from "#server/testing/over-network.ts";
import { untilAnswers } from "../../bench/processes.ts";

const FIRST_PORT = 4120;
const PORTS = 10;

export type FilmedApp = Awaited<ReturnType<typeof startApp>>;

/** The real program on loopback, with its own data folder and clock. */
export async function startApp(folder: string, now: Date) {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["--import", "tsx", "tools/film/app-process.ts"], {
    cwd: findProjectRoot(),
    // A minimal environment, so that settings such as a language model do not affect the film.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: join(folder, "data"),
      RATE_LIMITS: "off",
      FILM_NOW_MS: String(now.getTime()),
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const exited = once(child, "exit");
  const stop = async () => {
    if (child.exitCode === null) child.kill("SIGTERM");
    await exited;
  };
  try {
    await Promise.race([untilAnswers(`${origin}/healthz`), failOn(exited)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    stop,
    visitor: () => new HttpClient(overNetwork(origin), origin),
    moveClock: (to: Date) => tell(child, to.getTime()),
  };
}

async function tell(child: ChildProcess, nowMs: number): Promise<void> {
  const heard = once(child, "message");
  child.send(nowMs);
  await heard;
}

async function failOn(exited: Promise<unknown>): Promise<never> {
  await exited;
  throw new Error("SideQuest ended before it answered: see above.");
}

async function findFreePort(): Promise<number> {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS; port += 1) if (await isFree(port)) return port;
  throw new Error(`None of the ${PORTS} ports from ${FIRST_PORT} on is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
