import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/longest-first.ts";

/**
 * How long a test waits for something to come true. Only failing tests wait that long: it is no measure of speed,
 * and generous because the machine may be busy with other things.
 */
const PATIENCE_MS = 60_000;
const patient = {
  testTimeout: 10 * PATIENCE_MS,
  hookTimeout: 10 * PATIENCE_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
};

/** Three kinds of tests: plain rules, the server on its real database, and the browser's code in jsdom. */
export default defineConfig({
  test: {
    reporters: ["default"],
    // Left alone, vitest uses one core of two.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...patient,
          name: "rules",
          isolate: false,
          include: ["src/{domain,contracts}/**/*.test.ts", "tests/house/**/*.test.ts"],
          setupFiles: ["tests/property-seed.ts"],
        },
      },
      {
        test: {
          ...patient,
          name: "server",
          // Every world has its own app and database, so files may share what they import: a third of the time.
          isolate: false,
          include: ["src/server/**/*.test.ts", "tools/**/*.test.ts"],
          setupFiles: ["tests/property-seed.ts"],
          globalSetup: ["src/server/testing/global-database.ts"],
        },
      },
      {
        plugins: [react()],
        test: {
          ...patient,
          name: "web",
          // Each file has a page and globals of its own, made by a jsdom that a worker loads once: half the time.
          pool: "vmForks",
          environment: "jsdom",
          include: ["src/web/**/*.test.{ts,tsx}"],
          setupFiles: [
            "src/web/testing/jsdom/faster-queries.ts",
            "src/web/testing/jsdom/faster-errors.ts",
            "tests/web-setup/setup.ts",
          ],
        },
      },
      {
        test: {
          ...patient,
          name: "browser",
          // As the server's: what the app imports is read once a worker.
          isolate: false,
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["src/server/testing/global-database.ts"],
        },
      },
      {
        test: {
          ...patient,
          name: "start-up",
          include: ["tests/process/start-up*.test.ts"],
        },
      },
      {
        test: {
          ...patient,
          name: "process",
          include: ["tests/process/**/*.test.ts"],
          exclude: ["tests/process/start-up*.test.ts"],
          // They count seconds: on two cores, two files at a time were late.
          fileParallelism: false,
        },
      },
    ],
  },
});
