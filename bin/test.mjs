import { ensureBrowser, findBrowser } from "./bootstrap/browser.mjs";
import { ensureBuilt } from "./bootstrap/build.mjs";
import { runChecks } from "./bootstrap/checks.mjs";
import { command, Problem } from "./bootstrap/command.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { runVitest } from "./bootstrap/vitest.mjs";

const ROUNDS = [["rules", "web"], ["server"], ["browser"], ["start-up", "process"]];
const SOAK_ROUNDS = [["server"], ["start-up", "process"]];

const results = [{ passed: 0, failed: 0 }];

await command(async () => {
  const args = process.argv.slice(2);
  const isSoak = args.includes("--soak");
  const filters = args.filter((arg) => arg !== "--soak");
  if (!(await succeeds(ensureInstalled))) return;
  if (filters.length > 0) results.push(await runVitest(filters, environment(isSoak)));
  else await runAll(isSoak);
});

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** @param {boolean} isSoak */
async function runAll(isSoak) {
  if (!isSoak) {
    await succeeds(ensureBrowser);
    results.push(await runChecks());
  }
  await succeeds(ensureBuilt);
  for (const projects of isSoak ? SOAK_ROUNDS : ROUNDS) {
    const args = projects.flatMap((project) => ["--project", project]);
    results.push(await runVitest(args, environment(isSoak)));
  }
}

/**
 * What is needed and does not come about counts as one failure.
 * @param {() => Promise<unknown>} step
 */
async function succeeds(step) {
  try {
    await step();
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    results.push({ passed: 0, failed: 1 });
    return false;
  }
}

/** @param {boolean} isSoak */
function environment(isSoak) {
  const browser = findBrowser();
  return {
    ...process.env,
    ...(browser === undefined ? {} : { CHROME_PATH: browser }),
    ...(isSoak ? { SIDEQUEST_SOAK: "1" } : {}),
  };
}
