import type { Redis } from "ioredis";
import { Gauge } from "prom-client";
import type { Log } from "../log/log.ts";
import type { Metrics } from "../metrics.ts";
import { watchRedis } from "./watch-redis.ts";

const CONNECT_TIMEOUT_MS = 1_000;
const [FIRST_RETRY_MS, LAST_RETRY_MS] = [50, 1_000];
/** Minimum time between reconnects caused by a read-only server. */
const LEAVE_READ_ONLY_MS = 10_000;

/** State that instances share outside the database. It may be lost: each instance can continue alone. */
export interface SharedRedis {
  /** While Redis is unreachable, every command fails at once. */
  readonly commands: Redis;
  /** Connection for subscriptions only. */
  readonly listener: Redis;
  /** Prefix of every key and channel: several installations may use one Redis. */
  readonly prefix: string;
  close(): void;
}

interface RedisDeps {
  readonly redisUrl: string | undefined;
  readonly publicUrl: URL;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Undefined if none is configured. Waits for no connection: it keeps connecting in the background. */
export async function openRedis({
  redisUrl,
  publicUrl,
  log,
  metrics,
}: RedisDeps): Promise<SharedRedis | undefined> {
  if (redisUrl === undefined) return undefined;
  const { Redis } = await import("ioredis");
  const options = {
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: (attempt: number) => Math.min(FIRST_RETRY_MS * 2 ** attempt, LAST_RETRY_MS),
    reconnectOnError: leaveReadOnly(),
    enableOfflineQueue: false,
    // Resending a counter command could count twice.
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
  };
  const commands = new Redis(redisUrl, { ...options, connectionName: "sidequest" });
  const listener = new Redis(redisUrl, { ...options, connectionName: "sidequest listener" });
  const both = [commands, listener];
  const stops = both.map(watchRedis);
  const stopLogging = logChanges(both, log, metrics);
  return {
    commands,
    listener,
    prefix: `sidequest:${publicUrl.host}:`,
    close() {
      stopLogging();
      for (const stop of stops) stop();
      for (const redis of both) redis.disconnect();
    },
  };
}

/** Logs when Redis is lost, why, and when it is back; not each attempt. Returns a function that stops it. */
function logChanges(connections: Redis[], log: Log, metrics: Metrics): () => void {
  const up = new Gauge({ name: "redis_up", help: "Whether Redis answers.", registers: [metrics.registry] });
  let isUp: boolean | undefined;
  let isOver = false;
  let reason = "";
  const change = () => {
    const next = connections.every(({ status }) => status === "ready");
    up.set(next ? 1 : 0);
    if (isOver || isUp === next) return;
    isUp = next;
    if (next) log.info("Redis is connected");
    else log.warn({ reason }, "Redis is unreachable: each instance counts limits and presence alone");
  };
  for (const redis of connections) {
    redis.on("error", (error: Error) => {
      reason = error.message;
    });
    redis.on("ready", () => {
      if (connections.every(({ status }) => status === "ready")) change();
    });
    redis.on("close", change);
  }
  return () => {
    isOver = true;
  };
}

/** Reconnects on READONLY: after a failover we may still be connected to the old, read-only primary. */
function leaveReadOnly(): (error: Error) => boolean {
  let leftAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (!error.message.startsWith("READONLY") || performance.now() - leftAt < LEAVE_READ_ONLY_MS)
      return false;
    leftAt = performance.now();
    return true;
  };
}
