import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findRedis } from "../../bin/bootstrap/redis.mjs";
import { freePort } from "../process/start-up-process.ts";
import { type Program, startProgram } from "./program.ts";
import { until } from "./until.ts";

/** A Redis server for one test, on loopback. Not persistent: empty after a restart. */
export async function startRedis() {
  const path = findRedis();
  if (path === undefined) throw new Error("This test needs a Redis or Valkey server. Set REDIS_SERVER_PATH.");
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "sidequest-redis-"));
  const args = [
    ["--bind", "127.0.0.1"],
    ["--port", String(port)],
    ["--dir", folder],
    ["--save", ""],
    ["--appendonly", "no"],
  ].flat();
  let server: Program;
  const start = async () => {
    server = startProgram(path, args, { argv0: "redis-server", cwd: folder });
    await until("Redis answers", async () => {
      if (server.isGone()) throw new Error(`Redis ended: ${server.said()}`);
      return (await ping(port)) === "+PONG\r\n";
    });
  };
  const kill = async () => {
    server.signal("SIGKILL");
    await server.exit;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    freeze: () => server.signal("SIGSTOP"),
    unfreeze: () => server.signal("SIGCONT"),
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type RedisServer = Awaited<ReturnType<typeof startRedis>>;

function ping(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port }, () => socket.write("PING\r\n"));
    socket.once("data", (answer) => {
      resolve(String(answer));
      socket.destroy();
    });
    socket.once("error", () => resolve("")).once("close", () => resolve(""));
  });
}
