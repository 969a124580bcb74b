import { afterEach, expect, test } from "vitest";
import { ADA, openStripeWorld } from "#server/testing/stripe-world.ts";
import { AppError } from "../../errors.ts";

type World = Awaited<ReturnType<typeof openStripeWorld>>;

const worlds: World[] = [];
afterEach(async () => {
  await Promise.all(worlds.splice(0).map(({ fake }) => fake.close()));
});

async function openWorld(...given: Parameters<typeof openStripeWorld>): Promise<World> {
  const world = await openStripeWorld(...given);
  worlds.push(world);
  return world;
}

const START = new Date("2026-01-31T10:00:00.000Z");
/** The 31st falls back to the last day of February, and comes back. */
const SECOND_PERIOD = new Date("2026-02-28T10:00:00.000Z");
const THIRD_PERIOD = new Date("2026-03-31T10:00:00.000Z");

test("the browser gets Stripe's card form", async () => {
  const { provider } = await openWorld();
  expect(provider.cardForm).toEqual({ kind: "stripe", publishableKey: "pk_test_fake" });
});

test("an opened subscription waits for its first payment", async () => {
  const { provider, fake, open } = await openWorld();
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
    isOwing: true,
    openPayment: { subscriptionId, paymentIntentId, clientSecret },
  });
});

test("the same key opens one subscription", async () => {
  const { fake, open } = await openWorld();
  const first = await open("opening-1");
  expect(await open("opening-1")).toEqual(first);
  expect(fake.subscriptions.size).toBe(1);
  expect((await open("opening-2")).subscriptionId).not.toBe(first.subscriptionId);
});

test("an opening whose answer got lost is found again, not repeated", async () => {
  const { provider, fake } = await openWorld();
  const customerId = await provider.createCustomer(ADA);
  fake.failNext("cut");
  const { subscriptionId } = await provider.openSubscription(ADA, customerId, "opening-1");
  expect(fake.requests.filter(({ path }) => path === "/v1/subscriptions")).toHaveLength(2);
  expect([...fake.subscriptions.keys()]).toEqual([subscriptionId]);
});

test("a key that was used for someone else opens nothing", async () => {
  const { provider, fake, lines, open } = await openWorld();
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
  const { open, lines } = await openWorld({ amount: 2_500 });
  await expect(open()).rejects.toMatchObject({ code: "unavailable" });
  expect(JSON.parse(lines.join())).toMatchObject({ level: 50, amount: 2_500, currency: "usd" });
});

test("a customer is made once, with the account's id as a note", async () => {
  const { provider, fake } = await openWorld();
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

test("a paid subscription renews, fails, and ends; an unpaid period never counts", async () => {
  const { provider, fake, moveTo, subscribe } = await openWorld();
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
  const { provider, fake, moveTo, subscribe } = await openWorld();
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
  const { provider, moveTo, subscribe } = await openWorld({ draftSeconds: 3_600 });
  const { subscriptionId, customerId } = await subscribe();
  moveTo("2026-02-28T10:30:00.000Z");
  const facts = await provider.readSubscription(subscriptionId);
  expect(facts).toMatchObject({ state: "active", paidUntil: SECOND_PERIOD });
  expect(await provider.listInvoices(customerId, 24)).toHaveLength(1);
  moveTo("2026-02-28T11:00:00.000Z");
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({ paidUntil: THIRD_PERIOD });
});

test("a first payment that never comes leaves nothing paid", async () => {
  const { provider, fake, moveTo, open } = await openWorld();
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
  const { provider, fake, subscribe } = await openWorld();
  const { subscriptionId } = await subscribe();
  Object.assign(fake.subscriptions.get(subscriptionId) ?? {}, { status });
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({
    state,
    paidUntil,
    // Its invoice is paid: nothing waits.
    openPayment: null,
  });
});

test("a payment is paid once the money has come", async () => {
  const { provider, fake, open } = await openWorld();
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
  const { provider } = await openWorld();
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
  const { provider, fake } = await openWorld();
  expect(await provider.readPayment(id)).toBeNull();
  expect(fake.requests).toEqual([]);
});

test("ids of another provider and ids with path characters are never sent", async () => {
  const { provider, fake } = await openWorld();
  for (const id of ["sandbox_sub_1", "sub_../customers", "../customers", ""]) {
    expect(await provider.readSubscription(id)).toBeNull();
    expect(await provider.listInvoices(id, 24)).toEqual([]);
    await provider.setCancelsAtEnd(id, true);
    await provider.endNow(id);
  }
  expect(fake.requests).toEqual([]);
});

test("a cancelled subscription runs to the period's end, and can be taken back", async () => {
  const { provider, fake, moveTo, subscribe } = await openWorld();
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
  const { provider, fake, open } = await openWorld();
  const { subscriptionId, paymentIntentId, customerId } = await open();
  await provider.endNow(subscriptionId);
  await provider.endNow(subscriptionId);
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({ state: "ended", paidUntil: null });
  expect(await provider.listInvoices(customerId, 24)).toMatchObject([{ status: "void" }]);
  expect(() => fake.pay(paymentIntentId, "success")).toThrow("canceled");
});

test("ending it again finishes what was left half done", async () => {
  const { provider, fake, open } = await openWorld();
  const { subscriptionId, paymentIntentId } = await open();
  Object.assign(fake.subscriptions.get(subscriptionId) ?? {}, { status: "canceled", endedAt: 1 });
  await provider.endNow(subscriptionId);
  expect(() => fake.pay(paymentIntentId, "success")).toThrow("canceled");
});

test("invoices come newest first, with the period they are for", async () => {
  const { provider, fake, moveTo, subscribe } = await openWorld();
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
  const { provider, fake, subscribe, moveTo } = await openWorld();
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
    expect(text).not.toMatch(/\d{12,}|card|cvc/iu);
  }
});
