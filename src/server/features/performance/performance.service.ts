import type { LiveMessage } from "#contracts/live.ts";
import type { PerformanceSnapshot } from "#contracts/performance.ts";
import type { Role } from "#domain/accounts/role.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Context } from "#server/platform/context.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import { repeat } from "#server/platform/jobs/repeat.ts";
import type { Broadcast } from "#server/platform/live/broadcast.ts";
import type { Log } from "#server/platform/log/log.ts";
import { readAlerts, settleAlerts } from "./alerts.service.ts";
import type { Fleet } from "./fleet.ts";
import type { Sampler } from "./sampler.service.ts";
import { buildSnapshot, WINDOW_MS } from "./snapshot.ts";
import { sumWork } from "./system-minutes.repository.ts";
import { figuresOf, stretch } from "./window-figures.ts";

const SAMPLE_EVERY_MS = 5_000;
/** A little more than between two samples: while they come, nobody has to take one more. */
const FRESH_MS = 6_000;

export const PERFORMANCE_TOPIC = "performance";

interface PerformanceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly sampler: Sampler;
  readonly fleet: Fleet;
  readonly broadcast: Broadcast;
  /** Who listens, and how long the latest update took. */
  live(): { watchers: number; lagMs: number | null };
  /** Whether members may see it, or only admins. */
  readonly hasMemberReports: boolean;
}

/** How the instances fare: samples, alerts by our own, and one snapshot a sample for all who look here. */
export function createPerformance(deps: PerformanceDeps) {
  const { db, clock, log, sampler, fleet, broadcast } = deps;
  let snapshot: Promise<PerformanceSnapshot> | undefined;
  let sampling: Promise<void> | undefined;

  const makeSnapshot = async (now: Date): Promise<PerformanceSnapshot> => {
    const [alerts, day] = await Promise.all([
      readAlerts(db, now),
      sumWork(db, new Date(now.getTime() - MS_PER_DAY)),
    ]);
    return buildSnapshot({
      samples: fleet.recent(),
      servers: fleet.size(),
      alerts,
      day,
      updateLagMs: deps.live().lagMs,
    });
  };

  const takeSample = async (): Promise<void> => {
    const own = await sampler.sampleNow();
    const { at, queue } = own;
    fleet.add(own);
    snapshot = undefined;
    // Without its database there is nowhere to write an alert.
    if (queue === null) return;
    const window = figuresOf(stretch(sampler.recent(), 0, WINDOW_MS));
    await settleAlerts(db, sampler.instance, window, at);
  };
  const sample = () => {
    sampling ??= takeSample().finally(() => {
      sampling = undefined;
    });
    return sampling;
  };

  /** As of the latest sample; where none was taken lately, one is taken now. */
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

  const messageText = async (type: LiveMessage["type"]): Promise<string> =>
    JSON.stringify({ type, data: await current() } satisfies LiveMessage);

  const maySee = (role: Role) => deps.hasMemberReports || role === "admin";

  return {
    async readSnapshot({ actor }: Context): Promise<PerformanceSnapshot> {
      if (!maySee(actor.role))
        throw new AppError("forbidden", "On this instance only admins can see how the server performs.");
      return current();
    },
    /** One sample, and an update to all who watch. */
    async turn(): Promise<void> {
      await sample();
      await publish();
    },
    /** A turn every five seconds. Returns how to stop it. */
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
