import { ensureBuilt } from "./bootstrap/build.mjs";
import { command } from "./bootstrap/command.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
