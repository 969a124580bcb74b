/** The whole app with its own database and many people signed in. Started by broadcast.bench.ts. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { openEngine } from "#server/engine/open-engine.ts";
import { PERFORMANCE_TOPIC } from "#server/features/performance/performance.service.ts";
import { systemClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config.ts";
import { startEmbeddedDatabase } from "#server/platform/db/embedded/embedded-database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { openDatabase } from "#server/platform/db/pool.ts";
import { createLanguageModels } from "#server/platform/llm/language-models.ts";
import { createMemoryLog } from "#server/platform/log/log.ts";
import { createMailer } from "#server/platform/mail/create-mailer.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import { hashToken, randomToken } from "#server/platform/secrets.ts";
import { measureMemory, obey, stampedText } from "./orders.ts";

const [port = "", people = ""] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), "sidequest-live-"));
const embedded = await startEmbeddedDatabase({ dataDir, say: () => undefined });
await migrate(embedded.connection, "migrations", systemClock);
const config = readConfig({ RATE_LIMITS: "off", PORT: port });
const metrics = createMetrics();
const lines: string[] = [];
const log = createMemoryLog(lines);
const database = openDatabase(embedded.connection, metrics, () => undefined);
const { db } = database;
const world = { config, instance: "bench", database, metrics, log, clock: systemClock };
const { app, broadcast, drain } = await createApp({
  ...world,
  secret: "bench",
  webFolder: dataDir,
  engine: openEngine("playbook"),
  models: createLanguageModels({ ...config, db, log, clock: systemClock }),
  mailer: createMailer(config),
});

const now = new Date();
const tokens = Array.from({ length: Number(people) }, () => ({
  userId: randomUUID(),
  token: randomToken(),
}));
await db
  .insertInto("users")
  .values(
    tokens.map(({ userId }, index) => ({
      id: userId,
      issuer: "bench",
      subject: userId,
      username: `bench${index}`,
      created_at: now,
    })) as never,
  )
  .execute();
await db
  .insertInto("sessions")
  .values(
    tokens.map(({ userId, token }) => ({
      id: randomUUID(),
      user_id: userId,
      token_hash: hashToken(token),
      device: "bench",
      created_at: now,
      last_seen_at: now,
    })),
  )
  .execute();
await app.listen({ host: "127.0.0.1", port: Number(port) });

obey({
  memory: () => {
    lines.length = 0;
    return measureMemory();
  },
  broadcast: ({ bytes }) => broadcast.publish(PERFORMANCE_TOPIC, stampedText(bytes)),
});
process.once("SIGTERM", async () => {
  await drain.drain();
  await app.close();
  await database.close();
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
process.send?.({ cookies: tokens.map(({ token }) => `sq_session=${token}`) });
