import { ensureBrowser, findBrowser } from "./bootstrap/browser.mjs";
import { ensureBuilt } from "./bootstrap/build.mjs";
import { command, Problem } from "./bootstrap/command.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { needsBrowser, needsBuild } from "./bootstrap/needs-build.mjs";
import { ensureRedis } from "./bootstrap/redis.mjs";
import { runVitest } from "./bootstrap/vitest.mjs";
import { runChecks } from "./checks/checks.mjs";

const ROUNDS = [["rules", "web"], ["server"], ["browser"], ["start-up", "process"]];
const ROUNDS_WITHOUT_BROWSER = [["rules"], ["server"], ["start-up", "process"]];
/** Tests that mostly wait for the database. Browsers need a core each: with three of them the round took longer. */
const THREE_AT_A_TIME = ["server"];
const NEED_REDIS = ["tests/process/many-machines.test.ts", "src/server/platform/redis/redis.test.ts"];

/** @type {{ passed: number, failed: number, failures?: string[] }[]} */
const results = [];
/** @type {string[]} */
const leftOut = [];

await command(async () => {
  const args = process.argv.slice(2);
  const isSoak = args.includes("--soak");
  const isWithoutBrowser = isSoak || args.includes("--without-browser");
  const filters = args.filter((arg) => !["--soak", "--without-browser"].includes(arg));
  if (!(await succeeds(ensureInstalled))) return;
  if (filters.length === 0) return runAll(isSoak, isWithoutBrowser);
  if (needsBrowser(filters) && !(await succeeds(ensureBrowser))) return;
  if (needsBuild(filters) && !(await succeeds(ensureBuilt))) return;
  results.push(await runVitest(filters, environment(isSoak)));
});

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
for (const line of [...results.flatMap(({ failures = [] }) => failures), ...leftOut]) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * @param {boolean} isSoak
 * @param {boolean} isWithoutBrowser leaves out the checks and all that runs in a browser or in jsdom
 */
async function runAll(isSoak, isWithoutBrowser) {
  if (!isWithoutBrowser) {
    await succeeds(ensureBrowser);
    results.push(await runChecks());
  }
  await succeeds(ensureBuilt);
  const exclude = await leaveOutWithoutRedis();
  for (const projects of isWithoutBrowser ? ROUNDS_WITHOUT_BROWSER : ROUNDS) {
    const workers = projects.some((project) => THREE_AT_A_TIME.includes(project)) ? ["--maxWorkers=3"] : [];
    const args = [...projects.flatMap((project) => ["--project", project]), ...workers, ...exclude];
    results.push(await runVitest(args, { ...environment(isSoak), SIDEQUEST_PICTURES: "0" }));
  }
}

/**
 * A failed preparation step counts as one failed test.
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

/** Without Redis and without the right to install it, all other tests run, and the end of the run says so. */
async function leaveOutWithoutRedis() {
  try {
    await ensureRedis();
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    leftOut.push(error.message);
    return NEED_REDIS.flatMap((file) => ["--exclude", file]);
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
