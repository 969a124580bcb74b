import { afterEach, expect, test } from "vitest";
import { createShutdown } from "./shutdown.ts";

const listeners = { SIGTERM: process.listeners("SIGTERM"), SIGINT: process.listeners("SIGINT") };

afterEach(() => {
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    for (const listener of process.listeners(signal))
      if (!listeners[signal].includes(listener)) process.off(signal, listener);
});

test("the last added is closed first, and all of it once", async () => {
  const closed: string[] = [];
  const shutdown = createShutdown();
  shutdown.add("database", () => void closed.push("database"));
  shutdown.add("server", async () => void closed.push("server"));
  await Promise.all([shutdown.run(), shutdown.run()]);
  expect(closed).toEqual(["server", "database"]);
});

test("a step that never ends or fails is named, and the others are closed all the same", async () => {
  const closed: string[] = [];
  const shutdown = createShutdown();
  shutdown.add("database", () => void closed.push("database"));
  shutdown.add("mailer", () => new Promise<void>(() => undefined), 20);
  shutdown.add("jobs", () => Promise.reject(new Error("no")));
  await expect(shutdown.run()).rejects.toThrow("jobs: no; mailer: did not end within 20 ms");
  expect(closed).toEqual(["database"]);
});
