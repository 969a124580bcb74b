import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "./child.mjs";

/**
 * Runs vitest with its progress on the terminal and counts from its report. These count as failed too:
 * skipped tests, files that could not be read, errors outside any test, a run without a single test.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function runVitest(args, env) {
  const folder = mkdtempSync(join(tmpdir(), "sidequest-report-"));
  const report = join(folder, "report.json");
  try {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const { code } = await runNode(["node_modules/vitest/vitest.mjs", "run", ...reporters, ...args], {
      env,
      show: true,
    });
    return count(report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} report
 * @param {number} code
 */
function count(report, code) {
  const { passed, failed } = countTests(readReport(report));
  const isUnexplained = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: failed + (isUnexplained ? 1 : 0) };
}

/** @param {TestFile[]} files */
function countTests(files) {
  let passed = 0;
  let failed = 0;
  for (const { status, assertionResults } of files) {
    const good = assertionResults.filter((test) => test.status === "passed").length;
    passed += good;
    failed += assertionResults.length - good;
    if (status === "failed" && good === assertionResults.length) failed += 1;
  }
  return { passed, failed };
}

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile
 * @param {string} path
 * @returns {TestFile[]}
 */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).testResults;
  } catch {
    return [];
  }
}
