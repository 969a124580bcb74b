import type { Db } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Arrival } from "./arrival.ts";
import type { Keyed } from "./fold-batch.ts";
import { createBatchStore, visitKey } from "./store-batch.service.ts";

/** How long to collect calls into one batch; short enough not to be noticed. */
const GATHER_MS = 25;
const BATCH = 400;
const WAITING_MAX = 10_000;
const WAITING_EVENTS_MAX = 50_000;

export interface Ingest {
  /** Resolves once the data is committed. */
  take(arrival: Arrival): Promise<void>;
}

interface Waiting extends Keyed {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Many calls share one transaction; while it runs, the next batch is collected. */
export function createIngest(db: Db): Ingest {
  const store = createBatchStore(db);
  let waiting: Waiting[] = [];
  let waitingEvents = 0;
  let isRunning = false;

  return {
    take(arrival) {
      if (waiting.length >= WAITING_MAX || waitingEvents >= WAITING_EVENTS_MAX)
        return Promise.reject(
          new AppError("unavailable", "Too much at once. Please try again.", { retryAfterSeconds: 5 }),
        );
      waitingEvents += arrival.events?.length ?? 0;
      return new Promise((resolve, reject) => {
        waiting.push({ key: visitKey(arrival.visitId), arrival, resolve, reject });
        if (!isRunning) start();
      });
    },
  };

  function start(): void {
    isRunning = true;
    setTimeout(() => void run(), GATHER_MS);
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      waitingEvents -= eventsIn(batch);
      await settle(batch);
    }
    isRunning = false;
  }

  async function settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const foreign = new Set<Keyed>(await store(batch));
      for (const entry of batch) {
        if (foreign.has(entry))
          waiting.push({ ...entry, key: visitKey(entry.arrival.visitId, entry.arrival.sender?.id) });
        else entry.resolve();
      }
      waitingEvents += eventsIn(foreign);
    } catch (error) {
      if (batch.length > 1 && isAboutOne(error)) {
        // One entry is invalid or waits for a lock: store them one by one, so that the others succeed.
        for (const entry of batch) await settle([entry]);
        return;
      }
      for (const { reject } of batch) reject(error);
    }
  }
}

function eventsIn(batch: Iterable<Keyed>): number {
  let count = 0;
  for (const { arrival } of batch) count += arrival.events?.length ?? 0;
  return count;
}

const ABOUT_ONE = /^(2[23]|40001$|40P01$|55P03$|57014$)/u;

/** The error is about one row's value or lock, not an unavailable database. */
function isAboutOne(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && ABOUT_ONE.test(code);
}
