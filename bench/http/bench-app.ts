import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { HttpClient } from "#server/testing/http-client.ts";
import { overNetwork } from "#server/testing/over-network.ts";
import { startNode, untilAnswers } from "../processes.ts";

/** The built program with its own data folder, and helpers for benches. `start` says which program, and where. */
export async function startBenchApp(
  port: number,
  env: Record<string, string> = {},
  start: { readonly args: string[]; readonly cwd?: string } = {
    args: ["--max-semi-space-size=8", "bin/start.mjs"],
  },
) {
  const dataDir = mkdtempSync(join(tmpdir(), "sidequest-bench-"));
  const origin = `http://localhost:${port}`;
  const settings = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: "off", ...env };
  const startProgram = () => startNode(start.args, settings, start.cwd);
  const app = startProgram();
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
    /** Ends the program, calls `work` with a way to start it on the same data, and removes the data. */
    async stopAfter(work: (startAgain: typeof startProgram) => Promise<void>) {
      try {
        await sql.end();
        await app.stop();
        await work(startProgram);
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    async stop() {
      await this.stopAfter(async () => undefined);
    },
  };
}

export type BenchApp = Awaited<ReturnType<typeof startBenchApp>>;
