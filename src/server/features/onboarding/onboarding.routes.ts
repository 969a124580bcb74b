import { completeOnboarding } from "#contracts/onboarding.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { completeMyOnboarding, type FirstQuests } from "./onboarding.service.ts";

export function onboardingRoutes(firstQuests: FirstQuests): EndpointRoute[] {
  return [implement(completeOnboarding, (ctx, answers) => completeMyOnboarding(ctx, answers, firstQuests))];
}
