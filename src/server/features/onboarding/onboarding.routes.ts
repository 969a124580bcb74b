import { completeOnboarding } from "#contracts/onboarding.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { completeMyOnboarding, FIRST_QUESTS_WITHIN_MS, type FirstQuests } from "./onboarding.service.ts";

export function onboardingRoutes(firstQuests: FirstQuests, patience = 1): EndpointRoute[] {
  return [
    implement(completeOnboarding, (ctx, answers) =>
      completeMyOnboarding(ctx, answers, firstQuests, FIRST_QUESTS_WITHIN_MS * patience),
    ),
  ];
}
