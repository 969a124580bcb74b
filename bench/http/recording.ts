import { resolve } from "node:path";
import { createApp } from "#server/app.ts";
import { openEngine } from "#server/engine/open-engine.ts";
import { systemClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/db/pool.ts";
import { createLanguageModels } from "#server/platform/llm/language-models.ts";
import { createMemoryLog } from "#server/platform/log/log.ts";
import { createMailer } from "#server/platform/mail/create-mailer.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import type { BenchApp } from "./bench-app.ts";
import { recordStatements, type Statement } from "./record-statements.ts";

export interface Recording {
  readonly connection: BenchApp["connection"];
  readonly read: Statement[];
  readonly complete: Statement[];
  readonly questId: string;
}

/** Runs both calls once in this process, on the same database, and records their statements. */
export async function record(
  app: BenchApp,
  reader: string,
  writer: string,
  questId: string,
): Promise<Recording> {
  const metrics = createMetrics();
  const config = readConfig({ PORT: String(app.port), RATE_LIMITS: "off" });
  const database = openDatabase(app.connection, metrics, () => undefined);
  const { db } = database;
  const log = createMemoryLog([]);
  const world = {
    config,
    instance: "bench",
    secret: app.secret,
    database,
    clock: systemClock,
    log,
    metrics,
    engine: openEngine(resolve("playbook")),
    models: createLanguageModels({ ...config, db, log }),
    mailer: createMailer(config),
  };
  const { app: server } = await createApp({ ...world, webFolder: resolve("dist/web") });
  try {
    const read = await recordStatements(() =>
      server.inject({ url: "/api/tasks", headers: { cookie: reader } }),
    );
    const complete = await recordStatements(() =>
      server.inject({
        method: "PATCH",
        url: `/api/tasks/${questId}`,
        headers: { cookie: writer },
        payload: { isCompleted: true },
      }),
    );
    return { connection: app.connection, read, complete, questId };
  } finally {
    await server.close();
    await database.close();
  }
}
