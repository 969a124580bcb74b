import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { createMetrics } from "#server/platform/metrics.ts";
import { openFlakyProxy } from "#server/testing/fakes/flaky-proxy.ts";
import { makeTestDatabase } from "#server/testing/test-database.ts";
import { seededRandom } from "../../../../tests/process/running-app.ts";
import { withTransaction } from "./handles.ts";
import { openDatabase } from "./pool.ts";

const isSoak = process.env.SIDEQUEST_SOAK === "1";
const ROUNDS = isSoak ? 10 : 1;
/** With the usual seed it holds a freeze longer than the time-outs of a request. */
const ROUND_MS = isSoak ? 60_000 : 30_000;
const READERS = 40;
const SEED = Number(process.env.SIDEQUEST_SEED ?? 20_261_116);

async function openThroughProxy() {
  const { connection, drop } = await makeTestDatabase();
  const { host, port } = inject("database");
  const proxy = await openFlakyProxy({ path: join(host, `.s.PGSQL.${port}`) });
  const database = openDatabase(
    { ...connection, host: "127.0.0.1", port: proxy.port },
    createMetrics(),
    () => undefined,
  );
  onTestFinished(async () => {
    proxy.turnTo("normal");
    await database.close().catch(() => undefined);
    proxy.close();
    await drop();
  });
  return { database, proxy };
}

type Opened = Awaited<ReturnType<typeof openThroughProxy>>["database"];

/** Reads and transactions, `READERS` at a time, until told to stop. */
function load({ db }: Opened) {
  let isStopped = false;
  const seen = { answers: 0, failures: 0 };
  const work = async (reader: number) => {
    while (!isStopped) {
      const asked =
        reader % 4 === 0
          ? withTransaction(db, (tx) => sql`select pg_sleep(0.002)`.execute(tx))
          : sql`select pg_sleep(0.002)`.execute(db);
      await asked.then(
        () => void seen.answers++,
        () => void seen.failures++,
      );
      await sleep(10);
    }
  };
  const running = Promise.all(Array.from({ length: READERS }, (_, reader) => work(reader)));
  return {
    seen,
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

async function expectAllIdle(database: Opened) {
  await expect.poll(() => database.connections()).toMatchObject({ inUse: 0, waiting: 0 });
  await database.ping();
}

test(
  `a proxy that delays, cuts and freezes for ${ROUND_MS / 1_000} s, ${ROUNDS} times: all connections come back (seed ${SEED})`,
  async () => {
    const random = seededRandom(SEED);
    const { database, proxy } = await openThroughProxy();
    for (let round = 0; round < ROUNDS; round++) {
      const loaded = load(database);
      await proxy.changeModes(ROUND_MS, random);
      await loaded.stop();
      await expectAllIdle(database);
      expect(loaded.seen.answers).toBeGreaterThan(READERS);
      expect(loaded.seen.failures).toBeGreaterThan(READERS);
    }
  },
  ROUNDS * (ROUND_MS + 600_000),
);

test("closing ends within its deadline, whatever is under way", async () => {
  const { database, proxy } = await openThroughProxy();
  const asked = Array.from({ length: READERS }, () => sql`select pg_sleep(1)`.execute(database.db));
  await expect.poll(() => database.connections().inUse).toBeGreaterThan(5);
  proxy.turnTo("freeze");
  const settled = Promise.allSettled(asked);
  await database.close();
  await settled;
  expect(database.connections()).toMatchObject({ inUse: 0, waiting: 0 });
});

test("answers that came while our own process was stalled are not taken for missing", async () => {
  const { database } = await openThroughProxy();
  await database.ping();
  const asked = Array.from({ length: READERS }, () => sql`select pg_sleep(0.02)`.execute(database.db));
  await sleep(5);
  const until = performance.now() + 2_500;
  while (performance.now() < until);
  await Promise.all(asked);
});
