import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];
const MODEL_SECONDS = [0.25, 0.5, 1, 2, 4, 8, 15, 30];
const MS_PER_SECOND = 1_000;

/**
 * The one registry: requests, errors, event-loop delay, CPU, memory, database time, plugin and model times.
 * /metrics prints it; whatever shows figures on a screen reads it too, so that no figure has two sources.
 */
export interface Metrics {
  readonly registry: Registry;
  observeRequest(method: string, route: string, status: number, ms: number): void;
  observeQuery(ms: number, isOk: boolean): void;
  observePlugin(plugin: string, ms: number, isOk: boolean): void;
  observeModelCall(model: string, outcome: string, ms: number): void;
}

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
  const ok = queries.labels("ok");
  const failed = queries.labels("failed");
  return {
    registry,
    observeRequest(method, route, status, ms) {
      requests.labels(method, route, String(status)).observe(ms / MS_PER_SECOND);
      if (status >= 500) errors.labels(route, String(status)).inc();
    },
    observeQuery: (ms, isOk) => (isOk ? ok : failed).observe(ms / MS_PER_SECOND),
    observePlugin: (plugin, ms, isOk) =>
      plugins.labels(plugin, isOk ? "ok" : "failed").observe(ms / MS_PER_SECOND),
    observeModelCall: (model, outcome, ms) => modelCalls.labels(model, outcome).observe(ms / MS_PER_SECOND),
  };
}
