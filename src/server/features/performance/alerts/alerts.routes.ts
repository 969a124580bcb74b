import { acknowledgeAlert, listAlertLog, readAlertChannels, testAlerts } from "#contracts/console/alerts.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import * as alertLog from "./alert-log.service.ts";
import type { SendAlertsDeps } from "./send-alerts.service.ts";

export function alertRoutes(deps: Omit<SendAlertsDeps, "db" | "log">): EndpointRoute[] {
  return [
    implement(listAlertLog, (ctx, input) => alertLog.readAlertLog(ctx, input)),
    implement(acknowledgeAlert, (ctx, { id }) => alertLog.acknowledgeAlert(ctx, id)),
    implement(readAlertChannels, (ctx) => alertLog.readChannels(ctx, deps)),
    implement(testAlerts, (ctx) => alertLog.sendTestAlerts(ctx, deps)),
  ];
}
