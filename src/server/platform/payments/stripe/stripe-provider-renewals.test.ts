import { expect, test } from "vitest";
import { openTestStripe, SECOND_PERIOD, START, THIRD_PERIOD } from "#server/testing/stripe-world.ts";

test("a paid subscription renews, fails, and ends; an unpaid period never counts", async () => {
  const { provider, fake, moveTo, subscribe } = await openTestStripe();
  const { subscriptionId } = await subscribe();
  const read = () => provider.readSubscription(subscriptionId);
  expect(await read()).toMatchObject({ state: "active", paidUntil: SECOND_PERIOD, openPayment: null });
  moveTo("2026-02-28T10:00:00.000Z");
  expect(await read()).toMatchObject({ state: "active", paidUntil: THIRD_PERIOD, openPayment: null });
  const record = fake.subscriptions.get(subscriptionId);
  Object.assign(record ?? {}, { hasGoodCard: false });
  moveTo("2026-03-31T10:00:00.000Z");
  const failed = await read();
  expect(failed).toMatchObject({ state: "past_due", paidUntil: THIRD_PERIOD });
  expect(failed?.openPayment?.paymentIntentId).toMatch(/^pi_/u);
  moveTo("2026-04-07T10:00:00.000Z");
  expect(await read()).toMatchObject({ state: "ended", paidUntil: THIRD_PERIOD, openPayment: null });
  Object.assign(record ?? {}, { status: "unpaid" });
  expect(await read()).toMatchObject({ state: "ended", paidUntil: THIRD_PERIOD, openPayment: null });
});

test("an overdue payment that is made reaches to the period's end", async () => {
  const { provider, fake, moveTo, subscribe } = await openTestStripe();
  const { subscriptionId } = await subscribe("fails_later");
  moveTo("2026-03-02T10:00:00.000Z");
  const overdue = await provider.readSubscription(subscriptionId);
  expect(overdue).toMatchObject({ state: "past_due", paidUntil: SECOND_PERIOD });
  fake.pay(overdue?.openPayment?.paymentIntentId ?? "", "success");
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({
    state: "active",
    paidUntil: THIRD_PERIOD,
    openPayment: null,
  });
});

test("a renewal counts once it is charged, not while its invoice is a draft", async () => {
  const { provider, moveTo, subscribe } = await openTestStripe({ draftSeconds: 3_600 });
  const { subscriptionId, customerId } = await subscribe();
  moveTo("2026-02-28T10:30:00.000Z");
  const facts = await provider.readSubscription(subscriptionId);
  expect(facts).toMatchObject({ state: "active", paidUntil: SECOND_PERIOD });
  expect(await provider.listInvoices(customerId, 24)).toHaveLength(1);
  moveTo("2026-02-28T11:00:00.000Z");
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({ paidUntil: THIRD_PERIOD });
});

test("a first payment that never comes leaves nothing paid", async () => {
  const { provider, fake, moveTo, open } = await openTestStripe();
  const { subscriptionId, paymentIntentId } = await open();
  expect(fake.pay(paymentIntentId, "declined")).toBe("declined");
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({
    state: "incomplete",
    paidUntil: null,
  });
  moveTo("2026-02-01T09:00:00.000Z");
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({
    state: "ended",
    paidUntil: null,
    openPayment: null,
  });
});

test.each([
  ["incomplete", "incomplete", null],
  ["trialing", "active", SECOND_PERIOD],
  ["active", "active", SECOND_PERIOD],
  ["past_due", "past_due", START],
  ["canceled", "ended", SECOND_PERIOD],
  ["incomplete_expired", "ended", null],
  ["unpaid", "ended", SECOND_PERIOD],
  ["paused", "ended", SECOND_PERIOD],
] as const)("%s is %s to us", async (status, state, paidUntil) => {
  const { provider, fake, subscribe } = await openTestStripe();
  const { subscriptionId } = await subscribe();
  Object.assign(fake.subscriptions.get(subscriptionId) ?? {}, { status });
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({
    state,
    paidUntil,
    // Its invoice is paid: nothing waits.
    openPayment: null,
  });
});

test("a cancelled subscription runs to the period's end, and can be taken back", async () => {
  const { provider, fake, moveTo, subscribe } = await openTestStripe();
  const { subscriptionId } = await subscribe();
  await provider.setCancelsAtEnd(subscriptionId, true);
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({
    state: "active",
    cancelsAtEnd: true,
  });
  await provider.setCancelsAtEnd(subscriptionId, false);
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({ cancelsAtEnd: false });
  await provider.setCancelsAtEnd(subscriptionId, true);
  moveTo("2026-02-28T10:00:00.000Z");
  const ended = { state: "ended", paidUntil: SECOND_PERIOD, openPayment: null };
  expect(await provider.readSubscription(subscriptionId)).toMatchObject(ended);
  await provider.setCancelsAtEnd(subscriptionId, false);
  expect(await provider.readSubscription(subscriptionId)).toMatchObject(ended);
  expect(fake.subscriptions.get(subscriptionId)?.invoices).toHaveLength(1);
});

test("ending it now takes the unpaid invoice along, so that no open card form can pay it", async () => {
  const { provider, fake, open } = await openTestStripe();
  const { subscriptionId, paymentIntentId, customerId } = await open();
  await provider.endNow(subscriptionId);
  await provider.endNow(subscriptionId);
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({ state: "ended", paidUntil: null });
  expect(await provider.listInvoices(customerId, 24)).toMatchObject([{ status: "void" }]);
  expect(() => fake.pay(paymentIntentId, "success")).toThrow("canceled");
});

test("ending it again finishes what was left half done", async () => {
  const { provider, fake, open } = await openTestStripe();
  const { subscriptionId, paymentIntentId } = await open();
  Object.assign(fake.subscriptions.get(subscriptionId) ?? {}, { status: "canceled", endedAt: 1 });
  await provider.endNow(subscriptionId);
  expect(() => fake.pay(paymentIntentId, "success")).toThrow("canceled");
});
