import { readdirSync } from "node:fs";
import { expect } from "vitest";
import { freePort, type Launched, launch, untilReady } from "./start-up-process.ts";

/** Started, and ready for people. */
export async function startReady(dataDir: string, options: Partial<Parameters<typeof launch>[0]> = {}) {
  const port = await freePort();
  const launched = launch({ dataDir, port, ...options });
  await untilReady(launched, port);
  return { ...launched, port };
}

/** One line for a person, no stack, exit code 1. */
export async function expectRefusal(launched: Launched, line: RegExp) {
  expect(await launched.exit, launched.stdout()).toBe(1);
  expect(launched.stderr().trimEnd().split("\n")).toEqual([expect.stringMatching(line)]);
  expect(launched.stdout()).not.toMatch(/ready|Error|\n {4}at /);
}

export function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
}
