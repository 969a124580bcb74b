import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TOKEN_CALLS_A_MINUTE } from "#domain/tokens/tokens.ts";
import { timeRunning } from "#server/testing/time-running.ts";
import { TestClock } from "#server/testing/world.ts";
import { type RedisServer, startRedis } from "../../../../tests/cluster/redis-server.ts";
import { until } from "../../../../tests/cluster/until.ts";
import { createRateLimits } from "../http/rate-limits.ts";
import { createExchange } from "../live/exchange.ts";
import { createSharedPresence } from "../live/shared-presence.ts";
import { createMemoryLog } from "../log/log.ts";
import { createMetrics } from "../metrics.ts";
import { openRedis, type SharedRedis } from "./open-redis.ts";

/** Where no Redis server can be had, `npm test` leaves this file out and says so. */
describe("instances that share a Redis", () => {
  let server: RedisServer;
  let open: SharedRedis[];
  let operator: Redis;
  const lines: string[] = [];
  const clock = new TestClock();

  beforeAll(async () => {
    server = await startRedis();
    operator = new Redis(server.url);
    operator.on("error", () => undefined);
    open = await Promise.all(
      ["one.example", "one.example", "other.example"].map((host) => connect(new URL(`https://${host}`))),
    );
    await untilThere();
  });
  afterAll(async () => {
    for (const redis of open ?? []) redis.close();
    operator?.disconnect();
    await server?.close();
  });

  const connect = async (publicUrl: URL, redisUrl = server.url) => {
    const log = createMemoryLog(lines);
    const redis = await openRedis({ redisUrl, publicUrl, log, metrics: createMetrics() });
    if (!redis) throw new Error("REDIS_URL is set");
    return redis;
  };
  const isThere = ({ commands, listener }: SharedRedis) =>
    commands.status === "ready" && listener.status === "ready";
  const untilThere = () => until("Redis is connected", () => open.every(isThere));
  const untilAway = () =>
    until("Redis is unreachable", () => !open.some(({ commands }) => commands.status === "ready"));
  /** Those of the first two instances; the third is another installation's. */
  const untilHeard = () =>
    until("both listen", async () => {
      const [one] = open;
      const counted = one?.commands.pubsub("NUMSUB", `${one.prefix}exchange`).catch(() => []);
      return (await counted)?.[1] === 2;
    });
  const each = <T>(make: (redis: SharedRedis, index: number) => T) => open.map(make);

  test("instances share counts per installation, and count alone while Redis is unreachable", async () => {
    const [first, second, other] = each((redis) => createRateLimits(true, redis));
    const question = (limits = first) => limits?.count("chat", "maya");
    for (let asked = 0; asked < 10; asked++) await Promise.all([question(first), question(second)]);
    await expect(question(first)).rejects.toMatchObject({ code: "rate_limited" });
    await expect(question(second)).rejects.toMatchObject({ code: "rate_limited" });
    await question(other);
    const call = (limits = first) => limits?.countToken("a token");
    for (let made = 0; made < TOKEN_CALLS_A_MINUTE / 2; made++)
      await Promise.all([call(first), call(second)]);
    await expect(call(first)).rejects.toMatchObject({ code: "rate_limited" });
    await expect(call(second)).rejects.toMatchObject({ code: "rate_limited" });

    await server.kill();
    await untilAway();
    const alone = each((redis) => createRateLimits(true, redis))[0];
    for (let asked = 0; asked < 20; asked++) await question(alone);
    await expect(question(alone)).rejects.toMatchObject({ code: "rate_limited" });
    await server.start();
    await untilThere();
    // For whoever was not refused before, all count together again.
    for (let asked = 0; asked < 20; asked++) await (asked % 2 ? first : second)?.count("chat", "joe");
    await expect(first?.count("chat", "joe")).rejects.toMatchObject({ code: "rate_limited" });
    await expect(second?.count("chat", "joe")).rejects.toMatchObject({ code: "rate_limited" });
  });

  test("a frozen Redis costs one wait: twenty more calls do not wait twenty times", async () => {
    const [limits] = each((redis) => createRateLimits(true, redis));
    server.freeze();
    try {
      await limits?.countSignIn("192.0.2.1");
      const { ms } = await timeRunning(async () => {
        for (let asked = 0; asked < 20; asked++) await limits?.countSignIn("192.0.2.1");
      });
      expect(ms).toBeLessThan(5_000);
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

    // Long gone by Redis's own clock.
    const [redis] = open;
    await redis?.commands.zadd(`${redis.prefix}online:people`, 1, "ann", 2, "ben");
    await expect.poll(() => first?.count()).toMatchObject({ people: 2 });
  });

  test("an instance with a wrong clock removes nobody from those online", async () => {
    const hurried = new TestClock();
    hurried.advance(120_000);
    const [right, wrong] = [clock, hurried].map((each, index) =>
      createSharedPresence(each, open[index] as SharedRedis),
    );
    right?.seen("tab 7", "ann");
    await expect.poll(async () => (await right?.count())?.people).toBeGreaterThan(0);
    const before = await right?.count();
    wrong?.seen("tab 8", "ben");
    await expect.poll(() => right?.count()).toEqual({ ...before, people: (before?.people ?? 0) + 1 });
  });

  test("a read-only Redis counts as unreachable", async () => {
    const [redis] = open;
    const presence = createSharedPresence(clock, redis as SharedRedis);
    const limits = createRateLimits(true, redis);
    await operator.call("replicaof", "127.0.0.1", "1");
    try {
      presence.seen("tab 9", "ann");
      expect(await presence.count()).toEqual({ people: 1, visitors: 0 });
      for (let asked = 0; asked < 20; asked++) await limits.count("chat", "zoe");
      await expect(limits.count("chat", "zoe")).rejects.toMatchObject({ code: "rate_limited" });
    } finally {
      await operator.call("replicaof", "no", "one");
    }
    await untilThere();
  });

  test("other instances receive each message once, and unreadable messages are ignored", async () => {
    const received: string[][] = [[], [], []];
    const exchanges = each((redis, index) => createExchange(redis, `instance ${index}`));
    exchanges.forEach((exchange, index) => {
      exchange.subscribe("news", (text, from) => received[index]?.push(`${from}: ${text}`));
    });
    const say = async (text: string) => {
      exchanges[0]?.publish("news", text);
      await expect.poll(() => received[1]?.at(-1)).toBe(`instance 0: ${text}`);
    };
    await untilHeard();
    await open[0]?.commands.publish(`${open[0].prefix}exchange`, "{not ours");
    await say("hello");
    exchanges[0]?.publish("another topic", "text");
    await say("again");
    expect(received).toEqual([[], ["instance 0: hello", "instance 0: again"], []]);

    await server.kill();
    await untilAway();
    exchanges[0]?.publish("news", "lost");
    await server.start();
    await untilThere();
    await untilHeard();
    await say("back");
    expect(received[1]).not.toContain("instance 0: lost");
  });

  test("changes are logged with their reason, single attempts and an orderly shutdown are not", async () => {
    lines.length = 0;
    await server.kill();
    await untilAway();
    await sleep(1_200);
    await server.start();
    await untilThere();
    const entries = lines.map((line) => JSON.parse(line));
    const away = entries.filter(({ msg }) => msg.startsWith("Redis is unreachable"));
    expect(away).toHaveLength(open.length);
    await expect
      .poll(() => lines.filter((line) => line.includes("Redis is connected")))
      .toHaveLength(open.length);

    lines.length = 0;
    await operator.config("SET", "requirepass", "another");
    const wrong = await connect(
      new URL("https://one.example"),
      server.url.replace("//", "//:not-the-password@"),
    );
    await until("it is logged", () => lines.some((line) => line.includes("Redis is unreachable")));
    await operator.config("SET", "requirepass", "");
    expect(lines.join()).toMatch(/WRONGPASS/u);
    expect(lines.join()).not.toContain("not-the-password");
    wrong.close();
    const more = await connect(new URL("https://one.example"));
    await until("there", () => isThere(more));
    lines.length = 0;
    more.close();
    await until("closed", () => more.commands.status === "end");
    expect(lines).toEqual([]);
  });
});
