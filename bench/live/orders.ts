import { setTimeout as sleep } from "node:timers/promises";

/** Requests from the bench to its servers and clients, over the IPC channel. */
export type Order =
  | { do: "memory" }
  | { do: "broadcast"; bytes: number }
  | { do: "connect"; port: number; cookies: string[] }
  | { do: "latencies" };

export interface Answers {
  ready: { cookies?: string[] };
  memory: { heapBytes: number; rssBytes: number };
  broadcast: Record<string, never>;
  connect: Record<string, never>;
  latencies: { ms: number[] };
}

export function obey(
  handlers: Partial<{ [K in Order["do"]]: (order: Extract<Order, { do: K }>) => unknown }>,
): void {
  process.on("message", async (order: Order) => {
    const handle = handlers[order.do] as ((order: Order) => unknown) | undefined;
    process.send?.((await handle?.(order)) ?? {});
  });
  // The bench itself has exited.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}

const GIVEN_BACK_WITHIN_MS = 500;

/** Memory in use, after garbage collection and after freed pages were returned. */
export async function measureMemory(): Promise<Answers["memory"]> {
  for (let turn = 0; turn < 2; turn++) {
    globalThis.gc?.();
    await sleep(GIVEN_BACK_WITHIN_MS);
  }
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heapBytes: heapUsed + external, rssBytes: rss };
}

const STAMP_DIGITS = 20;

/** A message of this size that begins with its send time. */
export function stampedText(bytes: number): string {
  const at = (performance.timeOrigin + performance.now()).toFixed(4).padStart(STAMP_DIGITS, "0");
  return `${at}${"x".repeat(bytes - STAMP_DIGITS)}`;
}

export function ageOf(message: Buffer): number {
  return performance.timeOrigin + performance.now() - Number(message.toString("latin1", 0, STAMP_DIGITS));
}
