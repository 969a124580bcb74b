import { expect, test } from "vitest";
import type { PaymentProvider, SubscriptionFacts } from "#server/platform/payments/payment-provider.ts";
import { openPayment, subscribe } from "#server/testing/people/billing-people.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { syncSubscription } from "./sync.service.ts";

const world = await openFileWorld();

/** A provider whose answers about a subscription come when the test lets them. */
function slowProvider() {
  const waiting: ((facts: SubscriptionFacts) => void)[] = [];
  const readSubscription = () => new Promise<SubscriptionFacts>((resolve) => waiting.push(resolve));
  // Syncing calls only these two.
  const provider = { readSubscription, owns: () => true } as unknown as PaymentProvider;
  return { provider, waiting };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function storedFor(userId: string) {
  return world.db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
}

const syncWorld = () => ({ db: world.db, log: world.log, now: world.clock.now() });

test("an answer that was asked for earlier and comes later is not kept", async () => {
  const person = await world.person();
  await subscribe(person);
  const { id } = (await person.get("/api/auth/user")).json();
  const { subscription_id, customer_id } = await storedFor(id);
  const facts = {
    id: `${subscription_id}`,
    customerId: `${customer_id}`,
    isOwing: false,
    isTest: true,
    openPayment: null,
  };
  const paidUntil = new Date("2030-01-01T00:00:00.000Z");
  const { provider, waiting } = slowProvider();
  const early = syncSubscription(syncWorld(), provider, id);
  await until(() => waiting.length === 1);
  const late = syncSubscription(syncWorld(), provider, id);
  await until(() => waiting.length === 2);
  waiting[1]?.({ ...facts, state: "past_due", cancelsAtEnd: false, paidUntil });
  await late;
  waiting[0]?.({ ...facts, state: "active", cancelsAtEnd: true, paidUntil: new Date(0) });
  await early;
  expect(await storedFor(id)).toMatchObject({
    payment_state: "past_due",
    cancels_at_end: false,
    paid_until: paidUntil,
  });
});

test("a subscription of another customer is ignored", async () => {
  const person = await world.person({ hasPlan: false });
  await openPayment(person);
  const { id } = (await person.get("/api/auth/user")).json();
  const { provider, waiting } = slowProvider();
  const sync = syncSubscription(syncWorld(), provider, id);
  await until(() => waiting.length === 1);
  const paidUntil = new Date("2030-01-01T00:00:00.000Z");
  waiting[0]?.({
    id: "sub_other",
    customerId: "cus_other",
    state: "active",
    paidUntil,
    cancelsAtEnd: false,
    isOwing: false,
    isTest: true,
    openPayment: null,
  });
  await sync;
  expect(await storedFor(id)).toMatchObject({ payment_state: "incomplete", paid_until: null });
});
