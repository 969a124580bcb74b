import type { Clock } from "../clock.ts";
import type { Db } from "../db/handles.ts";
import type { Log } from "../log/log.ts";
import { createSandboxProvider, type SandboxProvider } from "./sandbox/sandbox-provider.ts";
import { isStripeTest, type StripeConfig } from "./stripe/stripe-config.ts";
import type { StripeProvider } from "./stripe/stripe-provider.ts";

/** The configured payment provider, or the built-in one that takes no money. */
export type Payments =
  | { readonly kind: "stripe"; readonly isTest: boolean; readonly provider: StripeProvider }
  | { readonly kind: "sandbox"; readonly isTest: true; readonly provider: SandboxProvider };

interface PaymentsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** False: running subscriptions continue and can be cancelled, but no new payments can be started. */
  readonly takesPayments: boolean;
}

export async function createPayments(
  stripe: StripeConfig | undefined,
  { db, clock, log, takesPayments }: PaymentsDeps,
): Promise<Payments> {
  const off = takesPayments ? {} : { cardForm: { kind: "off" } as const };
  if (!stripe)
    return { kind: "sandbox", isTest: true, provider: { ...createSandboxProvider({ db, clock }), ...off } };
  // The Stripe library is large: loaded only if configured.
  const { createStripeProvider } = await import("./stripe/stripe-provider.ts");
  const provider = { ...createStripeProvider({ ...stripe, log, clock }), ...off };
  return { kind: "stripe", isTest: isStripeTest(stripe), provider };
}
