import { median, percentile } from "../results.ts";
import { fire, fireAtRate, type Shot, type Target } from "./load.ts";

const CLIENTS = 16;
const SATURATING_SHOTS = 600;
const ROUNDS = 5;
/**
 * Of so many calls ten are later than the p99: one stall of a shared machine, which holds up a few, does not decide.
 * A slow machine makes fewer, so that a round ends.
 */
const CALLS_A_ROUND = 1_000;
const SECONDS_A_ROUND = { atLeast: 4, atMost: 15 };
/** Share of a side's maximum throughput; above it, the queue would be measured. */
const BEARABLE = 0.9;

export interface Sides {
  readonly floor: Target;
  readonly app: Target;
}

export interface HalfSaturation {
  readonly "floor max/s": number;
  readonly "app max/s": number;
  readonly "rate/s": number;
  readonly "calls a round": number;
  readonly "floor p99 ms": number;
  readonly "app p99 ms": number;
  readonly ratio: number;
  readonly note: string;
}

/**
 * What is the p99 latency at half of the baseline's maximum throughput? Both sides get the same calls at the
 * same planned times, whatever their responses do, and latency counts from the planned time.
 */
export async function measureHalfSaturation(
  sides: Sides,
  makeShots: (count: number) => Promise<Shot[]>,
): Promise<HalfSaturation> {
  const floorMax = await saturation(sides.floor, makeShots);
  const appMax = await saturation(sides.app, makeShots);
  const isBearable = floorMax / 2 <= appMax * BEARABLE;
  const rate = Math.floor((isBearable ? floorMax : appMax) / 2);
  const seconds = Math.min(SECONDS_A_ROUND.atMost, Math.max(SECONDS_A_ROUND.atLeast, CALLS_A_ROUND / rate));
  const callsARound = Math.ceil(rate * seconds);
  const p99s = { floor: [] as number[], app: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of ["floor", "app"] as const) {
      const shots = await makeShots(callsARound);
      p99s[side].push(percentile(await fireAtRate(sides[side], shots, rate), 0.99));
    }
  }
  const [floorP99, appP99] = [median(p99s.floor), median(p99s.app)];
  return {
    "floor max/s": Math.round(floorMax),
    "app max/s": Math.round(appMax),
    "rate/s": rate,
    "calls a round": callsARound,
    "floor p99 ms": round2(floorP99),
    "app p99 ms": round2(appP99),
    ratio: round2(appP99 / floorP99),
    note: isBearable ? "half of the floor's" : "half of ours: half of the floor's is beyond us",
  };
}

async function saturation(target: Target, makeShots: (count: number) => Promise<Shot[]>): Promise<number> {
  const shots = await makeShots(SATURATING_SHOTS);
  const startedAt = performance.now();
  await fire(target, shots, CLIENTS);
  return (shots.length * 1_000) / (performance.now() - startedAt);
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
