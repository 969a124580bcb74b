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

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer.",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS,
    registers,
  });
  const errors = new Counter({
    name: "http_errors_total",
    help: "Answers with status 500 and above.",
    labelNames: ["route", "status"],
    registers,
  });
  const queries = new Histogram({
    name: "db_query_duration_seconds",
    help: "Time from statement to result.",
    labelNames: ["outcome"],
    buckets: SECONDS,
    registers,
  });
  const plugins = new Histogram({
    name: "plugin_duration_seconds",
    help: "Time a plugin of the quest engine took.",
    labelNames: ["plugin", "outcome"],
    buckets: SECONDS,
    registers,
  });
  const modelCalls = new Histogram({
    name: "model_call_duration_seconds",
    help: "Time a language model took, by what became of the call.",
    labelNames: ["model", "outcome"],
    buckets: MODEL_SECONDS,
    registers,
  });
  const enhancements = new Counter({
    name: "plugin_enhancements_total",
    help: "Runs in which a plugin of the quest engine changed the batch.",
    labelNames: ["plugin"],
    registers,
  });
  const generations = new Histogram({
    name: "generation_duration_seconds",
    help: "Time from the wish for quests to a stored batch.",
    labelNames: ["outcome"],
    buckets: MODEL_SECONDS,
    registers,
  });
  const quests = new Counter({ name: "quests_generated_total", help: "Quests made.", registers });
  const firstWords = new Histogram({
    name: "mentor_first_words_seconds",
    help: "Time from a question to the first words of the answer.",
    buckets: MODEL_SECONDS,
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const connections = gauge("http_connections", "Open sockets.");
  const liveClients = gauge("live_clients", "Open live connections.");
  const queue = gauge("queue_depth", "Operations that wait.");
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
      connections.set(state.connections);
      liveClients.set(state.liveClients);
      queue.set(state.queue ?? Number.NaN);
      cacheHits.set(state.cacheHitRate === null ? Number.NaN : state.cacheHitRate / 100);
    },
  };
}
