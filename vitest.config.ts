import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Three kinds of tests: plain rules, the server on its real database, and the browser's code in jsdom. */
export default defineConfig({
  test: {
    reporters: ["default"],
    // Left alone, vitest uses one core of two.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "rules",
          isolate: false,
          include: ["src/{domain,contracts}/**/*.test.ts", "tests/house/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "server",
          // Every world has its own app and database, so files may share what they import: a third of the time.
          isolate: false,
          include: ["src/server/**/*.test.ts", "tools/**/*.test.ts"],
          globalSetup: ["src/server/testing/global-database.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        // The files the bundler takes: those for Node ask for modules in a way that a page of its own cannot.
        resolve: { alias: { recharts: "recharts/es6/index.js" } },
        test: {
          name: "web",
          // Each file has a page and globals of its own, made by a jsdom that a worker loads once: half the time.
          pool: "vmForks",
          server: { deps: { inline: ["recharts"] } },
          environment: "jsdom",
          include: ["src/web/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/web-setup/setup.ts"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "browser",
          // As the server's: what the app imports is read once a worker.
          isolate: false,
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["src/server/testing/global-database.ts"],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: "start-up",
          include: ["tests/process/start-up*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "process",
          include: ["tests/process/**/*.test.ts"],
          exclude: ["tests/process/start-up*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // They count seconds.
          fileParallelism: false,
        },
      },
    ],
  },
});
