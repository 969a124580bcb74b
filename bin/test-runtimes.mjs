import { delimiter, join } from "node:path";
import { runChild } from "./bootstrap/child.mjs";
import { command } from "./bootstrap/command.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { ensureRuntime, RUNTIMES } from "./runtimes/runtimes.mjs";

/** Without arguments rules, server and process tests; with some, the tests that they name: on each runtime. */
await command(async () => {
  const filters = process.argv.slice(2);
  const tests = filters.length > 0 ? filters : ["--without-browser"];
  await ensureInstalled();
  /** @type {string[]} */
  const failed = [];
  for (const version of Object.values(RUNTIMES)) {
    const bin = await ensureRuntime(version);
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
    process.stdout.write(`\nNode ${version}\n`);
    const { code } = await runChild(join(bin, "node"), ["bin/test.mjs", ...tests], { env, show: true });
    if (code !== 0) failed.push(version);
  }
  const all = Object.values(RUNTIMES).join(", ");
  process.stdout.write(
    failed.length > 0 ? `Failed on Node ${failed.join(", ")}.\n` : `Passed on Node ${all}.\n`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
});
