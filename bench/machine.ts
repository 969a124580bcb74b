import { cpus } from "node:os";

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly node: string;
}

export function thisMachine(): Machine {
  return { cpu: cpus()[0]?.model ?? "unknown", cores: cpus().length, node: process.version };
}
