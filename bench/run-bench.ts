import { fork } from "node:child_process";
import { once } from "node:events";
import type { Findings } from "./figures.ts";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Runs one bench in a separate process and passes its output through. */
export async function runBench(file: string, args: readonly string[]) {
  const startedAt = performance.now();
  const child = fork(file, args, { execArgv: ["--import", "tsx"] });
  const findings: Findings[] = [];
  child.on("message", (found: Findings) => findings.push(found));
  const end = (signal: NodeJS.Signals) => {
    child.once("exit", () => process.exit(1));
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  const [code] = await once(child, "exit");
  for (const signal of SIGNALS) process.off(signal, end);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  return { code: code as number | null, findings, seconds };
}
