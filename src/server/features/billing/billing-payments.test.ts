import { expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { purgeAll } from "#server/features.ts";
import {
  cancel,
  confirm,
  invoices,
  openPayment,
  pass,
  paySandbox,
  resume,
  standing,
  startTrial,
  statusOf,
  subscribe,
} from "#server/testing/people/billing-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
// The first account is an admin, whose sessions are short.
await world.person();

const newcomer = () => world.person({ hasPlan: false });

test("a payment that waits is found again, and a second is never opened", async () => {
  const person = await newcomer();
  const [first, again] = await Promise.all([openPayment(person), openPayment(person)]);
  expect(again).toEqual(first);
  expect(await openPayment(person)).toEqual(first);
  const rows = await world.db.selectFrom("sandbox_subscriptions").selectAll().execute();
  const { id } = (await person.get("/api/auth/user")).json();
  expect(rows.filter((row) => row.user_id === id)).toHaveLength(1);
});

test("a declined card grants nothing, and another one can follow", async () => {
  const person = await newcomer();
  const { clientSecret, paymentIntentId } = await openPayment(person);
  expect((await paySandbox(person, clientSecret, "declined")).json()).toEqual({
    status: "declined",
    message: "Your card was declined.",
  });
  expect((await confirm(person, paymentIntentId)).statusCode).toBe(409);
  expect(await standing(person)).toBe("unsubscribed");
  await paySandbox(person, clientSecret, "success");
  expect((await confirm(person, paymentIntentId)).json()).toMatchObject({
    status: "subscribed",
    isPaid: true,
  });
  expect((await person.post("/api/subscription/create-payment-intent")).statusCode).toBe(409);
});

test("a card that asks to confirm pays only after the person approved", async () => {
  const person = await newcomer();
  const { clientSecret, paymentIntentId } = await openPayment(person);
  const pay = async (answer?: string) => (await paySandbox(person, clientSecret, "confirm", answer)).json();
  expect(await pay()).toEqual({ status: "requires_action", message: null });
  expect((await pay("refuse")).status).toBe("declined");
  expect((await confirm(person, paymentIntentId)).statusCode).toBe(409);
  expect((await pay("approve")).status).toBe("succeeded");
  expect((await pay("approve")).status).toBe("succeeded");
  expect((await confirm(person, paymentIntentId)).statusCode).toBe(200);
  expect(await invoices(person)).toHaveLength(1);
});

test("someone else's, a made-up or an unpaid payment grants nothing", async () => {
  const [payer, thief] = [await newcomer(), await newcomer()];
  const paid = await subscribe(payer);
  const own = await openPayment(thief);
  expect((await confirm(thief, paid)).statusCode).toBe(404);
  expect((await confirm(thief, "pi_test_000000000000000000000000")).statusCode).toBe(404);
  expect((await confirm(thief, "../customers")).statusCode).toBe(404);
  expect((await confirm(thief, own.paymentIntentId)).statusCode).toBe(409);
  expect((await confirm(thief, "")).statusCode).toBe(400);
  expect((await confirm(await newcomer(), paid)).statusCode).toBe(404);
  const { clientSecret } = await openPayment(await newcomer());
  expect((await paySandbox(thief, clientSecret, "success")).statusCode).toBe(404);
  expect(await standing(thief)).toBe("unsubscribed");
});

test("a payment that was opened too long ago is opened anew", async () => {
  const person = await newcomer();
  const old = await openPayment(person);
  world.clock.advance(MS_PER_DAY);
  expect((await paySandbox(person, old.clientSecret, "success")).statusCode).toBe(409);
  const fresh = await openPayment(person);
  expect(fresh.paymentIntentId).not.toBe(old.paymentIntentId);
  await paySandbox(person, fresh.clientSecret, "success");
  expect((await confirm(person, fresh.paymentIntentId)).statusCode).toBe(200);
});

test("cancelling keeps what is paid, can be taken back, and lapses with the month", async () => {
  const person = await newcomer();
  expect((await cancel(person)).statusCode).toBe(409);
  await subscribe(person);
  expect((await cancel(person)).json()).toMatchObject({ status: "subscribed", cancelsAtEnd: true });
  expect((await cancel(person)).statusCode).toBe(200);
  expect((await resume(person)).json().cancelsAtEnd).toBe(false);
  await cancel(person);
  await pass(world, person, 27);
  expect(await standing(person)).toBe("cancelled");
  await pass(world, person, 5);
  expect(await standing(person)).toBe("expired");
  expect((await resume(person)).statusCode).toBe(409);
  expect((await startTrial(person)).statusCode).toBe(409);
  await subscribe(person);
  expect(await standing(person)).toBe("subscribed");
  expect((await invoices(person)).map(({ status }: { status: string }) => status)).toEqual(["paid", "paid"]);
});

test("a failed renewal keeps the access for a week, and its open invoice can be paid", async () => {
  const person = await newcomer();
  await subscribe(person, "fails_later");
  await pass(world, person, 32);
  expect(await standing(person)).toBe("payment failed");
  expect((await statusOf(person)).hasAccess).toBe(true);
  const open = await openPayment(person);
  await paySandbox(person, open.clientSecret, "success");
  await confirm(person, open.paymentIntentId);
  expect(await standing(person)).toBe("subscribed");
  expect(await invoices(person)).toHaveLength(2);
});

test("a failed renewal that nobody pays lapses after a week", async () => {
  const person = await newcomer();
  await subscribe(person, "fails_later");
  await pass(world, person, 32);
  await pass(world, person, 7);
  expect(await standing(person)).toBe("expired");
  expect((await invoices(person))[0]).toMatchObject({
    status: "void",
    total: { amount: 2_000, currency: "usd" },
  });
});

test("an account that is closed is not charged again", async () => {
  const person = await newcomer();
  await subscribe(person);
  const { id } = (await person.get("/api/auth/user")).json();
  await person.post("/api/profile/close", { confirmation: "delete my account" });
  await world.settleBilling();
  const row = await world.db
    .selectFrom("sandbox_subscriptions")
    .select("cancels_at_end")
    .where("user_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row.cancels_at_end).toBe(true);
});

test("nobody sees another person's invoices", async () => {
  const payer = await newcomer();
  await subscribe(payer);
  expect(await invoices(payer)).toHaveLength(1);
  expect(await invoices(await newcomer())).toEqual([]);
});

test("there is no webhook without a real provider", async () => {
  expect((await world.visitor().post("/api/webhooks/stripe", { id: "evt_1" })).statusCode).toBe(404);
});

test("reopening the account before the cancellation was sent keeps the plan", async () => {
  const email = "back@example.com";
  const person = await world.person({ email, hasPlan: false });
  await subscribe(person);
  await person.post("/api/profile/close", { confirmation: "delete my account" });
  const again = await world.person({ email, hasPlan: false });
  await world.settleBilling();
  expect(await statusOf(again)).toMatchObject({ status: "subscribed", cancelsAtEnd: false });
});

test("an account whose cancellation is still to be told is not deleted, not even by a new sign-in", async () => {
  const email = "gone@example.com";
  const person = await world.person({ email, hasPlan: false });
  await subscribe(person);
  const { id } = (await person.get("/api/auth/user")).json();
  await person.post("/api/profile/close", { confirmation: "delete my account" });
  world.clock.advance(31 * MS_PER_DAY);
  await purgeAll(world.db, world.clock.now());
  const anew = await world.person({ email, hasPlan: false });
  expect((await anew.get("/api/auth/user")).json().id).not.toBe(id);
  const isThere = async () =>
    (await world.db.selectFrom("users").select("id").where("id", "=", id).execute()).length === 1;
  expect(await isThere()).toBe(true);
  await world.settleBilling();
  await purgeAll(world.db, world.clock.now());
  expect(await isThere()).toBe(false);
});
