import { runNode } from "../bootstrap/child.mjs";
import { secondsSince } from "../bootstrap/command.mjs";
import { checkBoundaries } from "./check-boundaries.mjs";
import { checkLock } from "./check-lock.mjs";

const AT_A_TIME = 2;

/**
 * @typedef {{ code: number, output: string }} CheckResult
 * @type {Record<string, () => CheckResult | Promise<CheckResult>>} the slowest first
 */
const CHECKS = {
  "types of the server": () => checkTypes("server"),
  "types of the browser's code": () => checkTypes("web"),
  boundaries: checkBoundaries,
  "types of what both share": () => checkTypes("shared"),
  "format and lint": () =>
    runNode([
      "node_modules/@biomejs/biome/bin/biome",
      "check",
      "--error-on-warnings",
      "--max-diagnostics=100",
    ]),
  spelling: checkSpelling,
  "unused exports and files": checkUnused,
  "lock file": checkLock,
};

/**
 * What did not change since the last check is not checked again: a minute the first time, seconds from then on.
 * @param {"server" | "web" | "shared"} part
 */
function checkTypes(part) {
  const cache = ["--incremental", "--tsBuildInfoFile", `node_modules/.cache/types/${part}.json`];
  return runNode(["node_modules/typescript/bin/tsc", "-p", `tsconfig.${part}.json`, ...cache]);
}

/** Checks playbook and documentation in British English; our own words are in playbook/words.txt. */
function checkSpelling() {
  return runNode([
    "node_modules/cspell/bin.mjs",
    "lint",
    "--no-default-configuration",
    "--no-progress",
    "--no-summary",
    "--cache",
    "--cache-location=node_modules/.cache/cspell",
  ]);
}

/** What nothing imports is deleted. knip.json names what is started by its path. */
function checkUnused() {
  const kinds = "files,exports,types,duplicates";
  return runNode(["node_modules/knip/bin/knip.js", "--include", kinds, "--no-progress"]);
}

export async function runChecks() {
  const waiting = Object.entries(CHECKS);
  const total = waiting.length;
  /** @type {string[]} */
  const failures = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (!(await runCheck(...next))) failures.push(`✗ check: ${next[0]}`);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { passed: total - failures.length, failed: failures.length, failures };
}

/**
 * @param {string} name
 * @param {() => CheckResult | Promise<CheckResult>} check
 */
async function runCheck(name, check) {
  const startedAt = Date.now();
  const { code, output } = await check();
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${secondsSince(startedAt)})`);
  if (code !== 0) console.log(output.trim());
  return code === 0;
}
