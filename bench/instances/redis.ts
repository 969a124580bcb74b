import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { findRedis } from "../../bin/bootstrap/redis.mjs";
import { startServer } from "../processes.ts";

/** A Redis for this bench that stores nothing; undefined if none is installed. */
export async function startRedis(port: number) {
  const path = findRedis();
  if (path === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "sidequest-redis-"));
  const args = ["--bind", "127.0.0.1", "--port", String(port), "--dir", folder, "--save", ""];
  const server = startServer(path, args, { argv0: "redis-server" });
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 200 });
  client.on("error", () => undefined);
  await client.ping();
  client.disconnect();
  return {
    url,
    pid: server.pid,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
