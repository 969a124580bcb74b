import { expect, test } from "vitest";
import { ADA, openTestStripe, SECOND_PERIOD, START, THIRD_PERIOD } from "#server/testing/stripe-world.ts";
import { AppError } from "../../errors.ts";

test("the browser gets Stripe's card form", async () => {
  const { provider } = await openTestStripe();
  expect(provider.cardForm).toEqual({ kind: "stripe", publishableKey: "pk_test_fake" });
});

test("an opened subscription waits for its first payment", async () => {
  const { provider, fake, open } = await openTestStripe();
  const { customerId, subscriptionId, paymentIntentId, clientSecret } = await open();
  expect(paymentIntentId).toMatch(/^pi_\w+$/u);
  expect(clientSecret).toMatch(new RegExp(`^${paymentIntentId}_secret_`, "u"));
  expect(fake.requests.at(-1)?.params).toEqual({
    customer: customerId,
    items: { 0: { price: "price_fake" } },
    payment_behavior: "default_incomplete",
    payment_settings: { save_default_payment_method: "on_subscription" },
    metadata: { userId: ADA.userId },
    expand: { 0: "latest_invoice.confirmation_secret" },
  });
  expect(await provider.readSubscription(subscriptionId)).toEqual({
    id: subscriptionId,
    customerId,
    state: "incomplete",
    paidUntil: null,
    cancelsAtEnd: false,
    isTest: true,
    isOwing: true,
    openPayment: { subscriptionId, paymentIntentId, clientSecret },
  });
});

test("the same key opens one subscription", async () => {
  const { fake, open } = await openTestStripe();
  const first = await open("opening-1");
  expect(await open("opening-1")).toEqual(first);
  expect(fake.subscriptions.size).toBe(1);
  expect((await open("opening-2")).subscriptionId).not.toBe(first.subscriptionId);
});

test("an opening whose answer got lost is found again, not repeated", async () => {
  const { provider, fake } = await openTestStripe();
  const customerId = await provider.createCustomer(ADA);
  fake.failNext("cut");
  const { subscriptionId } = await provider.openSubscription(ADA, customerId, "opening-1");
  expect(fake.requests.filter(({ path }) => path === "/v1/subscriptions")).toHaveLength(2);
  expect([...fake.subscriptions.keys()]).toEqual([subscriptionId]);
});

test("a key that was used for someone else opens nothing", async () => {
  const { provider, fake, lines, open } = await openTestStripe();
  const { customerId } = await open("opening-1");
  const eve = { ...ADA, userId: "someone else" };
  await expect(provider.openSubscription(eve, customerId, "opening-1")).rejects.toThrow(AppError);
  expect(fake.subscriptions.size).toBe(1);
  expect(JSON.parse(lines.join())).toMatchObject({
    call: "openSubscription",
    type: "StripeIdempotencyError",
  });
});

test("a price other than the one on the screen cannot be paid", async () => {
  const { open, lines } = await openTestStripe({ amount: 2_500 });
  await expect(open()).rejects.toMatchObject({ code: "unavailable" });
  expect(JSON.parse(lines.join())).toMatchObject({ level: 50, amount: 2_500, currency: "usd" });
});

test("a customer is made once, with the account's id as a note", async () => {
  const { provider, fake } = await openTestStripe();
  const id = await provider.createCustomer(ADA);
  expect(await provider.createCustomer(ADA)).toBe(id);
  expect(fake.requests[0]?.params).toEqual({
    email: "ada@example.com",
    name: "Ada Lovelace",
    metadata: { userId: ADA.userId },
  });
  await provider.createCustomer({ ...ADA, email: null, name: "Countess" });
  expect(fake.requests.at(-1)?.params).toEqual({ name: "Countess", metadata: { userId: ADA.userId } });
});

