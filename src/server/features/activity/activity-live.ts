import { ACTIVITY_CHANGED } from "#contracts/live.ts";
import type { Broadcast } from "#server/platform/live/broadcast.ts";
import type { Exchange } from "#server/platform/live/exchange.ts";

const TOPIC = "activity";
const TEXT = JSON.stringify(ACTIVITY_CHANGED);

interface ActivityLiveDeps {
  readonly broadcast: Broadcast<[to?: string]>;
  readonly exchange: Exchange;
}

/** Tells a person's open pages, on every instance, that their activity changed; the pages then read it. */
export function createActivityLive({ broadcast, exchange }: ActivityLiveDeps) {
  const tellHere = (userId: string) => broadcast.publish(TOPIC, TEXT, userId);
  exchange.subscribe(TOPIC, tellHere);
  return {
    topic: {
      name: TOPIC,
      askedBy: "subscribe-activity" as const,
      mayWatch: () => true,
      first: async () => TEXT,
    },
    tell: (userId: string) => {
      tellHere(userId);
      exchange.publish(TOPIC, userId);
    },
  };
}
