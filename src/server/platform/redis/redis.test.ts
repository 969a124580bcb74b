import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findRedis } from "../../../../bin/bootstrap/redis.mjs";
import { type RedisServer, startRedis } from "../../../../tests/cluster/redis-server.ts";
import { until } from "../../../../tests/cluster/until.ts";
import { TestClock } from "../../../../tests/world.ts";
import { createRateLimits } from "../http/rate-limits.ts";
import { createExchange } from "../live/exchange.ts";
import { createSharedPresence } from "../live/shared-presence.ts";
import { createMemoryLog } from "../log.ts";
import { createMetrics } from "../metrics.ts";
import { openRedis, type SharedRedis } from "./open-redis.ts";

/** Without a Redis server to be had, `npm test` says so in a line of its own. */
describe.runIf(findRedis())("instances that share a Redis", () => {
  let server: RedisServer;
  let open: SharedRedis[];
  const lines: string[] = [];
  const clock = new TestClock();

  beforeAll(async () => {
    server = await startRedis();
    open = ["one.example", "one.example", "other.example"].map((host) => connect(new URL(`https://${host}`)));
    await untilThere();
  });
  afterAll(async () => {
    for (const redis of open ?? []) redis.close();
    await server?.close();
  });

  const connect = (publicUrl: URL) => {
    const log = createMemoryLog(lines);
    const redis = openRedis({ redisUrl: server.url, publicUrl, log, metrics: createMetrics() });
    if (!redis) throw new Error("REDIS_URL is set");
    return redis;
  };
  const isThere = ({ commands, listener }: SharedRedis) =>
    commands.status === "ready" && listener.status === "ready";
  const untilThere = () => until("Redis is there", () => open.every(isThere));
  const untilAway = () =>
    until("Redis is away", () => !open.some(({ commands }) => commands.status === "ready"));
  /** Those of the first two instances; the third is another installation's. */
  const untilHeard = () =>
    until("both listen", async () => {
      const [one] = open;
      return (await one?.commands.pubsub("NUMSUB", `${one.prefix}exchange`))?.[1] === 2;
    });
  const each = <T>(make: (redis: SharedRedis, index: number) => T) => open.map(make);

  test("they count together, each installation by itself, and alone while Redis is away", async () => {
    const [first, second, other] = each((redis) => createRateLimits(true, redis));
    const question = (limits = first) => limits?.count("chat", "maya");
    for (let asked = 0; asked < 10; asked++) await Promise.all([question(first), question(second)]);
    await expect(question(first)).rejects.toMatchObject({ code: "rate_limited" });
    await expect(question(second)).rejects.toMatchObject({ code: "rate_limited" });
    await question(other);

    await server.kill();
    await untilAway();
    const alone = each((redis) => createRateLimits(true, redis))[0];
    for (let asked = 0; asked < 20; asked++) await question(alone);
    await expect(question(alone)).rejects.toMatchObject({ code: "rate_limited" });
    await server.start();
    await untilThere();
    // Redis lost its counts: all begin anew, and together again.
    for (let asked = 0; asked < 20; asked++)
      await question(asked % 2 ? first : second)?.catch(() => undefined);
    await expect(question(first)).rejects.toMatchObject({ code: "rate_limited" });
  });

  test("a frozen Redis costs one wait: twenty more calls do not wait twenty times", async () => {
    const [limits] = each((redis) => createRateLimits(true, redis));
    server.freeze();
    try {
      await limits?.countSignIn("192.0.2.1");
      const startedAt = performance.now();
      for (let asked = 0; asked < 20; asked++) await limits?.countSignIn("192.0.2.1");
      expect(performance.now() - startedAt).toBeLessThan(5_000);
    } finally {
      server.unfreeze();
    }
    await untilThere();
  });

  test("people are online once, on whatever instance they are seen; visitors who sign in become people", async () => {
    const [first, second, other] = each((redis) => createSharedPresence(clock, redis));
    first?.seen("tab 1", "maya");
    second?.seen("tab 2", "maya");
    second?.seen("tab 3", null);
    first?.seen("tab 4", null);
    other?.seen("tab 5", "elsewhere");
    await expect.poll(() => first?.count()).toEqual({ people: 1, visitors: 2 });
    second?.seen("tab 4", "joe");
    await expect.poll(() => first?.count()).toEqual({ people: 2, visitors: 1 });

    await server.kill();
    await untilAway();
    expect(await second?.count()).toEqual({ people: 2, visitors: 1 });
    expect(await first?.count()).toEqual({ people: 1, visitors: 1 });
    await server.start();
    await untilThere();
    // Each says again whom it saw; the tab that became a person elsewhere is one of them.
    await expect.poll(() => first?.count()).toMatchObject({ people: 2 });

    clock.advance(90_000);
    expect(await first?.count()).toEqual({ people: 0, visitors: 0 });
  });

  test("what one says the others hear once, and what nobody understands hurts nobody", async () => {
    const heard: string[][] = [[], [], []];
    const exchanges = each((redis, index) => createExchange(redis, `instance ${index}`));
    exchanges.forEach((exchange, index) => {
      exchange.hear("news", (text, from) => heard[index]?.push(`${from}: ${text}`));
    });
    const say = async (text: string) => {
      exchanges[0]?.tell("news", text);
      await expect.poll(() => heard[1]?.at(-1)).toBe(`instance 0: ${text}`);
    };
    await untilHeard();
    await open[0]?.commands.publish(`${open[0].prefix}exchange`, "{not ours");
    await say("hello");
    exchanges[0]?.tell("gossip", "psst");
    await say("again");
    expect(heard).toEqual([[], ["instance 0: hello", "instance 0: again"], []]);

    await server.kill();
    await untilAway();
    exchanges[0]?.tell("news", "lost");
    await server.start();
    await untilThere();
    await untilHeard();
    await say("back");
    expect(heard[1]).not.toContain("instance 0: lost");
  });

  test("the log tells the change, not each attempt", async () => {
    lines.length = 0;
    await server.kill();
    await untilAway();
    await sleep(1_200);
    await server.start();
    await untilThere();
    const told = lines.map((line) => JSON.parse(line).msg);
    expect(told.filter((line) => line.startsWith("Redis is away"))).toHaveLength(open.length);
    expect(told.filter((line) => line === "Redis is there")).toHaveLength(open.length);
  });
});
