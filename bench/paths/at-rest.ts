import { setTimeout as sleep } from "node:timers/promises";
import type { startNode } from "../processes.ts";
import { median } from "../results.ts";
import type { Side } from "./side.ts";

/** After the load: connections close, and the collector of garbage comes to rest. */
const SETTLE_MS = 20_000;
const STARTS = 5;
const ASK_EVERY_MS = 10;
const START_WITHIN_MS = 30_000;

export interface IdleShare {
  readonly app: number;
  readonly database: number;
}

/** All sides at the same time, so that other work on the machine disturbs them alike. */
export async function measureIdle(sides: readonly Side[], seconds: number): Promise<IdleShare[]> {
  await sleep(SETTLE_MS);
  const watches = sides.map((side) => side.watchShare());
  await sleep(seconds * 1_000);
  return watches.map((read) => read());
}

/** Ends the sides. From the start of the process to its first answer, on data that is there, the database included. */
export async function measureWarmStarts(sides: readonly Side[]): Promise<number[]> {
  const starts: { url: string; startAgain: () => ReturnType<typeof startNode> }[] = [];
  const times = sides.map((): number[] => []);
  const withAll = async ([side, ...others]: readonly Side[]): Promise<void> => {
    if (side)
      return side.stopAfter((startAgain) => {
        starts.push({ url: `${side.app.origin}/readyz`, startAgain });
        return withAll(others);
      });
    for (let round = 0; round < STARTS; round++)
      for (const [index, start] of starts.entries()) times[index]?.push(await timeStart(start));
  };
  await withAll(sides);
  return times.map(median);
}

async function timeStart({
  url,
  startAgain,
}: {
  url: string;
  startAgain: () => ReturnType<typeof startNode>;
}) {
  const startedAt = performance.now();
  const program = startAgain();
  try {
    while (performance.now() - startedAt < START_WITHIN_MS) {
      const answer = await fetch(url).catch(() => undefined);
      if (answer?.ok) return (performance.now() - startedAt) / 1_000;
      await sleep(ASK_EVERY_MS);
    }
    throw new Error(`${url} did not answer.`);
  } finally {
    await program.stop();
  }
}
