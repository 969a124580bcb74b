import { groupBy } from "#domain/general/group-by.ts";
import { median } from "../results.ts";
import type { JobCosts } from "./job-costs.ts";
import { GATHERED, KINDS, type Kind } from "./kinds.ts";
import { COMPANY, type Idle, type Sample } from "./measure-kinds.ts";
import type { Sizes } from "./model/sizes.ts";
import type { RedisCosts } from "./redis-costs.ts";

/** Cost of one call. */
export interface Cost {
  /** CPU µs of the program and of the database's connections. */
  readonly app: number;
  readonly database: number;
  readonly walBytes: number;
  readonly bytesOut: number;
}

export interface KindCost extends Cost {
  /** Half the interquartile range of the blocks, in percent of the median. */
  readonly spread: number;
}

/** All measurements: the basis of the model and of the comparison with the replayed day. */
export interface Costs {
  readonly kinds: Readonly<Record<Kind, KindCost>>;
  /** The transaction shared by gathered calls. */
  readonly transaction: Pick<Cost, "app" | "database">;
  /** Cost of the later sums, per call that sends events and per XP payment. */
  readonly sums: {
    readonly gathered: Pick<Cost, "app" | "database">;
    readonly paid: Pick<Cost, "app" | "database">;
  };
  readonly jobs: JobCosts;
  /** CPU ms per second. */
  readonly idle: Idle;
  /** CPU µs the database spends outside its connections per MB of write-ahead log. */
  readonly housekeepingPerMb: number;
  readonly sizes: Sizes;
  readonly redis: RedisCosts | null;
}

const US_PER_MS = 1_000;

export function summarise(samples: readonly Sample[]): Pick<Costs, "kinds" | "transaction"> {
  const alone = samples.filter(({ isAlone }) => isAlone);
  const usual = samples.filter(({ isAlone }) => !isAlone);
  const gaps = [...GATHERED].map((kind) => {
    const [single, shared] = [costOf(kind, alone), costOf(kind, usual)];
    return { app: single.app - shared.app, database: single.database - shared.database };
  });
  // A single call bears the whole transaction; calls in a group share it.
  const whole = COMPANY / (COMPANY - 1);
  const transaction = {
    app: Math.max(0, median(gaps.map(({ app }) => app)) * whole),
    database: Math.max(0, median(gaps.map(({ database }) => database)) * whole),
  };
  const kinds = Object.fromEntries(
    KINDS.map((kind) => {
      const cost = costOf(kind, usual);
      if (!GATHERED.has(kind)) return [kind, cost];
      const [app, database] = [
        cost.app - transaction.app / COMPANY,
        cost.database - transaction.database / COMPANY,
      ];
      return [kind, { ...cost, app: Math.max(0, app), database: Math.max(0, database) }];
    }),
  ) as Record<Kind, KindCost>;
  return { kinds, transaction };
}

/** The median of the blocks. Within a block all calls count, including occasional expensive ones. */
function costOf(kind: Kind, samples: readonly Sample[]): KindCost {
  const mine = samples.filter((sample) => sample.kind === kind);
  const blocks = [...groupBy(mine, ({ block }) => String(block)).values()];
  const perCall = (pick: (sample: Sample) => number) =>
    blocks.map((block) => sum(block, pick) / sum(block, ({ calls }) => calls));
  const app = perCall(({ appMs }) => appMs * US_PER_MS);
  const database = perCall(({ databaseMs }) => databaseMs * US_PER_MS);
  return {
    app: Math.max(0, median(app)),
    database: Math.max(0, median(database)),
    // The log is written in bursts, more after each checkpoint: a median would miss them.
    walBytes: sum(mine, ({ walBytes }) => walBytes) / sum(mine, ({ calls }) => calls),
    bytesOut: median(perCall(({ bytesOut }) => bytesOut)),
    spread: spreadOf(app.map((us, index) => us + (database[index] ?? 0))),
  };
}

function spreadOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return Math.round((50 * (at(0.75) - at(0.25))) / (median(values) || 1));
}

function sum(samples: readonly Sample[], pick: (sample: Sample) => number): number {
  return samples.reduce((total, sample) => total + pick(sample), 0);
}
