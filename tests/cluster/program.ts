import { type SpawnOptions, spawn } from "node:child_process";

const SHOWN = 4_000;

/** Starts a program for a test and records its last output and how it ended. */
export function startProgram(path: string, args: string[], options: SpawnOptions) {
  const child = spawn(path, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-SHOWN);
    });
  let isGone = false;
  const exit = new Promise<number | string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) => resolve(code ?? signal ?? "gone"));
  }).then((reason) => {
    isGone = true;
    return reason;
  });
  return {
    exit,
    said: () => said,
    isGone: () => isGone,
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
  };
}

export type Program = ReturnType<typeof startProgram>;
