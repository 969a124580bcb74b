import type { Clock } from "../clock.ts";
import type { Db } from "../db/handles.ts";
import type { Log } from "../log/log.ts";
import { createSandboxProvider, type SandboxProvider } from "./sandbox/sandbox-provider.ts";
import type { StripeConfig } from "./stripe/stripe-config.ts";
import type { StripeProvider } from "./stripe/stripe-provider.ts";

/** Who takes the money: the configured provider, or the built-in one that takes none. */
export type Payments =
  | { readonly kind: "stripe"; readonly provider: StripeProvider }
  | { readonly kind: "sandbox"; readonly provider: SandboxProvider };

interface PaymentsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** False: what runs goes on and can be cancelled, but nobody begins to pay. */
  readonly takesPayments: boolean;
}

export async function createPayments(
  stripe: StripeConfig | undefined,
  { db, clock, log, takesPayments }: PaymentsDeps,
): Promise<Payments> {
  const off = takesPayments ? {} : { cardForm: { kind: "off" } as const };
  if (!stripe) return { kind: "sandbox", provider: { ...createSandboxProvider({ db, clock }), ...off } };
  // Its library is large: whoever takes no money does not load it.
  const { createStripeProvider } = await import("./stripe/stripe-provider.ts");
  return { kind: "stripe", provider: { ...createStripeProvider({ ...stripe, log, clock }), ...off } };
}
