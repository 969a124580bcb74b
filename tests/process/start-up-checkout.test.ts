import { cpSync, existsSync, readdirSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { freePort, launch, temporaryFolder, untilReady } from "./start-up-process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MADE = new Set([".git", "node_modules", "dist", "data"]);

/** As git would hand it out. */
function bareCheckout(): string {
  const checkout = join(temporaryFolder(), "checkout");
  cpSync(ROOT, checkout, { recursive: true, filter: (path) => !MADE.has(basename(path)) });
  return checkout;
}

test("two starts at once in a checkout that is not built: one builds, both run", async () => {
  const checkout = bareCheckout();
  symlinkSync(join(ROOT, "node_modules"), join(checkout, "node_modules"));
  const ports = [await freePort(), await freePort()];
  const both = ports.map((port, index) =>
    launch({ checkout, port, dataDir: join(checkout, "..", `data-${index}`) }),
  );
  await Promise.all(both.map((launched, index) => untilReady(launched, ports[index] ?? 0)));
  const said = both.map((launched) => launched.stdout()).join("");
  expect(said.match(/Built in/g)).toHaveLength(1);
  const leftovers = readdirSync(join(checkout, "dist")).filter((name) => /^\.(new|busy)-/.test(name));
  expect(leftovers).toEqual([]);
});

test("SIGTERM during the build ends the build too", async () => {
  const checkout = bareCheckout();
  symlinkSync(join(ROOT, "node_modules"), join(checkout, "node_modules"));
  const dataDir = join(checkout, "..", "data");
  const launched = launch({ checkout, port: await freePort(), dataDir });
  await expect.poll(launched.stdout).toContain("Building");
  launched.signal("SIGTERM");
  expect(await launched.exit).toBe(143);
  // Nobody is left in its process group.
  await expect.poll(() => launched.signalGroup(0)).toBe(false);
  expect(existsSync(join(checkout, "dist", ".built"))).toBe(false);
});

test("a bare checkout without a registry says so in one line", async () => {
  const checkout = bareCheckout();
  const env = {
    npm_config_registry: `http://127.0.0.1:${await freePort()}/`,
    npm_config_cache: join(checkout, "..", "cache"),
    npm_config_fetch_retries: "0",
  };
  const launched = launch({ checkout, port: await freePort(), dataDir: join(checkout, "..", "data"), env });
  expect(await launched.exit).toBe(1);
  expect(launched.stderr().trim()).toMatch(/^The package registry cannot be reached\. .*$/);
});
