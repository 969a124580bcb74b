import { feature } from "#server/platform/features/feature.ts";
import { onboardingRoutes } from "./onboarding.routes.ts";
import type { FirstQuests } from "./onboarding.service.ts";

interface OnboardingDeps {
  readonly generation: { readonly generateFirst: FirstQuests };
  readonly patience?: number | undefined;
}

/** Its answers are stored with the account, so it has no personal data of its own. */
export const onboardingFeature = feature<OnboardingDeps>({
  routes: ({ generation, patience }) => onboardingRoutes(generation.generateFirst, patience),
  person: null,
});
