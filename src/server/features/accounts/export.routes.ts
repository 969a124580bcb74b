import { exportEverything } from "#contracts/export.ts";
import { attach } from "#server/platform/http/attach.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { exportMyData } from "./export.service.ts";

export function exportRoutes(): EndpointRoute[] {
  return [
    implement(exportEverything, (ctx, _input, answer) => {
      attach(answer, "everything", ctx.now);
      return exportMyData(ctx);
    }),
  ];
}
