import { afterAll, beforeAll, expect, test } from "vitest";
import { openStripeSetup, type StripeSetup, subscribeBy } from "#server/testing/payment-setups.ts";

let house: StripeSetup;

beforeAll(async () => {
  house = await openStripeSetup();
  await house.world.person();
});

afterAll(() => house?.close());

test("what is paid in Stripe's test mode is test money, in the ledger and in the console", async () => {
  const person = await house.world.person({ hasPlan: false });
  await subscribeBy(house, person);
  const { id } = (await person.get("/api/auth/user")).json();
  const { db } = house.world;
  const read = (table: "paid_subscriptions" | "payments") =>
    db.selectFrom(table).select("is_test").where("user_id", "=", id).execute();
  expect(await read("paid_subscriptions")).toEqual([{ is_test: true }]);
  expect(await read("payments")).toEqual([{ is_test: true }]);
  await db.updateTable("users").set({ role: "admin" }).where("id", "=", id).execute();
  const pulse = (await person.get("/api/analytics/pulse")).json();
  expect(pulse).toMatchObject({ isTestMoney: true });
  expect(pulse.mrr.value).toBeGreaterThan(0);
  expect((await person.get("/api/analytics/revenue")).json()).toMatchObject({ isTestMoney: true });
  const { steps } = (await person.get("/api/admin/setup")).json();
  expect(steps).toContainEqual(expect.objectContaining({ title: "Stripe in test mode", state: "needs_you" }));
});
