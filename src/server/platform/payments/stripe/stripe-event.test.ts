import Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FakeEvent } from "#server/testing/fakes/stripe/ledger.ts";
import { openStripeWorld, WEBHOOK_SECRET } from "#server/testing/stripe-world.ts";

let world: Awaited<ReturnType<typeof openStripeWorld>>;
beforeEach(async () => {
  world = await openStripeWorld();
});
afterEach(() => world.fake.close());

const refused = expect.objectContaining({ code: "invalid_input" });

async function signedEvent() {
  await world.subscribe();
  const event = world.fake.events.at(-1) as FakeEvent;
  return { event, ...world.fake.sign(event, WEBHOOK_SECRET, world.clock.now()) };
}

test("each event says which subscription to look at", async () => {
  const { provider, fake, clock, moveTo } = world;
  const { subscriptionId } = await world.subscribe();
  await provider.setCancelsAtEnd(subscriptionId, true);
  moveTo("2026-02-28T10:00:00.000Z");
  const read = fake.events.map((event) => {
    const { body, signature } = fake.sign(event, WEBHOOK_SECRET, clock.now());
    return provider.readEvent(body, signature);
  });
  expect(read.map(({ id }) => id)).toEqual(fake.events.map(({ id }) => id));
  expect(read.map(({ type, subscriptionId: id }) => [type, id])).toEqual([
    ["customer.created", null],
    ["invoice.created", subscriptionId],
    ["customer.subscription.created", subscriptionId],
    ["invoice.finalized", subscriptionId],
    ["payment_intent.created", null],
    ["payment_intent.succeeded", null],
    ["invoice.paid", subscriptionId],
    ["invoice.payment_succeeded", subscriptionId],
    ["customer.subscription.updated", subscriptionId],
    ["customer.subscription.updated", subscriptionId],
    ["customer.subscription.deleted", subscriptionId],
  ]);
});

test("a signature of the wrong secret is refused", async () => {
  const { event, body } = await signedEvent();
  const { signature } = world.fake.sign(event, "whsec_other", world.clock.now());
  expect(() => world.provider.readEvent(body, signature)).toThrow(refused);
});

test("a signature holds for five minutes", async () => {
  const { body, signature } = await signedEvent();
  world.moveTo("2026-01-31T10:05:00.000Z");
  expect(world.provider.readEvent(body, signature).type).toBe("customer.subscription.updated");
  world.moveTo("2026-01-31T10:05:01.000Z");
  expect(() => world.provider.readEvent(body, signature)).toThrow(refused);
});

test("an altered body is refused", async () => {
  const { body, signature } = await signedEvent();
  expect(() => world.provider.readEvent(body.replace("sub_", "sub_0"), signature)).toThrow(refused);
  expect(() => world.provider.readEvent(JSON.stringify(JSON.parse(body)), signature)).toThrow(refused);
});

test.each([undefined, "", "nonsense", "t=1769853600", "t=1769853600,v1=", "t=x,v1=00"])(
  "%j is no signature",
  async (signature) => {
    const { body } = await signedEvent();
    expect(() => world.provider.readEvent(body, signature)).toThrow(refused);
  },
);

test.each(["", "not JSON", "null", "[]", '"text"', '{"id":"evt_1"}', '{"id":1,"type":"x","data":{}}'])(
  "%j is no event, even signed",
  (payload) => {
    const timestamp = world.clock.now().getTime() / 1_000;
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: WEBHOOK_SECRET,
      timestamp,
    });
    expect(() => world.provider.readEvent(payload, signature)).toThrow(refused);
  },
);

test("an event without an object of ours concerns no subscription", () => {
  const { provider, fake, clock } = world;
  for (const data of [undefined, {}, { object: null }, { object: { object: "invoice", parent: null } }]) {
    // A kind of event that the fake does not send.
    const event = { id: "evt_1", type: "invoice.upcoming", data } as unknown as FakeEvent;
    const { body, signature } = fake.sign(event, WEBHOOK_SECRET, clock.now());
    expect(provider.readEvent(body, signature).subscriptionId).toBeNull();
  }
});
