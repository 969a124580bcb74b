import { feature } from "#server/platform/features/feature.ts";
import { onboardingRoutes } from "./onboarding.routes.ts";
import type { FirstQuests } from "./onboarding.service.ts";

interface OnboardingDeps {
  readonly generation: { readonly generateFirst: FirstQuests };
}

/** What it asks is kept with the account. */
export const onboardingFeature = feature<OnboardingDeps>({
  routes: ({ generation }) => onboardingRoutes(generation.generateFirst),
  person: null,
});
