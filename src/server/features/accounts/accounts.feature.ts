import { feature } from "#server/platform/features/feature.ts";
import { accountsRoutes } from "./accounts.routes.ts";
import { accountsCommands } from "./accounts-commands.ts";
import { exportAccount } from "./export.repository.ts";
import { forgetAnswers } from "./profile.service.ts";
import { purgeAccounts } from "./purge.service.ts";
import { mountSignIn, type SignInDeps } from "./sign-in.routes.ts";

export const accountsFeature = feature<SignInDeps>({
  routes: ({ cookies }) => accountsRoutes(cookies),
  mount: mountSignIn,
  // Slow lane: the request waits for the identity provider.
  lanes: { "/api/auth/google": "slow" },
  purge: purgeAccounts,
  commands: accountsCommands,
  person: { exported: exportAccount, cleared: forgetAnswers },
});
