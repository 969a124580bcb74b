import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { MS_PER_SECOND } from "#domain/general/durations.ts";

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];
const MODEL_SECONDS = [0.25, 0.5, 1, 2, 4, 8, 15, 30];

/**
 * The one registry: requests, errors, event-loop delay, CPU, memory, database time, connections, queue,
 * engine, plugins and models.
 * /metrics prints it, and screens read it too, so that no figure has two sources.
 */
export interface Metrics {
  readonly registry: Registry;
  observeRequest(method: string, route: string, status: number, ms: number): void;
  observeQuery(ms: number, isOk: boolean): void;
  observePlugin(plugin: string, run: { ms: number; isOk: boolean; isEnhancement: boolean }): void;
  /** One batch of quests, generated or failed. */
  observeGeneration(ms: number, isOk: boolean, quests: number): void;
  /** Time from a question to the mentor to the first words of the answer. */
  observeFirstWords(ms: number): void;
  observeModelCall(model: string, outcome: string, ms: number): void;
  /** Sets the gauges, which hold current values; the other metrics are cumulative. */
  setState(state: SystemState): void;
}

export interface SystemState {
  /** 99th percentile of the event loop delay since the last sample. */
  readonly eventLoopMs: number;
  /** Open sockets. */
  readonly connections: number;
  /** Number of live (WebSocket) clients. */
  readonly liveClients: number;
  /** Length of the queue; null while the database is unreachable. */
  readonly queue: number | null;
  /** 0 to 100; null if unknown. */
  readonly cacheHitRate: number | null;
}

/** Histogram bounds of /metrics, in milliseconds. */
export const REQUEST_BOUNDS_MS: readonly number[] = SECONDS.map((bound) => bound * MS_PER_SECOND);

/** Node accepts no longer pause. */
const NEVER_MS = 2 ** 31 - 1;
const LAG_FIGURES = ["min", "max", "mean", "stddev", "p50", "p90", "p99"];

/**
 * The library measures the event loop's delay a hundred times a second, more work than all else an idle process
 * does. We measure it ourselves, more rarely; its series would stand still.
 */
function collectProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: NEVER_MS });
  for (const figure of LAG_FIGURES) registry.removeSingleMetric(`nodejs_eventloop_lag_${figure}_seconds`);
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectProcessMetrics(registry);
  const histogram = <L extends string>(name: string, help: string, buckets: number[], labelNames: L[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers });
  const requests = histogram("http_request_duration_seconds", "Time from request to answer.", SECONDS, [
    "method",
    "route",
    "status",
  ]);
  const errors = counter("http_errors_total", "Answers with status 500 and above.", ["route", "status"]);
  const queries = histogram("db_query_duration_seconds", "Time from statement to result.", SECONDS, [
    "outcome",
  ]);
  const plugins = histogram("plugin_duration_seconds", "Time a plugin of the quest engine took.", SECONDS, [
    "plugin",
    "outcome",
  ]);
  const modelCalls = histogram(
    "model_call_duration_seconds",
    "Time a language model took, by what became of the call.",
    MODEL_SECONDS,
    ["model", "outcome"],
  );
  const enhancements = counter(
    "plugin_enhancements_total",
    "Runs in which a plugin of the quest engine changed the batch.",
    ["plugin"],
  );
  const generations = histogram(
    "generation_duration_seconds",
    "Time from the wish for quests to a stored batch.",
    MODEL_SECONDS,
    ["outcome"],
  );
  const quests = counter("quests_generated_total", "Quests made.", []);
  const firstWords = histogram(
    "mentor_first_words_seconds",
    "Time from a question to the first words of the answer.",
    MODEL_SECONDS,
    [],
  );
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const connections = gauge("http_connections", "Open sockets.");
  const liveClients = gauge("live_clients", "Open live connections.");
  const queue = gauge("queue_depth", "Operations that wait.");
  const eventLoopLag = gauge(
    "nodejs_eventloop_lag_p99_seconds",
    "99th percentile of the event loop's delay in the last sample of five seconds, of some 50 looks.",
  );
  const cacheHits = gauge("db_cache_hit_ratio", "Blocks the database found in its cache, of all it read.");
  const ok = queries.labels("ok");
  const failed = queries.labels("failed");
  return {
    registry,
    observeRequest(method, route, status, ms) {
      requests.labels(method, route, String(status)).observe(ms / MS_PER_SECOND);
      if (status >= 500) errors.labels(route, String(status)).inc();
    },
    observeQuery: (ms, isOk) => (isOk ? ok : failed).observe(ms / MS_PER_SECOND),
    observePlugin(plugin, { ms, isOk, isEnhancement }) {
      plugins.labels(plugin, isOk ? "ok" : "failed").observe(ms / MS_PER_SECOND);
      if (isEnhancement) enhancements.labels(plugin).inc();
    },
    observeGeneration(ms, isOk, made) {
      generations.labels(isOk ? "ok" : "failed").observe(ms / MS_PER_SECOND);
      quests.inc(made);
    },
    observeFirstWords: (ms) => firstWords.observe(ms / MS_PER_SECOND),
    observeModelCall: (model, outcome, ms) => modelCalls.labels(model, outcome).observe(ms / MS_PER_SECOND),
    setState(state) {
      eventLoopLag.set(state.eventLoopMs / MS_PER_SECOND);
      connections.set(state.connections);
      liveClients.set(state.liveClients);
      queue.set(state.queue ?? Number.NaN);
      cacheHits.set(state.cacheHitRate === null ? Number.NaN : state.cacheHitRate / 100);
    },
  };
}