test("a payment is paid once the money has come", async () => {
  const { provider, fake, open } = await openTestStripe();
  const { customerId, paymentIntentId } = await open();
  const unpaid = { customerId, received: { amount: 0, currency: "usd" }, isPaid: false };
  expect(await provider.readPayment(paymentIntentId)).toEqual(unpaid);
  fake.pay(paymentIntentId, "declined");
  expect(await provider.readPayment(paymentIntentId)).toEqual(unpaid);
  fake.pay(paymentIntentId, "success");
  const received = { amount: 2_000, currency: "usd" };
  expect(await provider.readPayment(paymentIntentId)).toEqual({ customerId, received, isPaid: true });
});

test("objects unknown to the provider are null", async () => {
  const { provider } = await openTestStripe();
  expect(await provider.readPayment("pi_unknown")).toBeNull();
  expect(await provider.readSubscription("sub_unknown")).toBeNull();
  expect(await provider.listInvoices("cus_unknown", 24)).toEqual([]);
  await provider.setCancelsAtEnd("sub_unknown", true);
  await provider.endNow("sub_unknown");
});

test.each([
  "",
  "pi_",
  "..",
  "pi_../customers",
  "pi_x/../../customers",
  "pi_x?expand[]=y",
  "pi_é",
  "sub_x",
  "pi_x\n",
])("%j is no payment's id and is never asked for", async (id) => {
  const { provider, fake } = await openTestStripe();
  expect(await provider.readPayment(id)).toBeNull();
  expect(fake.requests).toEqual([]);
});

test("ids of another provider and ids with path characters are never sent", async () => {
  const { provider, fake } = await openTestStripe();
  for (const id of ["sandbox_sub_1", "sub_../customers", "../customers", ""]) {
    expect(await provider.readSubscription(id)).toBeNull();
    expect(await provider.listInvoices(id, 24)).toEqual([]);
    await provider.setCancelsAtEnd(id, true);
    await provider.endNow(id);
  }
  expect(fake.requests).toEqual([]);
});

test("invoices come newest first, with the period they are for", async () => {
  const { provider, fake, moveTo, subscribe } = await openTestStripe();
  const { subscriptionId, customerId } = await subscribe();
  moveTo("2026-02-28T10:00:00.000Z");
  const invoices = await provider.listInvoices(customerId, 24);
  expect(invoices).toEqual([
    expect.objectContaining({
      createdAt: SECOND_PERIOD,
      periodStart: SECOND_PERIOD,
      periodEnd: THIRD_PERIOD,
    }),
    {
      id: expect.stringMatching(/^in_/u),
      number: "FAKE-0001",
      status: "paid",
      total: { amount: 2_000, currency: "usd" },
      createdAt: START,
      periodStart: START,
      periodEnd: SECOND_PERIOD,
      url: expect.stringMatching(/^https:\/\/invoice\.stripe\.com\//u),
    },
  ]);
  expect(await provider.listInvoices(customerId, 1)).toEqual(invoices.slice(0, 1));
  const latest = fake.subscriptions.get(subscriptionId)?.invoices.at(-1);
  Object.assign(latest ?? {}, { status: "uncollectible" });
  expect(await provider.listInvoices(customerId, 1)).toMatchObject([{ status: "void" }]);
  Object.assign(latest ?? {}, { status: "open" });
  expect(await provider.listInvoices(customerId, 1)).toMatchObject([{ status: "open" }]);
});

test("every call says its version and key, and nothing about this machine or any card", async () => {
  const { provider, fake, subscribe, moveTo } = await openTestStripe();
  const { subscriptionId, paymentIntentId, customerId } = await subscribe();
  await provider.readPayment(paymentIntentId);
  await provider.setCancelsAtEnd(subscriptionId, true);
  moveTo("2026-02-28T10:00:00.000Z");
  await provider.endNow(subscriptionId);
  await provider.listInvoices(customerId, 24);
  expect(fake.requests.length).toBeGreaterThan(6);
  for (const { headers, text } of fake.requests) {
    expect(headers).toMatchObject({
      authorization: "Bearer sk_test_fake",
      "stripe-version": "2025-08-27.basil",
    });
    expect(Object.keys(headers).filter((name) => name.startsWith("x-stripe"))).toEqual([]);
    // `\b`: the fake's hexadecimal ids may hold twelve digits in a row.
    expect(text).not.toMatch(/\b\d{12,}|card|cvc/iu);
  }
});
