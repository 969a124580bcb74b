import type { PerformanceMessage } from "#contracts/live.ts";
import type { HistoryView, PerformanceSnapshot } from "#contracts/performance.ts";
import type { Role } from "#domain/accounts/role.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import type { HistoryRange } from "#domain/performance/history-ranges.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Config } from "#server/platform/config.ts";
import type { Context } from "#server/platform/context.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { Database } from "#server/platform/db/pool.ts";
import { AppError } from "#server/platform/errors.ts";
import { repeat } from "#server/platform/jobs/repeat.ts";
import type { Broadcast } from "#server/platform/live/broadcast.ts";
import type { Log } from "#server/platform/log/log.ts";
import { targetsOf } from "./alerts/queue-deliveries.ts";
import { readAlerts, settleAlerts } from "./alerts.service.ts";
import type { Fleet } from "./fleet.ts";
import { createHistory } from "./history/history.service.ts";
import type { Sampler } from "./sampler.service.ts";
import { buildSnapshot, WINDOW_MS } from "./snapshot.ts";
import { sumRequests, sumWork } from "./system-minutes.repository.ts";
import { figuresOf, stretch } from "./window-figures.ts";

const SAMPLE_EVERY_MS = 5_000;
/** Slightly longer than the sampling interval: no extra sample is taken while the timer runs. */
const FRESH_MS = 6_000;

export const PERFORMANCE_TOPIC = "performance";

interface PerformanceDeps {
  readonly db: Db;
  readonly database: Pick<Database, "slow">;
  readonly clock: Clock;
  readonly log: Log;
  readonly sampler: Sampler;
  readonly fleet: Fleet;
  readonly broadcast: Broadcast;
  readonly config: Pick<Config, "alerts">;
  /** Number of live clients watching, and how long the latest update took. */
  live(): { watchers: number; lagMs: number | null };
  /** Whether members may see performance figures, or only admins. */
  readonly hasMemberReports: boolean;
}

/** Samples the system, settles this instance's alerts, and builds one snapshot per sample for all viewers. */
export function createPerformance(deps: PerformanceDeps) {
  const { db, clock, log, sampler, fleet, broadcast } = deps;
  const targets = targetsOf(deps.config.alerts);
  const readHistory = createHistory(deps.database.slow, clock);
  let snapshot: Promise<PerformanceSnapshot> | undefined;
  let sampling: Promise<void> | undefined;

  const makeSnapshot = async (now: Date): Promise<PerformanceSnapshot> => {
    const [alerts, day, minutes] = await Promise.all([
      readAlerts(db, now),
      sumWork(db, new Date(now.getTime() - MS_PER_DAY)),
      sumRequests(db, new Date(now.getTime() - 2 * MS_PER_HOUR)),
    ]);
    return buildSnapshot({
      samples: fleet.recent(),
      servers: fleet.size(),
      alerts,
      day,
      minutes,
      updateLagMs: deps.live().lagMs,
    });
  };

  const takeSample = async (): Promise<void> => {
    const own = await sampler.sampleNow();
    const { at, queue } = own;
    fleet.add(own);
    snapshot = undefined;
    // The database is unavailable, so alerts cannot be written.
    if (queue === null) return;
    const window = figuresOf(stretch(sampler.recent(), 0, WINDOW_MS));
    await settleAlerts(db, { instance: sampler.instance, window, now: at, targets });
  };
  const sample = () => {
    sampling ??= takeSample().finally(() => {
      sampling = undefined;
    });
    return sampling;
  };

  /** The snapshot of the latest sample; takes a new sample if the latest is too old. */
  const current = async (): Promise<PerformanceSnapshot> => {
    const now = clock.now();
    const latest = fleet.recent().at(-1)?.at.getTime() ?? 0;
    if (now.getTime() - latest >= FRESH_MS) await sample();
    snapshot ??= makeSnapshot(now);
    const mine = snapshot;
    mine.catch(() => {
      if (snapshot === mine) snapshot = undefined;
    });
    return mine;
  };

  const publish = async () => {
    if (deps.live().watchers === 0) return;
    broadcast.publish(PERFORMANCE_TOPIC, await messageText("performance-update"));
  };

  const messageText = async (type: PerformanceMessage["type"]): Promise<string> =>
    JSON.stringify({ type, data: await current() } satisfies PerformanceMessage);

  const maySee = (role: Role) => deps.hasMemberReports || role === "admin";

  const refuseOthers = ({ actor }: Context) => {
    if (!maySee(actor.role))
      throw new AppError("forbidden", "On this instance only admins can see how the server performs.");
  };

  return {
    async readSnapshot(ctx: Context): Promise<PerformanceSnapshot> {
      refuseOthers(ctx);
      return current();
    },
    async readHistory(ctx: Context, range: HistoryRange): Promise<HistoryView> {
      refuseOthers(ctx);
      return readHistory(range);
    },
    /** Takes one sample and sends an update to all watchers. */
    async turn(): Promise<void> {
      await sample();
      await publish();
    },
    /** Runs `turn` every five seconds. Returns a stop function. */
    start(): () => Promise<void> {
      return repeat("system sample", SAMPLE_EVERY_MS, log, async () => void (await this.turn()));
    },
    topic: {
      name: PERFORMANCE_TOPIC,
      askedBy: "subscribe-performance" as const,
      mayWatch: maySee,
      first: () => messageText("performance-snapshot"),
    },
  };
}

export type Performance = ReturnType<typeof createPerformance>;
