import { mkdirSync, writeFileSync } from "node:fs";
import { readBaseline } from "./baseline.ts";
import { type Figure, type Findings, isMet } from "./figures.ts";
import { thisMachine } from "./machine.ts";
import { tableOf } from "./table.ts";

export const RESULTS = "bench/results";

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/**
 * Output of a bench: its rounds as a table, its figures with their targets, and the same in bench/results/. A
 * missed target sets the exit code to 1. `notes` hold additional details.
 */
export function report(
  name: string,
  rows: readonly Record<string, string | number>[],
  figures: readonly Figure[],
  notes: Record<string, unknown> = {},
): void {
  console.table(rows);
  if (Object.keys(notes).length > 0) console.log(notes);
  console.log(`\n${tableOf([{ name, figures }], readBaseline())}\n`);
  saveResult(name, rows, figures, notes);
}

/** The same without printing, for a bench that prints its own tables. */
export function saveResult(
  name: string,
  rows: readonly Record<string, string | number>[],
  figures: readonly Figure[],
  notes: Record<string, unknown> = {},
): void {
  const findings: Findings = { name, figures };
  writeResult(name, { ...findings, machine: thisMachine(), rows, notes });
  if (figures.some((figure) => isMet(figure) === false)) process.exitCode = 1;
  // The whole run collects the results of its benches.
  process.send?.(findings);
}

export function writeResult(name: string, result: object): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(`${RESULTS}/${name}.json`, `${JSON.stringify(result, null, 2)}\n`);
}
