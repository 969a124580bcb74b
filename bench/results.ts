import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Prints the table and writes the same figures as JSON into bench/results/. */
export function report(
  name: string,
  rows: Record<string, string | number>[],
  summary: Record<string, unknown>,
): void {
  console.table(rows);
  console.log(summary);
  saveResult(name, rows, summary);
}

/** Only writes them: for a bench that prints tables of its own. */
export function saveResult(
  name: string,
  rows: Record<string, string | number>[],
  summary: Record<string, unknown>,
): void {
  mkdirSync("bench/results", { recursive: true });
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
  writeFileSync(
    `bench/results/${name}.json`,
    `${JSON.stringify({ name, machine, rows, summary }, null, 2)}\n`,
  );
}
