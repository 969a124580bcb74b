import { join } from "node:path";
import { afterAll } from "vitest";
import { createApp } from "#server/app.ts";
import type { ReadSense } from "#server/engine/text/sense/sense-thread.ts";
import { settleSubscriptions } from "#server/features/billing/sync.service.ts";
import { sendScheduledMails } from "#server/features/email/send-mails.service.ts";
import { sendDueAlerts } from "#server/features/performance/alerts/send-alerts.service.ts";
import { sendDueWebhooks } from "#server/features/webhooks/send-webhooks.service.ts";
import { people } from "#server/features.ts";
import { readConfig } from "#server/platform/config.ts";
import type { FetchPicture } from "#server/platform/identity/fetch-picture.ts";
import { makeInstanceName } from "#server/platform/instance-name.ts";
import { createLanguageModels } from "#server/platform/llm/language-models.ts";
import type { Limits } from "#server/platform/llm/limits.ts";
import { createMemoryLog } from "#server/platform/log/log.ts";
import { createMailer } from "#server/platform/mail/create-mailer.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { openRedis } from "#server/platform/redis/open-redis.ts";
import { HttpClient } from "./http-client.ts";
import { openTestDatabase } from "./open-test-database.ts";
import { theEngine } from "./quest-engine.ts";
import { makeTestDatabase } from "./test-database.ts";

/** Starts at the real time, because libraries check tokens against the real clock. */
export class TestClock {
  #shiftMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#shiftMs);
  }

  advance(ms: number): void {
    this.#shiftMs += ms;
  }
}

/** Loaded once for all worlds of a file. */

export type TestWorld = Awaited<ReturnType<typeof openWorld>>;

/** In a test a late call is no overload. Tests of such waits use 1. */
const PATIENCE = 20;

/** The real app with its own database and an adjustable clock. Close it when done. */
export async function openWorld(
  env: Record<string, string> = {},
  options: { limits?: Limits; fetchPicture?: FetchPicture; patience?: number; readSense?: ReadSense } = {},
) {
  const testDatabase = await makeTestDatabase();
  const config = readConfig({ RATE_LIMITS: "off", ...env });
  const logLines: string[] = [];
  const log = createMemoryLog(logLines);
  const metrics = createMetrics();
  const clock = new TestClock();
  const database = openTestDatabase(testDatabase.connection, metrics, (err) =>
    log.warn({ err }, "database connection"),
  );
  const webFolder = join(findProjectRoot(), "dist/web");
  const { limits, fetchPicture, patience = PATIENCE, readSense } = options;
  const models = createLanguageModels({ ...config, db: database.db, log, clock, ...(limits && { limits }) });
  const secret = "a secret for tests only";
  const mailer = createMailer(config);
  const redis = await openRedis({ ...config, log, metrics });
  const platform = { config, instance: makeInstanceName(), secret, database, redis, clock, log, metrics };
  const measureLoad = () => ({ cpu: 10, memory: 10, eventLoopMs: 1 });
  const replaced = { fetchPicture, measureLoad, patience, readSense };
  const world = { ...platform, webFolder, engine: theEngine, models, mailer, ...replaced };
  const { app, services, ...work } = await createApp(world);
  const origin = config.publicUrl.origin;
  let made = 0;
  return {
    ...world,
    connection: testDatabase.connection,
    app,
    ...work,
    people,
    services,
    generation: services.generation,
    hub: services.hub,
    /** Run the jobs of these names once. */
    settleBilling: () => settleSubscriptions(services.context(), services.payments.provider),
    sendMails: () => sendScheduledMails(services),
    sendAlerts: () => sendDueAlerts(services),
    sendWebhooks: () => sendDueWebhooks(services),
    logLines,
    db: database.db,
    visitor: () => new HttpClient(app, origin),
    /** A new user who went through the real sign-in, with a trial started unless `hasPlan` is false. */
    async person(details: { email?: string; name?: string; hasPlan?: boolean } = {}) {
      const client = new HttpClient(app, origin);
      const email = details.email ?? `person${++made}@example.com`;
      const { url } = await client.signIn({ email, name: details.name ?? `Person ${made}` });
      if (url !== "/") throw new Error(`The sign-in ended at ${url}`);
      if (details.hasPlan ?? true) await client.post("/api/subscription/start-trial");
      return client;
    },
    async close() {
      await app.close();
      redis?.close();
      await mailer.close();
      await database.close();
      await testDatabase.drop();
    },
  };
}

/** Like `openWorld`, for all tests of a file: closes after the last one. */
export async function openFileWorld(...args: Parameters<typeof openWorld>): Promise<TestWorld> {
  const world = await openWorld(...args);
  afterAll(() => world.close());
  return world;
}
