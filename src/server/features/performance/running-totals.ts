import { MS_PER_SECOND } from "#domain/general/durations.ts";
import { type Metrics, REQUEST_BOUNDS_MS } from "#server/platform/metrics.ts";

/** Sums since process start; a sample holds the difference to the previous one. */
export const NO_TOTALS = {
  requests: 0,
  errors: 0,
  requestMs: 0,
  queries: 0,
  queryMs: 0,
  /** Batches of quests, including failed ones. */
  generations: 0,
  failedGenerations: 0,
  /** Only successful batches. */
  generationMs: 0,
  quests: 0,
  enhancements: 0,
  firstWords: 0,
  firstWordsMs: 0,
};

export type Totals = Readonly<typeof NO_TOTALS>;

const TOTAL_NAMES = Object.keys(NO_TOTALS) as (keyof Totals)[];

/** Each total worked out by its name. */
export function totalsBy(value: (name: keyof Totals) => number): Totals {
  return Object.fromEntries(TOTAL_NAMES.map((name) => [name, value(name)])) as Totals;
}

export interface RunningTotals {
  readonly totals: Totals;
  /** Requests by duration bucket; the last bucket is above all bounds. */
  readonly buckets: readonly number[];
}

export const NO_BUCKETS: readonly number[] = Array.from({ length: REQUEST_BOUNDS_MS.length + 1 }, () => 0);

/** Reads the totals from the registry behind /metrics. */
export async function readTotals({ registry }: Metrics): Promise<RunningTotals> {
  const valuesOf = async (name: string) => (await registry.getSingleMetric(name)?.get())?.values ?? [];
  const read = async (name: string) => histogramOf(name, await valuesOf(name));
  const sum = async (name: string) => add((await valuesOf(name)).map(({ value }) => value));
  const [requests, queries, generations, firstWords] = [
    await read("http_request_duration_seconds"),
    await read("db_query_duration_seconds"),
    await read("generation_duration_seconds"),
    await read("mentor_first_words_seconds"),
  ];
  const totals = {
    requests: requests.count(),
    errors: await sum("http_errors_total"),
    requestMs: requests.ms(),
    queries: queries.count(),
    queryMs: queries.ms(),
    generations: generations.count(),
    failedGenerations: generations.count("failed"),
    generationMs: generations.ms("ok"),
    quests: await sum("quests_generated_total"),
    enhancements: await sum("plugin_enhancements_total"),
    firstWords: firstWords.count(),
    firstWordsMs: firstWords.ms(),
  };
  return { totals, buckets: requests.buckets() };
}

/** Histogram values carry a metric name, which prom-client's general type lacks. */
interface HistogramValue {
  readonly value: number;
  readonly metricName?: string;
  readonly labels: { readonly le?: number | string; readonly outcome?: string };
}

function histogramOf(name: string, all: readonly object[]) {
  const values = all as readonly HistogramValue[];
  const sum = (part: string, outcome?: string) =>
    add(
      values
        .filter(({ metricName, labels }) => metricName === name + part && isOf(labels, outcome))
        .map(({ value }) => value),
    );
  return {
    count: (outcome?: string) => sum("_count", outcome),
    ms: (outcome?: string) => sum("_sum", outcome) * MS_PER_SECOND,
    /** Prometheus buckets are cumulative; returns the count of each bucket alone. */
    buckets: () => {
      const upTo = new Map<number, number>();
      for (const { metricName, labels, value } of values) {
        if (metricName !== `${name}_bucket`) continue;
        const bound = Number(labels.le === "+Inf" ? Number.POSITIVE_INFINITY : labels.le);
        upTo.set(bound, (upTo.get(bound) ?? 0) + value);
      }
      const counts = [...upTo].sort(([a], [b]) => a - b).map(([, count]) => count);
      return counts.length === 0 ? NO_BUCKETS : difference(counts, [0, ...counts]);
    },
  };
}

function isOf(labels: HistogramValue["labels"], outcome: string | undefined): boolean {
  return outcome === undefined || labels.outcome === outcome;
}

function add(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

export function difference(now: readonly number[], before: readonly number[]): number[] {
  return now.map((count, index) => count - (before[index] ?? 0));
}
