import { setTimeout as sleep } from "node:timers/promises";
import { sendRequest } from "./send-request.ts";

const STEP_MS = 50;
/** A step that took longer was a stall: of this process, of a server, or of the whole machine. */
const LONGEST_STEP_MS = 2 * STEP_MS;

/**
 * Counts only time in which all these servers ran: each step ends when all of them have answered a call that needs
 * nothing but the process itself, and a stall counts as one step. So a busy machine does not fail tests of the
 * servers' own deadlines. A server that refuses connections does not stop the clock.
 */
export function startServingClock(ports: readonly number[]) {
  let servedMs = 0;
  let stepFrom = performance.now();
  let isStopped = false;
  const now = () => servedMs + Math.min(performance.now() - stepFrom, LONGEST_STEP_MS);
  const ask = (port: number) => sendRequest(port, { url: "/healthz" }).catch(() => undefined);
  const run = async () => {
    while (!isStopped) {
      await Promise.all([sleep(STEP_MS), ...ports.map(ask)]);
      servedMs = now();
      stepFrom = performance.now();
    }
  };
  const running = run();
  return {
    now,
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

export type ServingClock = ReturnType<typeof startServingClock>;
