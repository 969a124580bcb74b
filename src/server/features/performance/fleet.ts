import * as z from "zod/mini";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Exchange } from "#server/platform/live/exchange.ts";
import { parseJson } from "#server/platform/parse-json.ts";
import { mergeSamples, type PeerSample } from "./merge-samples.ts";
import { NO_TOTALS } from "./running-totals.ts";
import type { Sampler } from "./sampler.service.ts";
import type { SystemSample } from "./system-sample.ts";

const TOPIC = "system samples";
const KEPT_MS = 30 * MS_PER_MINUTE;
/** An instance that missed three samples is considered gone. */
const SILENT_MS = 16_000;

const number = z.number();
const peerSchema = z.object({
  ...(Object.fromEntries(Object.keys(NO_TOTALS).map((name) => [name, number])) as Record<
    keyof typeof NO_TOTALS,
    typeof number
  >),
  buckets: z.array(number),
  cpu: number,
  memory: number,
  eventLoopMs: number,
  connections: number,
  liveClients: number,
});

interface Peer {
  readonly latest: PeerSample;
  readonly receivedAt: number;
}

interface FleetDeps {
  readonly sampler: Sampler;
  readonly clock: Clock;
  readonly exchange: Exchange;
}

/** The load of all instances together: our own samples merged with those the others publish. */
export function createFleet({ sampler, clock, exchange }: FleetDeps) {
  const peers = new Map<string, Peer>();
  let received: PeerSample[] = [];
  let recent: SystemSample[] = [];

  exchange.subscribe(TOPIC, (text, from) => {
    const sample = parseJson(peerSchema, text);
    // Another version of the program may send samples of another shape.
    if (!sample) return;
    peers.set(from, { latest: sample, receivedAt: clock.now().getTime() });
    received.push(sample);
  });

  const forgetSilent = () => {
    const now = clock.now().getTime();
    for (const [name, { receivedAt }] of peers) if (now - receivedAt > SILENT_MS) peers.delete(name);
  };

  return {
    /** Publishes our latest sample and merges it with those received since the previous one. */
    add(own: SystemSample): void {
      exchange.publish(TOPIC, JSON.stringify(own));
      forgetSilent();
      const latestOfPeers = [...peers.values()].map(({ latest }) => latest);
      const joined = mergeSamples(own, received, latestOfPeers);
      received = [];
      recent = [...recent.filter(({ at }) => own.at.getTime() - at.getTime() < KEPT_MS), joined];
    },
    /** The samples of the last 30 minutes, oldest first. */
    recent: (): readonly SystemSample[] => recent,
    load: () => recent.at(-1) ?? sampler.latest(),
    /** Number of instances, including this one. */
    size: () => peers.size + 1,
  };
}

export type Fleet = ReturnType<typeof createFleet>;
