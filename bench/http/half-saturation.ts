import { median, percentile } from "../results.ts";
import { fire, fireAtRate, type Shot, type Target } from "./load.ts";

const CLIENTS = 16;
const SATURATING_SHOTS = 600;
const ROUNDS = 9;
/** Long enough that one stall of a shared machine is less than a hundredth of the calls. */
const SECONDS_A_ROUND = 4;
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
  const p99s = { floor: [] as number[], app: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of ["floor", "app"] as const) {
      const shots = await makeShots(Math.ceil(rate * SECONDS_A_ROUND));
      p99s[side].push(percentile(await fireAtRate(sides[side], shots, rate), 0.99));
    }
  }
  const [floorP99, appP99] = [median(p99s.floor), median(p99s.app)];
  return {
    "floor max/s": Math.round(floorMax),
    "app max/s": Math.round(appMax),
    "rate/s": rate,
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
