import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSandboxSetup, openStripeSetup, type PaymentSetup } from "#server/testing/payment-setups.ts";
import {
  cancel,
  confirm,
  invoices,
  openPayment,
  standing,
  startTrial,
  statusOf,
} from "#server/testing/people/billing-people.ts";

describe.each([
  ["sandbox", openSandboxSetup],
  ["stripe", () => openStripeSetup()],
  ["stripe, whose messages get lost", () => openStripeSetup({ isSilent: true })],
] as const)("a subscription's whole life with %s", (_name, open) => {
  let house: PaymentSetup;
  beforeAll(async () => {
    house = await open();
    // The first account is an admin, whose sessions are short.
    await house.world.person();
  });
  afterAll(() => house?.close());

  test("new, trial, expired, declined, paid, renewed, failed, cancelled, lapsed", async () => {
    const person = await house.world.person({ hasPlan: false });
    const now = () => standing(person);
    expect(await now()).toBe("unsubscribed");

    await startTrial(person);
    expect(await now()).toBe("trial");
    await house.pass(person, 29);
    expect(await statusOf(person)).toMatchObject({ status: "trial", daysLeft: 1, hasAccess: true });
    await house.pass(person, 1);
    expect(await now()).toBe("expired");

    const payment = await openPayment(person);
    expect(await house.pay(person, payment, "declined")).toBe("declined");
    expect((await confirm(person, payment.paymentIntentId)).statusCode).toBe(409);
    expect(await now()).toBe("expired");

    expect(await house.pay(person, payment, "success")).toBe("succeeded");
    expect((await confirm(person, payment.paymentIntentId)).statusCode).toBe(200);
    expect(await now()).toBe("subscribed");
    const { paidUntil } = await statusOf(person);

    await house.pass(person, 32);
    expect(await now()).toBe("subscribed");
    expect((await statusOf(person)).paidUntil > paidUntil).toBe(true);
    expect(await invoices(person)).toMatchObject([{ status: "paid" }, { status: "paid" }]);

    await house.breakCard(person);
    await house.pass(person, 31);
    expect(await now()).toBe("payment failed");
    expect((await statusOf(person)).hasAccess).toBe(true);
    expect((await invoices(person))[0]).toMatchObject({ status: "open", total: { amount: 2_000 } });

    const owed = await openPayment(person);
    await house.pay(person, owed, "success");
    await confirm(person, owed.paymentIntentId);
    expect(await now()).toBe("subscribed");

    await cancel(person);
    expect(await now()).toBe("cancelled");
    expect((await statusOf(person)).hasAccess).toBe(true);
    await house.pass(person, 31);
    expect(await now()).toBe("expired");
    expect((await statusOf(person)).hasAccess).toBe(false);

    const again = await openPayment(person);
    await house.pay(person, again, "success");
    await confirm(person, again.paymentIntentId);
    expect(await now()).toBe("subscribed");
  });

  test("an unpaid month that is cancelled ends at once", async () => {
    const person = await house.world.person({ hasPlan: false });
    const payment = await openPayment(person);
    await house.pay(person, payment, "success");
    await confirm(person, payment.paymentIntentId);
    await house.breakCard(person);
    await house.pass(person, 32);
    expect(await standing(person)).toBe("payment failed");
    expect((await cancel(person)).json()).toMatchObject({ status: "trial", isTrialExpired: true });
    expect((await invoices(person))[0].status).toBe("void");
  });
});
