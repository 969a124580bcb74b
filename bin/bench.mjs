import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./bootstrap/browser.mjs";
import { ensureBuilt } from "./bootstrap/build.mjs";
import { runNode } from "./bootstrap/child.mjs";
import { command, Problem } from "./bootstrap/command.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { ROOT } from "./bootstrap/paths.mjs";

/** `npm run bench -- engine` runs bench/engine.bench.ts, or every one in the folder bench/engine. */
await command(async () => {
  const [name = "http", ...rest] = process.argv.slice(2);
  await ensureInstalled();
  await ensureBuilt();
  if (name === "web") await ensureBrowser();
  for (const file of findBenches(name)) {
    const { code } = await runNode(["node_modules/tsx/dist/cli.mjs", file, ...rest], { show: true });
    if (code !== 0) throw new Problem(`${file} ended with exit code ${code}.`);
  }
});

/** @param {string} name */
function findBenches(name) {
  const single = `bench/${name}.bench.ts`;
  const folder = join(ROOT, "bench", name);
  const inFolder = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".bench.ts")) : [];
  const files = [single, ...inFolder.map((file) => `bench/${name}/${file}`)];
  const found = files.filter((file) => existsSync(join(ROOT, file)));
  if (found.length === 0) throw new Problem(`There is no bench named "${name}" in bench/.`);
  return found;
}
