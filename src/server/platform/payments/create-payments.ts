import type { Clock } from "../clock.ts";
import type { Db } from "../db/handles.ts";
import type { Log } from "../log.ts";
import { createSandboxProvider, type SandboxProvider } from "./sandbox/sandbox-provider.ts";
import type { StripeConfig } from "./stripe/stripe-config.ts";
import type { StripeProvider } from "./stripe/stripe-provider.ts";

/** Who takes the money: the configured provider, or the built-in one that takes none. */
export type Payments =
  | { readonly kind: "stripe"; readonly provider: StripeProvider }
  | { readonly kind: "sandbox"; readonly provider: SandboxProvider };

interface PaymentsWorld {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

export async function createPayments(
  stripe: StripeConfig | undefined,
  { db, clock, log }: PaymentsWorld,
): Promise<Payments> {
  if (!stripe) return { kind: "sandbox", provider: createSandboxProvider({ db, clock }) };
  // Its library is large: whoever takes no money does not load it.
  const { createStripeProvider } = await import("./stripe/stripe-provider.ts");
  return { kind: "stripe", provider: createStripeProvider({ ...stripe, log, clock }) };
}
