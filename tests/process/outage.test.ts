import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type ServingClock, startServingClock } from "../cluster/serving-clock.ts";
import { familyOf, type RunningApp, startApp, watchWaiting } from "./running-app.ts";
import { isReady } from "./start-up-process.ts";

const FROZEN_MS = 10_000;
const ANSWER_WITHIN_MS = 3_000;
const HEALTHY_WITHIN_MS = 5_000;

/** How long something took, not counting stalls of the machine. */
async function timed<T>(clock: ServingClock, work: () => Promise<T>) {
  const from = clock.now();
  return { result: await work(), ms: clock.now() - from };
}

function clockOf({ port }: RunningApp): ServingClock {
  const clock = startServingClock([port]);
  onTestFinished(() => clock.stop());
  return clock;
}

/** Nor time in which the database, which is started anew meanwhile, waited for a core. */
async function untilHealthy(clock: ServingClock, app: RunningApp): Promise<number> {
  const waited = watchWaiting(app);
  const { ms } = await timed(clock, async () => {
    for (; !(await isReady(app.port)); waited()) await sleep(100);
  });
  return ms - waited();
}

test("a frozen database: 503 within 3 s on every call, healthy within 5 s of its return", async () => {
  const app = await startApp();
  const clock = clockOf(app);
  const person = app.visitor();
  await person.signIn({ email: "frozen@example.com" });
  const family = familyOf(app.databasePid() ?? 0);
  expect(family.length).toBeGreaterThan(3);
  for (const pid of family) process.kill(pid, "SIGSTOP");
  const frozenAt = clock.now();
  let asked = 0;
  try {
    while (clock.now() - frozenAt < FROZEN_MS) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => timed(clock, () => person.get("/api/auth/user"))),
      );
      asked += answers.length;
      for (const { result, ms } of answers) {
        expect([result.statusCode, result.json().error]).toEqual([503, "unavailable"]);
        expect(result.headers["retry-after"]).toBeDefined();
        expect(ms).toBeLessThan(ANSWER_WITHIN_MS);
      }
      expect(await isReady(app.port)).toBe(false);
      expect((await app.visitor().get("/healthz")).statusCode).toBe(200);
    }
  } finally {
    for (const pid of family) process.kill(pid, "SIGCONT");
  }
  expect(asked).toBeGreaterThan(60);
  expect(await untilHealthy(clock, app)).toBeLessThan(HEALTHY_WITHIN_MS);
  expect((await person.get("/api/auth/user")).statusCode).toBe(200);
});

test("a killed database: 503 at once, healthy within 5 s, the session still there", async () => {
  const app = await startApp();
  const clock = clockOf(app);
  const person = app.visitor();
  await person.signIn({ email: "killed@example.com" });
  process.kill(app.databasePid() ?? 0, "SIGKILL");
  const healthy = untilHealthy(clock, app);
  const seen = new Set<number>();
  for (let round = 0; round < 50; round++) {
    const { result, ms } = await timed(clock, () => person.get("/api/auth/user"));
    seen.add(result.statusCode);
    expect(ms).toBeLessThan(ANSWER_WITHIN_MS);
  }
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(await healthy).toBeLessThan(HEALTHY_WITHIN_MS);
  expect((await person.get("/api/auth/user")).statusCode).toBe(200);
});
