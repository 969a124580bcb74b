import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate as untilIdle } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import type { Mentor } from "./engine/mentor/mentor.ts";
import { openEngine } from "./engine/open-engine.ts";
import { loadPlaybook } from "./engine/playbook/playbook.ts";
import { SenseThread } from "./engine/text/sense/sense-thread.ts";
import { systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { migrate } from "./platform/db/migrate.ts";
import type { Store } from "./platform/db/open-store.ts";
import { openDatabase } from "./platform/db/pool.ts";
import { listen } from "./platform/http/listen.ts";
import { makeInstanceName } from "./platform/instance-name.ts";
import { startJobs } from "./platform/jobs/start-jobs.ts";
import { createLanguageModels } from "./platform/llm/language-models.ts";
import type { Log } from "./platform/log/log.ts";
import { createMailer } from "./platform/mail/create-mailer.ts";
import { createMetrics } from "./platform/metrics.ts";
import { findProjectRoot } from "./platform/project-root.ts";
import { openRedis } from "./platform/redis/open-redis.ts";
import type { Shutdown } from "./platform/shutdown.ts";

/** Beside the bundle, written by the build; the sources have none. */
const ENGINE_INDEX = join(dirname(fileURLToPath(import.meta.url)), "engine-index.bin");
const WARM_UP_AFTER_MS = 300;
const MARGIN_MS = 5_000;

interface Start {
  readonly config: Config;
  readonly secret: string;
  readonly store: Store;
  readonly log: Log;
  readonly shutdown: Shutdown;
  readonly say: (line: string) => void;
  readonly isDemo: boolean;
}

/** Everything that needs the database: migrates it, assembles the app, listens, starts jobs. */
export async function serve({ config, secret, store, log, shutdown, say, isDemo }: Start): Promise<void> {
  const root = findProjectRoot();
  const clock = systemClock;
  const applied = await migrate(store.connection, join(root, "migrations"), clock);
  if (applied.length > 0) log.info({ applied }, "migrated");
  if (isDemo) {
    // Loaded only for the demo, as a separate chunk.
    const { fillDemo } = await import("../../tools/demo/fill-demo.ts");
    const playbook = loadPlaybook(join(root, "playbook"));
    await fillDemo({ connection: store.connection, playbook, clock, say });
  }
  const metrics = createMetrics();
  const instance = makeInstanceName();
  const { databaseReadUrl } = config;
  const database = openDatabase(
    store.connection,
    metrics,
    (err) => log.warn({ err }, "database connection"),
    { replica: databaseReadUrl ? { connectionString: databaseReadUrl } : undefined },
  );
  shutdown.add("database", database.close);
  const redis = await openRedis({ ...config, log, metrics });
  if (redis) shutdown.add("Redis", redis.close);
  const webFolder = join(root, "dist/web");
  const engine = openEngine(join(root, "playbook"), ENGINE_INDEX);
  const senses = openSenses(join(root, "dist/server"), (err) =>
    log.warn({ err }, "the encoder's thread failed"),
  );
  shutdown.add("encoder", senses.close);
  const { db } = database;
  const models = createLanguageModels({ ...config, db, log, metrics, clock });
  const mailer = createMailer({ ...config, dataDir: store.dataDir });
  shutdown.add("mailer", mailer.close);
  const platform = { config, instance, secret, database, redis, clock, log, metrics };
  const { app, drain, performance, jobs } = await createApp({
    ...platform,
    webFolder,
    engine,
    readSense: senses.read,
    models,
    mailer,
  });
  await listen(app, config);
  shutdown.add("requests", drain.drain);
  shutdown.add("jobs", await startJobs({ db, log, instance }, jobs));
  shutdown.add("performance", performance.start());
  // Keep serving until load balancers stop routing here.
  shutdown.add("load balancers", drain.announce, config.drainMs + MARGIN_MS);
  shutdown.add("notice", () => log.info("shutting down"));
  const onFailure = (err: unknown) => log.error({ err }, "the engine could not be loaded");
  setTimeout(() => void warmUp(engine).catch(onFailure), WARM_UP_AFTER_MS).unref();
}

/** The sentence encoder, where a build has left its weights and its thread's file; the sources alone have neither. */
function openSenses(folder: string, onProblem: (err: unknown) => void) {
  const [worker, weights] = [join(folder, "sense-worker.mjs"), join(folder, "encoder.bin")];
  const thread = new SenseThread({ worker, weights, onProblem });
  const isBuilt = existsSync(worker) && existsSync(weights);
  return { read: isBuilt ? thread.read : undefined, close: () => thread.close() };
}

/** Loads the engine while idle, so that the first quest and the first answer are quick; requests go in between. */
async function warmUp(engine: () => Mentor): Promise<void> {
  const parts = [engine, () => engine().classifier, () => engine().bank, () => engine().spell];
  for (const load of parts) {
    load();
    await untilIdle();
  }
}
