import { join } from "node:path";
import { createApp } from "./app.ts";
import { openEngine } from "./engine/open-engine.ts";
import { loadPlaybook } from "./engine/playbook/playbook.ts";
import { systemClock } from "./platform/clock.ts";
import { type Config, readConfig } from "./platform/config.ts";
import { migrate } from "./platform/db/migrate.ts";
import { openStore, type Store } from "./platform/db/open-store.ts";
import { openDatabase } from "./platform/db/pool.ts";
import { listen } from "./platform/http/listen.ts";
import { accessCodeFor } from "./platform/identity/create-identity.ts";
import { makeInstanceName } from "./platform/instance-name.ts";
import { startJobs } from "./platform/jobs/start-jobs.ts";
import { createLanguageModels } from "./platform/llm/language-models.ts";
import { createLog, type Log } from "./platform/log/log.ts";
import { createMailer } from "./platform/mail/create-mailer.ts";
import { createMetrics } from "./platform/metrics.ts";
import { findProjectRoot } from "./platform/project-root.ts";
import { openRedis } from "./platform/redis/open-redis.ts";
import { readOrMakeSecret } from "./platform/secrets.ts";
import { createShutdown, type Shutdown } from "./platform/shutdown.ts";
import { StartUpProblem } from "./platform/start-up-problem.ts";

/** What `npm start` runs once everything is installed and built. */
export async function main(args: string[]): Promise<void> {
  const shutdown = createShutdown();
  try {
    await start(readConfig(process.env), shutdown, args.includes("--demo"));
  } catch (error) {
    await shutdown.run();
    if (!(error instanceof StartUpProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

const WARM_UP_AFTER_MS = 300;
/** PostgreSQL gets 20 s for a fast shutdown and 20 s more for an immediate one. */
const STORE_WITHIN_MS = 45_000;
const MARGIN_MS = 5_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function start(config: Config, shutdown: Shutdown, isDemo: boolean): Promise<void> {
  let onEvent: (event: string, detail: string) => void = () => undefined;
  const opening = openStore(config, { say, onEvent: (event, detail) => onEvent(event, detail) });
  // A signal during the first start waits until it is complete and then closes it: nothing half-made stays.
  shutdown.add("data folder", async () => (await opening.catch(() => undefined))?.close(), STORE_WITHIN_MS);
  const store = await opening;
  const { log, close } = createLog(config, store.dataDir);
  shutdown.add("log", close);
  onEvent = (event, detail) => log.warn({ event, detail }, "embedded database");
  const secret = config.sessionSecret ?? (await readOrMakeSecret(store.dataDir));
  await serve(config, secret, store, log, shutdown, isDemo);
  announce(config, secret);
  if (config.isProduction && isTestMode(config)) log.warn(TEST_MODE);
}

async function serve(
  config: Config,
  secret: string,
  store: Store,
  log: Log,
  shutdown: Shutdown,
  isDemo: boolean,
): Promise<void> {
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
  const redis = openRedis({ ...config, log, metrics });
  if (redis) shutdown.add("Redis", redis.close);
  const webFolder = join(root, "dist/web");
  const engine = openEngine(join(root, "playbook"));
  const { db } = database;
  const models = createLanguageModels({ ...config, db, log, metrics, clock });
  const mailer = createMailer({ ...config, dataDir: store.dataDir });
  shutdown.add("mailer", mailer.close);
  const platform = { config, instance, secret, database, redis, clock, log, metrics };
  const { app, drain, performance, jobs } = await createApp({
    ...platform,
    webFolder,
    engine,
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
  // Load the engine now, while idle, so that the first quest and the first answer are quick.
  setTimeout(engine, WARM_UP_AFTER_MS).unref();
}

const TEST_MODE =
  "Payments are in TEST MODE: no money is taken, and any test card opens a plan. Set the STRIPE_ variables, or PAYMENTS=off.";

function isTestMode({ stripe, takesPayments }: Config): boolean {
  return !stripe && takesPayments;
}

function announce(config: Config, secret: string): void {
  const { signIn, publicUrl } = config;
  say(`SideQuest is ready at ${publicUrl.origin}`);
  const isLocal = signIn.kind === "local";
  say(
    isLocal
      ? "Sign in with any email and name: this instance keeps its own accounts."
      : "Sign in with Google.",
  );
  if (isLocal && signIn.needsAccessCode) {
    say(`Access code: ${accessCodeFor(secret)}`);
    say("It opens new accounts only: each of them gets a code of its own.");
  }
  if (isTestMode(config)) say(TEST_MODE);
}
