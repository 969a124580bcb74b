import {
  exportPerformance,
  type PerformanceSnapshot,
  readPerformance,
  readPerformanceHistory,
} from "#contracts/performance.ts";
import {
  type EndpointRoute,
  type FileAnswer,
  implement,
  implementFile,
} from "#server/platform/http/endpoint-routes.ts";
import type { Performance } from "./performance.service.ts";
import { performanceCsv } from "./performance-csv.ts";
import { exportedFigures } from "./performance-export.ts";

export function performanceRoutes(performance: Performance): EndpointRoute[] {
  return [
    implement(readPerformance, async (ctx) => ({ data: await performance.readSnapshot(ctx) })),
    implement(readPerformanceHistory, (ctx, { range }) => performance.readHistory(ctx, range)),
    implementFile(exportPerformance, async (ctx, { format }) =>
      fileOf(await performance.readSnapshot(ctx), format, ctx.now),
    ),
  ];
}

function fileOf(snapshot: PerformanceSnapshot, format: "json" | "csv", now: Date): FileAnswer {
  const name = `performance-${now.toISOString().slice(0, 19).replaceAll(":", "-")}.${format}`;
  const figures = exportedFigures(snapshot);
  return format === "json"
    ? { name, type: "application/json", text: `${JSON.stringify(figures, null, 2)}\n` }
    : { name, type: "text/csv", text: performanceCsv(figures) };
}
