import { join } from "node:path";
import { createApp } from "./app.ts";
import { systemClock } from "./platform/clock.ts";
import { type Config, readConfig } from "./platform/config.ts";
import { migrate } from "./platform/db/migrate.ts";
import { openStore, type Store } from "./platform/db/open-store.ts";
import { openDatabase } from "./platform/db/pool.ts";
import { listen } from "./platform/http/listen.ts";
import { accessCodeFor } from "./platform/identity/create-identity.ts";
import { createLog } from "./platform/log.ts";
import { createMetrics } from "./platform/metrics.ts";
import { findProjectRoot } from "./platform/project-root.ts";
import { readOrMakeSecret } from "./platform/secrets.ts";
import { onShutdown } from "./platform/shutdown.ts";
import { StartUpProblem } from "./platform/start-up-problem.ts";
import { startPurging } from "./purge.ts";

/** What `npm start` runs once everything is installed and built. */
export async function main(_args: string[]): Promise<void> {
  try {
    await start(readConfig(process.env));
  } catch (error) {
    if (!(error instanceof StartUpProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function start(config: Config): Promise<void> {
  let reportEvent: (event: string, detail: string) => void = () => undefined;
  const store = await openStore(config, { say, onEvent: (event, detail) => reportEvent(event, detail) });
  try {
    const log = createLog(config, store.dataDir);
    reportEvent = (event, detail) => log.warn({ event, detail }, "embedded database");
    await serve(config, store, log);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function serve(config: Config, store: Store, log: ReturnType<typeof createLog>): Promise<void> {
  const root = findProjectRoot();
  const clock = systemClock;
  const applied = await migrate(store.connection, join(root, "migrations"), clock);
  if (applied.length > 0) log.info({ applied }, "migrated");
  const metrics = createMetrics();
  const database = openDatabase(store.connection, metrics, (err) => log.warn({ err }, "database connection"));
  const secret = config.sessionSecret ?? (await readOrMakeSecret(store.dataDir));
  const world = { config, secret, database, clock, log, metrics, webFolder: join(root, "dist/web") };
  const { app, drain } = await createApp(world);
  await listen(app, config);
  const stopPurging = startPurging({ db: database.db, clock, log });

  onShutdown(async () => {
    log.info("shutting down");
    stopPurging();
    await drain.drain();
    await database.close();
    await store.close();
    log.flush();
  });
  announce(config, secret);
}

function announce(config: Config, secret: string): void {
  say(`SideQuest is ready at ${config.publicUrl.origin}`);
  const isLocal = config.signIn.kind === "local";
  say(
    isLocal
      ? "Sign in with any email and name: this instance keeps its own accounts."
      : "Sign in with Google.",
  );
  if (config.signIn.kind === "local" && config.signIn.needsAccessCode)
    say(`Access code: ${accessCodeFor(secret)}`);
}
