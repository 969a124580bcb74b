import { exportEverything, exportSummary } from "#contracts/export.ts";
import { type Answer, type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { exportMyData, exportMySummary } from "./export.service.ts";

export function exportRoutes(): EndpointRoute[] {
  return [
    implement(exportEverything, (ctx, _input, answer) => {
      attach(answer, "everything", ctx.now);
      return exportMyData(ctx);
    }),
    implement(exportSummary, (ctx, _input, answer) => {
      attach(answer, "data", ctx.now);
      return exportMySummary(ctx);
    }),
  ];
}

function attach(answer: Answer, what: string, now: Date): void {
  const day = now.toISOString().slice(0, 10);
  answer.header("content-disposition", `attachment; filename="sidequest-${what}-${day}.json"`);
}
