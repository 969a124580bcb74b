import { randomBytes } from "node:crypto";
import { USER } from "#server/platform/db/embedded/ensure-database.ts";
import { startMailServer } from "#server/testing/fakes/mail-server.ts";
import { freePort } from "../process/start-up-process.ts";
import { openBalancer } from "./balancer.ts";
import { makeInstance } from "./instance.ts";
import { openJournal } from "./journal.ts";
import { startPostgresPair } from "./postgres-pair.ts";
import { startRedis } from "./redis-server.ts";
import { startServingClock } from "./serving-clock.ts";
import { openSwitch } from "./tcp-switch.ts";

export const ADMIN = "admin@example.com";

/** Three instances behind a balancer, a PostgreSQL primary with its replica, Redis and a mail server. */
export async function openMachines() {
  const redis = await startRedis();
  const [pair, mail] = await Promise.all([startPostgresPair(), startMailServer()]);
  const [database, readDatabase] = await Promise.all([
    openSwitch(pair.primary().port),
    openSwitch(pair.replica().port),
  ]);
  const origin = `http://localhost:${await freePort()}`;
  const environment = {
    PUBLIC_URL: origin,
    SESSION_SECRET: randomBytes(24).toString("hex"),
    DATABASE_URL: addressOf(database.port),
    DATABASE_READ_URL: addressOf(readDatabase.port),
    REDIS_URL: redis.url,
    SMTP_URL: mail.url,
    ADMIN_EMAILS: ADMIN,
    // Long enough for the balancer to notice.
    DRAIN_SECONDS: "1",
    // The balancer passes the client's address on.
    TRUST_PROXY: "127.0.0.1",
  };
  const make = (name: string) => makeInstance(name, environment);
  const instances = await Promise.all([make("one"), make("two"), make("three")]);
  const balancer = openBalancer(instances);
  const clock = startServingClock(instances.map(({ port }) => port));
  return {
    pair,
    redis,
    mail,
    /** Proxies to the primary and the replica, at the addresses the instances use. */
    database,
    readDatabase,
    origin,
    instances,
    balancer,
    clock,
    journal: openJournal(clock),
    async close() {
      await clock.stop();
      await balancer.close();
      await Promise.all(instances.map((instance) => instance.close()));
      for (const each of [database, readDatabase]) each.close();
      await Promise.all([pair.close(), redis.close(), mail.close()]);
    },
  };
}

export type Machines = Awaited<ReturnType<typeof openMachines>>;

function addressOf(port: number): string {
  return `postgres://${USER}@127.0.0.1:${port}/sidequest`;
}
