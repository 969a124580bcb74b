import { expect, test } from "vitest";
import { createBroadcast } from "#server/platform/live/broadcast.ts";
import type { Exchange } from "#server/platform/live/exchange.ts";
import { TestClock } from "#server/testing/world.ts";
import { createFleet } from "./fleet.ts";
import { NO_BUCKETS, NO_TOTALS } from "./running-totals.ts";
import type { SystemSample } from "./system-sample.ts";

const clock = new TestClock();

/** What each says, all others hear. */
function openBus() {
  const bus = createBroadcast();
  const exchangeOf = (name: string): Exchange => ({
    publish: (topic, text) => bus.publish(topic, JSON.stringify([name, text])),
    subscribe: (topic, listener) =>
      bus.subscribe(topic, (message) => {
        const [from, text] = JSON.parse(message);
        if (from !== name) listener(text, from);
      }),
  });
  return { ...bus, exchangeOf };
}

const sampleOf = (changes: Partial<SystemSample>): SystemSample => ({
  ...NO_TOTALS,
  at: clock.now(),
  isReady: true,
  buckets: NO_BUCKETS,
  cpu: 10,
  memory: 40,
  eventLoopMs: 1,
  connections: 3,
  liveClients: 1,
  queue: 0,
  blockHits: 0,
  blockReads: 0,
  ...changes,
});

function openFleets(...names: string[]) {
  const bus = openBus();
  const sampler = {
    instance: "",
    latest: () => ({ cpu: 1, memory: 2, eventLoopMs: 3 }),
    recent: () => [],
    sampleNow: async () => sampleOf({}),
  };
  return {
    bus,
    fleets: names.map((name) => createFleet({ sampler, clock, exchange: bus.exchangeOf(name) })),
  };
}

test("three together: what they did is added up, load is the mean, the slowest loop counts", () => {
  const { fleets } = openFleets("a", "b", "c");
  const buckets = NO_BUCKETS.map((_, index) => (index === 2 ? 5 : 0));
  fleets[0]?.add(sampleOf({ requests: 10, requestMs: 100, cpu: 30, eventLoopMs: 40, buckets }));
  fleets[1]?.add(sampleOf({ requests: 20, requestMs: 300, cpu: 60, liveClients: 7, buckets }));
  fleets[2]?.add(sampleOf({ requests: 1, cpu: 90, memory: 70, queue: 4, blockHits: 9 }));
  const third = fleets[2];
  expect(third?.size()).toBe(3);
  expect(third?.recent()).toHaveLength(1);
  expect(third?.recent()[0]).toMatchObject({
    requests: 31,
    requestMs: 400,
    cpu: 60,
    memory: 50,
    eventLoopMs: 40,
    connections: 9,
    liveClients: 9,
    queue: 4,
    blockHits: 9,
  });
  expect(third?.recent()[0]?.buckets[2]).toBe(10);
});

test("each sample of a peer counts once; a peer that misses three samples is dropped", () => {
  const { fleets } = openFleets("a", "b");
  const [one, two] = fleets;
  two?.add(sampleOf({ requests: 5, connections: 50 }));
  one?.add(sampleOf({ requests: 1 }));
  one?.add(sampleOf({ requests: 1 }));
  expect(one?.recent().map(({ requests, connections }) => [requests, connections])).toEqual([
    [6, 53],
    [1, 53],
  ]);
  clock.advance(17_000);
  one?.add(sampleOf({ requests: 1 }));
  expect(one?.recent().at(-1)).toMatchObject({ requests: 1, connections: 3 });
  expect(one?.size()).toBe(1);
});

test("a sample of another version, or none at all, is left out", () => {
  const { bus, fleets } = openFleets("a");
  for (const text of ["{", "null", JSON.stringify({ requests: "many" }), JSON.stringify({ cpu: 1 })])
    bus.publish("system samples", JSON.stringify(["b", text]));
  fleets[0]?.add(sampleOf({ requests: 2 }));
  expect(fleets[0]?.size()).toBe(1);
  expect(fleets[0]?.load()).toMatchObject({ requests: 2, cpu: 10 });
});

test("before the first sample the load is this process's own", () => {
  expect(openFleets("a").fleets[0]?.load()).toEqual({ cpu: 1, memory: 2, eventLoopMs: 3 });
});
