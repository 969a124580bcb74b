import { MS_PER_DAY } from "#domain/general/durations.ts";
import { type FakeStripe, openFakeStripe } from "./fakes/fake-stripe-server.ts";
import type { FakeEvent } from "./fakes/stripe/ledger.ts";
import type { HttpClient } from "./http-client.ts";
import { confirm, letTimePass, openPayment, pass, paySandbox } from "./people/billing-people.ts";
import { openWorld, type TestWorld } from "./world.ts";

export const WEBHOOK_SECRET = "whsec_forTestsOnly";

export interface Payment {
  readonly clientSecret: string;
  readonly paymentIntentId: string;
}

/** A test world with its payment provider, and actions on the provider's side. */
export interface PaymentSetup {
  readonly world: TestWorld;
  /** Acts as the provider's card form. */
  pay(client: HttpClient, payment: Payment, card: "success" | "declined"): Promise<string>;
  /** Advances time here and at the provider. */
  pass(client: HttpClient, days: number): Promise<void>;
  /** Makes the next renewal fail. */
  breakCard(client: HttpClient): Promise<void>;
  close(): Promise<void>;
}

export function sandboxSetup(world: TestWorld): PaymentSetup {
  return {
    world,
    pay: async (client, { clientSecret }, card) =>
      (await paySandbox(client, clientSecret, card)).json().status,
    pass: (client, days) => pass(world, client, days),
    async breakCard(client) {
      const { id } = (await client.get("/api/auth/user")).json();
      await world.db
        .updateTable("sandbox_subscriptions")
        .set({ card: "fails_later" })
        .where("user_id", "=", id)
        .execute();
    },
    close: () => world.close(),
  };
}

export const openSandboxSetup = async (): Promise<PaymentSetup> => sandboxSetup(await openWorld());

export interface StripeSetup extends PaymentSetup {
  readonly fake: FakeStripe;
  /** Sends one of the provider's events to the webhook; returns the status. */
  deliver(event: FakeEvent): Promise<number>;
}

/** The provider, created before the world whose clock it will follow. */
export async function openProvider() {
  let followed: TestWorld | undefined;
  const fake = await openFakeStripe({ now: () => followed?.clock.now() ?? new Date(), draftSeconds: 3_600 });
  return {
    fake,
    follow(world: TestWorld) {
      followed = world;
    },
  };
}

export async function openStripeSetup(options: SetupOptions = {}): Promise<StripeSetup> {
  const { fake, follow } = await openProvider();
  const world = await openWorld(stripeEnv(fake));
  follow(world);
  return stripeSetup(world, fake, options);
}

interface SetupOptions {
  /** Drops every webhook: state then changes only through the job. */
  isSilent?: boolean;
}

export function stripeSetup(
  world: TestWorld,
  fake: FakeStripe,
  { isSilent = false }: SetupOptions = {},
): StripeSetup {
  let delivered = 0;
  const deliver: StripeSetup["deliver"] = async (event) => {
    const { body, signature } = fake.sign(event, WEBHOOK_SECRET, world.clock.now());
    const answer = await world.app.inject({
      method: "POST",
      url: "/api/webhooks/stripe",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      payload: body,
    });
    return answer.statusCode;
  };
  const deliverNew = async () => {
    const fresh = fake.events.slice(delivered);
    delivered += fresh.length;
    for (const event of isSilent ? [] : fresh) await deliver(event);
  };
  return {
    world,
    fake,
    deliver,
    async pay(_client, { paymentIntentId }, card) {
      const outcome = fake.pay(paymentIntentId, card);
      await deliverNew();
      return outcome;
    },
    async pass(client, days) {
      fake.advanceTo(new Date(world.clock.now().getTime() + days * MS_PER_DAY));
      await letTimePass(world, client, days);
      if (isSilent) await world.settleBilling();
      await deliverNew();
    },
    async breakCard() {
      for (const subscription of fake.subscriptions.values()) subscription.hasGoodCard = false;
    },
    async close() {
      await world.close();
      await fake.close();
    },
  };
}

export function stripeEnv(fake: FakeStripe): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: fake.secretKey,
    STRIPE_PUBLISHABLE_KEY: "pk_test_fake",
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRICE_ID: fake.priceId,
    STRIPE_API_BASE: fake.apiBase.origin,
  };
}

/** Buys a first month, from opening the payment to confirming it. */
export async function subscribeBy(house: PaymentSetup, client: HttpClient): Promise<void> {
  const payment = await openPayment(client);
  await house.pay(client, payment, "success");
  await confirm(client, payment.paymentIntentId);
}
