import { listPins } from "#contracts/pins.ts";
import { implement } from "#server/platform/http/endpoint-routes.ts";
import { listMyPins } from "./pins.service.ts";

export const pinsRoutes = () => [implement(listPins, (ctx) => listMyPins(ctx))];
