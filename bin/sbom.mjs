import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { command } from "./bootstrap/command.mjs";
import { ROOT } from "./bootstrap/paths.mjs";
import { describePackages } from "./bootstrap/sbom.mjs";

const FILE = join(ROOT, "dist", "sbom.json");

/** Lists the shipped third-party packages, from the lock and without a network. */
await command(async () => {
  const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  const list = describePackages(lock, new Date());
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(list, null, 2)}\n`);
  process.stdout.write(`Wrote ${list.components.length} packages to ${relative(ROOT, FILE)}.\n`);
});
