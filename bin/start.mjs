import { ensureBuilt } from "./bootstrap/build.mjs";
import { command } from "./bootstrap/command.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { runBuilt } from "./bootstrap/run-built.mjs";

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await runBuilt("main", process.argv.slice(2));
});
