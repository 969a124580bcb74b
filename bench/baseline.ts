import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Findings } from "./figures.ts";
import { type Machine, thisMachine } from "./machine.ts";

const FILE = "bench/baseline.json";

/** Figures of one whole run, for comparison with later ones. */
export interface Baseline {
  readonly date: string;
  readonly machine: Machine;
  /** By bench and figure name. */
  readonly figures: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export function readBaseline(): Baseline | undefined {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : undefined;
}

export function saveBaseline(all: readonly Findings[]): void {
  const figures = Object.fromEntries(
    all.map(({ name, figures }) => [name, Object.fromEntries(figures.map((f) => [f.name, f.value]))]),
  );
  const baseline: Baseline = {
    date: new Date().toISOString().slice(0, 10),
    machine: thisMachine(),
    figures,
  };
  writeFileSync(FILE, `${JSON.stringify(baseline, null, 2)}\n`);
  console.log(`Stored as the baseline in ${FILE}.`);
}
