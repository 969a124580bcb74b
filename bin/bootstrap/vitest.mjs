import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { runNode } from "./child.mjs";

const MESSAGE_CHARACTERS = 1_500;

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
  const files = readReport(report);
  const { passed, failed } = countTests(files);
  const isUnexplained = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: failed + (isUnexplained ? 1 : 0), failures: files.flatMap(describeFailures) };
}

/**
 * Says which tests of a file failed and why, in a few lines each: a log that keeps only its end still names them.
 * @param {TestFile} file
 */
function describeFailures({ name, status, message, assertionResults }) {
  const path = relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status !== "passed");
  if (failed.length === 0) return status === "failed" ? [`✗ ${path}\n${shorten(message)}`] : [];
  return failed.map(
    ({ fullName, status, failureMessages }) =>
      `✗ ${path} > ${fullName} (${status})\n${shorten(failureMessages?.join("\n"))}`,
  );
}

/** @param {string | undefined} message */
function shorten(message = "") {
  return message.slice(0, MESSAGE_CHARACTERS).trim().replaceAll(/^/gm, "    ");
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
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} TestResult
 * @typedef {{ name: string, status: string, message?: string, assertionResults: TestResult[] }} TestFile
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
