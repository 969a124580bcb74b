import { ensureBrowser } from "./bootstrap/browser.mjs";
import { ensureBuilt } from "./bootstrap/build.mjs";
import { runNode } from "./bootstrap/child.mjs";
import { command } from "./bootstrap/command.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";

/** `npm run bench` runs all of bench/, `npm run bench -- engine` only bench/engine. */
await command(async () => {
  const args = process.argv.slice(2);
  const name = args.find((arg) => !arg.startsWith("--"));
  await ensureInstalled();
  await ensureBuilt();
  if (name === undefined || name === "web") await ensureBrowser();
  const { code } = await runNode(["--import", "tsx", "bench/run.ts", ...args], { show: true });
  process.exitCode = code;
});
