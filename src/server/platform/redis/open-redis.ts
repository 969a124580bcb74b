import { Redis } from "ioredis";
import { Gauge } from "prom-client";
import type { Log } from "../log/log.ts";
import type { Metrics } from "../metrics.ts";
import { watchRedis } from "./watch-redis.ts";

const CONNECT_TIMEOUT_MS = 1_000;
const [FIRST_RETRY_MS, LAST_RETRY_MS] = [50, 1_000];
/** A server that only reads is left for another one, if there is one by then. */
const LEAVE_READ_ONLY_MS = 10_000;

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

interface RedisDeps {
  readonly redisUrl: string | undefined;
  readonly publicUrl: URL;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Undefined where none is configured. Never waits: one that is away is looked for until it is there. */
export function openRedis({ redisUrl, publicUrl, log, metrics }: RedisDeps): SharedRedis | undefined {
  if (redisUrl === undefined) return undefined;
  const options = {
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: (attempt: number) => Math.min(FIRST_RETRY_MS * 2 ** attempt, LAST_RETRY_MS),
    reconnectOnError: leaveReadOnly(),
    enableOfflineQueue: false,
    // A count that is sent twice would count twice.
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
  };
  const commands = new Redis(redisUrl, { ...options, connectionName: "sidequest" });
  const listener = new Redis(redisUrl, { ...options, connectionName: "sidequest listener" });
  const both = [commands, listener];
  const stops = both.map(watchRedis);
  const stopTelling = tellChanges(both, log, metrics);
  return {
    commands,
    listener,
    prefix: `sidequest:${publicUrl.host}:`,
    close() {
      stopTelling();
      for (const stop of stops) stop();
      for (const redis of both) redis.disconnect();
    },
  };
}

/** Says when Redis goes, and why, and when it is back; not each attempt. Returns how to stop. */
function tellChanges(connections: Redis[], log: Log, metrics: Metrics): () => void {
  const up = new Gauge({ name: "redis_up", help: "Whether Redis answers.", registers: [metrics.registry] });
  let isThere: boolean | undefined;
  let isOver = false;
  let reason = "";
  const change = () => {
    const next = connections.every(({ status }) => status === "ready");
    up.set(next ? 1 : 0);
    if (isOver || isThere === next) return;
    isThere = next;
    if (next) log.info("Redis is there");
    else log.warn({ reason }, "Redis is away: limits and who is online count on each instance alone");
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

/** After a failover the old primary may still be connected, and refuses what changes something. */
function leaveReadOnly(): (error: Error) => boolean {
  let leftAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (!error.message.startsWith("READONLY") || performance.now() - leftAt < LEAVE_READ_ONLY_MS)
      return false;
    leftAt = performance.now();
    return true;
  };
}
