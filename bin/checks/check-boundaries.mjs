import { join, relative } from "node:path";
import { runNode } from "../bootstrap/child.mjs";
import { listFiles } from "../bootstrap/content-hash.mjs";
import { ROOT } from "../bootstrap/paths.mjs";
import { findFolderCycles } from "./folder-cycles.mjs";

const DEPCRUISE = "node_modules/dependency-cruiser/bin/dependency-cruise.mjs";

const SOURCES = ["src", "tools"];

/** Checks import rules. Every source file must be in the report: an empty report would find nothing. */
export async function checkBoundaries() {
  const args = [DEPCRUISE, ...SOURCES, "--config", ".dependency-cruiser.mjs", "--output-type", "json"];
  const { output } = await runNode(args);
  const report = parse(output);
  if (report === undefined) return { code: 1, output };
  const seen = new Set(report.modules.map((module) => module.source));
  const unseen = sourceFiles().filter((file) => !seen.has(file));
  const lines = [
    ...report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...findFolderCycles(report.modules),
    ...unseen.map((file) => `not seen by dependency-cruiser: ${file}`),
  ];
  return { code: lines.length === 0 ? 0 : 1, output: lines.join("\n") };
}

/**
 * @typedef {{ rule: { name: string }, from: string, to: string }} Violation
 * @param {string} output
 * @returns {{ modules: import("./folder-cycles.mjs").Module[], summary: { violations: Violation[] } } | undefined}
 */
function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

function sourceFiles() {
  const files = SOURCES.flatMap((folder) => listFiles(join(ROOT, folder))).map((path) =>
    relative(ROOT, path).replaceAll("\\", "/"),
  );
  return files.filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"));
}
