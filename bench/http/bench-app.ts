import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { HttpClient } from "#server/testing/http-client.ts";
import { overNetwork } from "#server/testing/over-network.ts";
import { startNode, untilAnswers } from "../processes.ts";

/** The built program with its own data folder, and helpers for benches. */
export async function startBenchApp(port: number, env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "sidequest-bench-"));
  const origin = `http://localhost:${port}`;
  const app = startNode(["bin/start.mjs"], {
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: "off",
    ...env,
  });
  await untilAnswers(`${origin}/readyz`).catch(async (problem) => {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
    throw problem;
  });
  const [pid = "", , , , socketFolder = ""] = readFileSync(
    join(dataDir, "postgres/postmaster.pid"),
    "utf8",
  ).split("\n");
  const connection = { host: socketFolder, port: 5432, user: "sidequest", database: "sidequest" };
  const sql = new pg.Client(connection);
  await sql.connect();
  return {
    port,
    origin,
    connection,
    sql,
    secret: readFileSync(join(dataDir, "session-secret"), "utf8").trim(),
    pid: app.pid,
    databasePid: Number(pid),
    async signIn(email: string) {
      const person = new HttpClient(overNetwork(origin), origin);
      await person.signIn({ email, name: "Bench" });
      await person.post("/api/subscription/start-trial");
      const id: string = (await person.get("/api/auth/user")).json().id;
      return { id, cookie: `sq_session=${person.cookies.get("sq_session")?.value}; sq_signed_in=1` };
    },
    async stop() {
      await sql.end();
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type BenchApp = Awaited<ReturnType<typeof startBenchApp>>;
