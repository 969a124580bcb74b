import { command } from "./bootstrap/command.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { runChecks } from "./checks/checks.mjs";

await command(async () => {
  await ensureInstalled();
  const { failed } = await runChecks();
  process.exitCode = failed > 0 ? 1 : 0;
});
