import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { findLost, seededRandom, signUpContinuously, startApp } from "./running-app.ts";
import { untilReady } from "./start-up-process.ts";

const isSoak = process.env.SIDEQUEST_SOAK === "1";
const KILLS = isSoak ? 20 : 3;
const SEED = Number(process.env.SIDEQUEST_SEED ?? 20_261_115);
const WRITERS = 3;
const TEST_MS = 600_000;

test(
  `the app killed ${KILLS} times under writes: nothing acknowledged is lost (seed ${SEED})`,
  async () => {
    const random = seededRandom(SEED);
    const app = await startApp();
    const written = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const writing = signUpContinuously(app, WRITERS);
      await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(1);
      await sleep(random() * 1_200);
      app.running.signal("SIGKILL");
      await app.running.exit;
      await writing.stop();
      written.push(...writing.acknowledged);
      await app.restart();
      expect(app.running.stderr()).toBe("");
    }
    expect(written.length).toBeGreaterThan(KILLS);
    expect(await findLost(written)).toEqual([]);
  },
  TEST_MS,
);

test(
  `the database killed ${KILLS} times under writes: nothing acknowledged is lost (seed ${SEED})`,
  async () => {
    const random = seededRandom(SEED + 1);
    const app = await startApp();
    const written = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const writing = signUpContinuously(app, WRITERS);
      await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(1);
      await sleep(random() * 1_200);
      const pid = app.databasePid();
      expect(pid).toBeDefined();
      process.kill(pid ?? 0, "SIGKILL");
      await sleep(random() * 300);
      await writing.stop();
      written.push(...writing.acknowledged);
      await untilReady(app.running, app.port);
      expect(app.databasePid()).not.toBe(pid);
    }
    expect(written.length).toBeGreaterThan(KILLS);
    expect(await findLost(written)).toEqual([]);
  },
  TEST_MS,
);
