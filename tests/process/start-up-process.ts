import { spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, onTestFinished } from "vitest";
import { type Account, canReach } from "#server/platform/db/embedded/account.ts";
import { findRunningServer } from "#server/platform/db/embedded/left-over-server.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
/** Not up to 4190: fetch, like every browser, refuses to speak to that port. */
const PORTS = 45;
/** Two files at a time never meet on a port. */
const FIRST_PORT = 4100 + PORTS * (Number(process.env.VITEST_POOL_ID ?? 1) % 2);
/** Only failing tests wait that long. */
const READY_WITHIN_MS = 300_000;

export const isRoot = process.getuid?.() === 0;
const NOBODY: Account = { uid: 65534, gid: 65534 };
/** Somebody who is not root: for root another account, for anybody else themselves. */
export const ordinaryUser: Account | undefined = isRoot ? NOBODY : undefined;

export interface Launch {
  readonly dataDir: string;
  readonly port: number;
  readonly account?: Account | undefined;
  readonly env?: Record<string, string>;
  /** A command that runs the rest of its arguments. */
  readonly through?: readonly string[];
  readonly command?: readonly string[];
  readonly checkout?: string;
}

/** The real program in a process group of its own, ended with everything it left when the test is over. */
export function launch({ dataDir, port, account, env = {}, through = [], command, ...rest }: Launch) {
  const checkout = rest.checkout ?? (account ? checkoutFor(account) : ROOT);
  const [program = "", ...args] = [...through, ...(command ?? [process.execPath, "bin/start.mjs"])];
  const child = spawn(program, args, {
    cwd: checkout,
    // An .env of the developer must not count.
    env: {
      PATH: process.env.PATH,
      HOME: tmpdir(),
      ENV_FILE: "",
      DATA_DIR: dataDir,
      PORT: String(port),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    ...account,
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const exit = new Promise<number | string | null>((resolve) => {
    child.once("close", (code, signal) => resolve(code ?? signal));
  });
  const pid = child.pid ?? 0;
  /** False when nobody is left in the group; 0 only asks. */
  const signalGroup = (signal: NodeJS.Signals | 0) => isThere(() => process.kill(-pid, signal));
  onTestFinished(async () => {
    signalGroup("SIGKILL");
    await exit;
    const server = findRunningServer(join(dataDir, "postgres"));
    if (server === undefined) return;
    isThere(() => process.kill(server.pid, "SIGQUIT"));
    // It still writes while it ends, also into folders that are being removed.
    for (let tries = 0; isAlive(server.pid) && tries < 100; tries++) await sleep(50);
    rmSync(server.socketFolder, { recursive: true, force: true });
  });
  return {
    pid,
    exit,
    signalGroup,
    stdout: () => stdout,
    stderr: () => stderr,
    signal: child.kill.bind(child),
  };
}

export type Launched = ReturnType<typeof launch>;

/** Pid of the database server on this data folder. */
export function databaseOf(dataDir: string): number | undefined {
  return findRunningServer(join(dataDir, "postgres"))?.pid;
}

export async function untilReady(launched: Launched, port: number): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  const gone = launched.exit.then((code) => {
    throw new Error(`ended with ${code}\n${launched.stdout()}\n${launched.stderr()}`);
  });
  // The start may have succeeded long before the process ends.
  gone.catch(() => undefined);
  while (!(await Promise.race([isReady(port), gone]))) {
    if (Date.now() > end) throw new Error(`not ready\n${launched.stdout()}\n${launched.stderr()}`);
    await sleep(50);
  }
}

export async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: "close" } });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** A folder that everybody may walk through, the account's own if one is named. */
export function temporaryFolder(account?: Account): string {
  const folder = mkdtempSync(join(tmpdir(), "sidequest-start-"));
  chmodSync(folder, 0o755);
  if (account) spawnSync("chown", [`${account.uid}:${account.gid}`, folder]);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

let nextPort = Math.floor(Math.random() * PORTS);

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS; tries++) {
    const port = FIRST_PORT + (nextPort++ % PORTS);
    if (!(await isTaken(port))) return port;
  }
  throw new Error(`no free port from ${FIRST_PORT} on`);
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/** Some other program on the port. */
export async function occupy(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
}

let copied: string | undefined;
afterAll(() => {
  if (copied) rmSync(copied, { recursive: true, force: true });
});

/** A checkout under root's closed home is copied to where the account can read it. */
function checkoutFor(account: Account): string {
  if (canReach(account, ROOT) && canReach(account, join(ROOT, "dist"))) return ROOT;
  copied ??= copyCheckout();
  return copied;
}

function copyCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), "sidequest-checkout-"));
  const left = new Set([".git", "data"]);
  cpSync(ROOT, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path === ROOT || !left.has(basename(path)) || path.includes("node_modules"),
  });
  spawnSync("chmod", ["-R", "a+rX", folder]);
  return folder;
}

function isThere(signal: () => void): boolean {
  try {
    signal();
    return true;
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return spawnSync("ps", ["-p", String(pid)]).status === 0;
  }
}
