import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openFlakyProxy } from "#server/testing/fakes/flaky-proxy.ts";
import { timeRunning } from "#server/testing/time-running.ts";
import { startPostgres } from "../cluster/postgres-server.ts";
import { startServingClock } from "../cluster/serving-clock.ts";
import { until } from "../cluster/until.ts";
import { seededRandom, startApp } from "./running-app.ts";
import { isReady, temporaryFolder } from "./start-up-process.ts";

const isSoak = process.env.SIDEQUEST_SOAK === "1";
const ROUNDS = isSoak ? 10 : 1;
const FLAKY_MS = isSoak ? 60_000 : 8_000;
const READERS = 40;
const SEED = Number(process.env.SIDEQUEST_SEED ?? 20_261_116);
/** Ten seconds for answers, three for the database, and the rest. */
const GONE_WITHIN_MS = 20_000;
const READY_WITHIN_MS = 10_000;

async function startBehindProxy() {
  const postgres = await startPostgres("flaky");
  onTestFinished(() => postgres.close());
  const proxy = await openFlakyProxy({ host: "127.0.0.1", port: postgres.port });
  onTestFinished(() => proxy.close());
  const env = { DATABASE_URL: `postgres://${postgres.connection.user}@127.0.0.1:${proxy.port}/postgres` };
  const app = await startApp({ folder: temporaryFolder(), env });
  const person = app.visitor();
  await person.signIn({ email: "shaken@example.com", name: "Shaken" });
  return { app, person, proxy };
}

test(
  `a database that is late, cut off and frozen, ${ROUNDS} times: the next call is answered, and SIGTERM ends it (seed ${SEED})`,
  async () => {
    const random = seededRandom(SEED);
    const { app, person, proxy } = await startBehindProxy();
    const clock = startServingClock([app.port]);
    onTestFinished(() => clock.stop());
    const seen = new Set<number>();
    for (let round = 0; round < ROUNDS; round++) {
      let isOver = false;
      const readers = Array.from({ length: READERS }, async () => {
        while (!isOver) {
          seen.add((await person.get("/api/auth/user")).statusCode);
          await sleep(20);
        }
      });
      await proxy.changeModes(FLAKY_MS, random);
      isOver = true;
      await Promise.all(readers);
      const returnedAt = clock.now();
      await until("ready again", () => isReady(app.port));
      expect(clock.now() - returnedAt).toBeLessThan(READY_WITHIN_MS);
      const answers = await Promise.all(Array.from({ length: 10 }, () => person.get("/api/auth/user")));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    }
    expect([...seen].toSorted()).toEqual([200, 503]);
    proxy.turnTo("freeze");
    const waiting = Array.from({ length: READERS }, () =>
      person.get("/api/auth/user").catch(() => undefined),
    );
    await sleep(100);
    app.running.signal("SIGTERM");
    const { result, ms } = await timeRunning(() => app.running.exit);
    expect(result).toBe(0);
    expect(ms).toBeLessThan(GONE_WITHIN_MS);
    await Promise.all(waiting);
  },
  ROUNDS * (FLAKY_MS + 30_000) + 600_000,
);
