import { Redis } from "ioredis";
import { Gauge } from "prom-client";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";

const CONNECT_TIMEOUT_MS = 1_000;
/** A connection that gives no answer for so long is closed: a frozen Redis costs one wait, not one for each request. */
const ANSWER_WITHIN_MS = 500;
const LISTENER_PING_MS = 5_000;
const [FIRST_RETRY_MS, LAST_RETRY_MS] = [50, 1_000];

/** What the instances share beside the database. All of it can be lost: whoever uses it goes on alone. */
export interface SharedRedis {
  /** While Redis is away, every command fails at once. */
  readonly commands: Redis;
  /** A connection that only listens. */
  readonly listener: Redis;
  /** Stands before every key and channel: several installations may use one Redis. */
  readonly prefix: string;
  close(): void;
}

interface RedisWorld {
  readonly redisUrl: string | undefined;
  readonly publicUrl: URL;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Undefined where none is configured. Never waits: one that is away is looked for until it is there. */
export function openRedis({ redisUrl, publicUrl, log, metrics }: RedisWorld): SharedRedis | undefined {
  if (redisUrl === undefined) return undefined;
  const options = {
    connectTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    retryStrategy: (attempt: number) => Math.min(FIRST_RETRY_MS * 2 ** attempt, LAST_RETRY_MS),
    enableOfflineQueue: false,
    // A count that is sent twice would count twice.
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
  };
  const commands = new Redis(redisUrl, { ...options, connectionName: "sidequest" });
  const listener = new Redis(redisUrl, { ...options, connectionName: "sidequest listener" });
  // Each failed attempt is an event; the change between there and away is told below.
  for (const redis of [commands, listener]) redis.on("error", () => undefined);
  tellChanges(commands, log, metrics);
  const pings = setInterval(() => {
    // Without this a connection that broke silently would listen for ever.
    if (listener.status === "ready") listener.ping().catch(() => undefined);
  }, LISTENER_PING_MS).unref();
  return {
    commands,
    listener,
    prefix: `sidequest:${publicUrl.host}:`,
    close() {
      clearInterval(pings);
      for (const redis of [commands, listener]) redis.disconnect();
    },
  };
}

function tellChanges(redis: Redis, log: Log, metrics: Metrics): void {
  const up = new Gauge({
    name: "redis_up",
    help: "Whether Redis answers.",
    registers: [metrics.registry],
  });
  let isThere: boolean | undefined;
  const change = (next: boolean) => {
    up.set(next ? 1 : 0);
    if (isThere === next) return;
    isThere = next;
    if (next) log.info("Redis is there");
    else log.warn("Redis is away: limits and who is online count on each instance alone");
  };
  redis.on("ready", () => change(true));
  redis.on("close", () => change(false));
}
