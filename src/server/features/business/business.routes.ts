import * as contract from "#contracts/business/business.ts";
import type { Engine } from "#server/engine/draft.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import * as service from "./business.service.ts";

export function businessRoutes(engine: () => Engine): EndpointRoute[] {
  return [
    implement(contract.showBusiness, (ctx) => service.showMyBusiness(ctx, engine())),
    implement(contract.correctFact, (ctx, { key, value }) =>
      service.correctMyFact(ctx, engine(), key, value),
    ),
    implement(contract.describeBusiness, (ctx, changes) =>
      service.describeMyBusiness(ctx, engine(), changes),
    ),
    implement(contract.answerStageMove, (ctx, { to, answer }) =>
      service.answerMyStageMove(ctx, engine(), to, answer),
    ),
  ];
}
