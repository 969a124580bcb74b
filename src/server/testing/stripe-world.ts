import { onTestFinished } from "vitest";
import { createMemoryLog } from "#server/platform/log/log.ts";
import type { Payer } from "#server/platform/payments/payment-provider.ts";
import {
  createStripeProvider,
  type StripeOptions,
} from "#server/platform/payments/stripe/stripe-provider.ts";
import { type FakeStripe, openFakeStripe } from "./fakes/fake-stripe-server.ts";

export const ADA: Payer = {
  userId: "8b0e3f5a-6f0c-4a53-9a52-0f5f4c1c7a11",
  email: "ada@example.com",
  name: "Ada Lovelace",
};
export const WEBHOOK_SECRET = "whsec_fake";

/** The time at which a world starts, and when the next two periods of a subscription bought then begin. */
export const START = new Date("2026-01-31T10:00:00.000Z");
/** The 31st falls back to the last day of February, and comes back. */
export const SECOND_PERIOD = new Date("2026-02-28T10:00:00.000Z");
export const THIRD_PERIOD = new Date("2026-03-31T10:00:00.000Z");

type Fake = Omit<Parameters<typeof openFakeStripe>[0], "now">;

/** The Stripe provider over real HTTP against the fake, with a shared clock. */
export async function openStripeWorld(given: Fake & Partial<StripeOptions> = {}) {
  let now = START;
  const clock = { now: () => now };
  const fake = await openFakeStripe({ ...given, secretKey: "sk_test_fake", now: clock.now });
  const lines: string[] = [];
  const provider = createStripeProvider({
    secretKey: fake.secretKey,
    publishableKey: "pk_test_fake",
    priceId: fake.priceId,
    webhookSecret: WEBHOOK_SECRET,
    apiBase: fake.apiBase,
    log: createMemoryLog(lines),
    clock,
    ...given,
  });
  /** Advances time on both sides. */
  const moveTo = (moment: string) => {
    now = new Date(moment);
    fake.advanceTo(now);
  };
  const open = async (key = "opening-1") => {
    const customerId = await provider.createCustomer(ADA);
    return { customerId, ...(await provider.openSubscription(ADA, customerId, key)) };
  };
  const subscribe = async (card: Parameters<FakeStripe["pay"]>[1] = "success") => {
    const opened = await open();
    fake.pay(opened.paymentIntentId, card);
    return opened;
  };
  return { fake, provider, lines, clock, moveTo, open, subscribe };
}

/** Like `openStripeWorld`, for one test: closes after it. */
export async function openTestStripe(...given: Parameters<typeof openStripeWorld>) {
  const world = await openStripeWorld(...given);
  onTestFinished(() => world.fake.close());
  return world;
}
