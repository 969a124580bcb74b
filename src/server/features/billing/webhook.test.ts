import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { createApp } from "#server/app.ts";
import type { FakeEvent } from "#server/testing/fakes/stripe/ledger.ts";
import type { SubscriptionRecord } from "#server/testing/fakes/stripe/records.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import {
  openStripeSetup,
  type StripeSetup,
  subscribeBy,
  WEBHOOK_SECRET,
} from "#server/testing/payment-setups.ts";
import {
  cancel,
  confirm,
  invoices,
  letTimePass,
  openPayment,
  standing,
  startTrial,
  statusOf,
} from "#server/testing/people/billing-people.ts";

/** The provider's library asks once more by itself. */
const TRIES_A_CALL = 2;

let house: StripeSetup;

beforeAll(async () => {
  house = await openStripeSetup();
  await house.world.person();
});

afterAll(() => house?.close());

const newcomer = () => house.world.person({ hasPlan: false });

async function subscriber() {
  const person = await newcomer();
  await subscribeBy(house, person);
  return person;
}

function lastEvent(): FakeEvent {
  const event = house.fake.events.at(-1);
  if (!event) throw new Error("The provider has sent nothing");
  return event;
}

const post = (body: string, headers: Record<string, string>) =>
  house.world.app.inject({
    method: "POST",
    url: "/api/webhooks/stripe",
    headers: { "content-type": "application/json", ...headers },
    payload: body,
  });

test("only the provider's own signature is believed", async () => {
  const person = await newcomer();
  const { paymentIntentId } = await openPayment(person);
  house.fake.pay(paymentIntentId, "success");
  const event = lastEvent();
  const now = house.world.clock.now();
  const signed = house.fake.sign(event, WEBHOOK_SECRET, now);
  const forged = house.fake.sign(event, "whsec_another", now);
  const old = house.fake.sign(event, WEBHOOK_SECRET, new Date(now.getTime() - 302_000));
  for (const { body, signature } of [forged, old, { body: `${signed.body} `, signature: signed.signature }])
    expect((await post(body, { "stripe-signature": signature })).statusCode).toBe(400);
  expect((await post(signed.body, {})).statusCode).toBe(400);
  expect(await standing(person)).toBe("unsubscribed");
  expect((await post(signed.body, { "stripe-signature": signed.signature })).statusCode).toBe(200);
  expect(await standing(person)).toBe("subscribed");
});

test("a NUL in an event's id, type or subject is a 400, and nothing is kept of it", async () => {
  await subscriber();
  const { data, ...event } = lastEvent();
  const about = data.object as { id: string };
  const odd = [
    { ...event, data, id: "evt_\0" },
    { ...event, data, id: "evt_type", type: "invoice.paid\0" },
    { ...event, id: "evt_subject", data: { object: { ...about, object: "subscription", id: "sub_\0" } } },
  ] as FakeEvent[];
  for (const one of odd) {
    const { body, signature } = house.fake.sign(one, WEBHOOK_SECRET, house.world.clock.now());
    expect((await post(body, { "stripe-signature": signature })).statusCode).toBe(400);
  }
});

test("a payment whose tab was closed counts by the provider's message alone", async () => {
  const person = await newcomer();
  const payment = await openPayment(person);
  await house.pay(person, payment, "success");
  expect(await standing(person)).toBe("subscribed");
});

test("an event that is known is not looked into again", async () => {
  await subscriber();
  const event = lastEvent();
  expect(await house.deliver(event)).toBe(200);
  const asked = house.fake.requests.length;
  expect(await house.deliver(event)).toBe(200);
  expect(house.fake.requests.length).toBe(asked);
});

test("an event about somebody unknown is taken and changes nothing", async () => {
  const event = { ...lastEvent(), id: "evt_unknown", type: "customer.subscription.updated" };
  expect(
    await house.deliver({ ...event, data: { object: { id: "sub_unknown", object: "subscription" } } }),
  ).toBe(200);
});

test("while the provider is unreachable an event is refused, and accepted when it is sent again", async () => {
  const person = await newcomer();
  const { paymentIntentId } = await openPayment(person);
  house.fake.pay(paymentIntentId, "success");
  const event = lastEvent();
  house.fake.failNext(500, TRIES_A_CALL);
  expect(await house.deliver(event)).toBe(503);
  expect(await standing(person)).toBe("unsubscribed");
  expect(await house.deliver(event)).toBe(200);
  expect(await standing(person)).toBe("subscribed");
});

test("while the provider is unreachable, opening and confirming fail with a message, and the plan stays", async () => {
  const [person, other] = [await subscriber(), await newcomer()];
  house.fake.failNext(500, TRIES_A_CALL);
  expect((await other.post("/api/subscription/create-payment-intent")).statusCode).toBe(503);
  house.fake.failNext(500, TRIES_A_CALL);
  expect((await confirm(person, "pi_whatever")).statusCode).toBe(503);
  expect(await standing(person)).toBe("subscribed");
});

type Happening =
  | { kind: "renew" }
  | { kind: "break" }
  | { kind: "cancel" }
  | { kind: "deliver"; which: number };

/** What somebody at the provider's side may do between two messages. */
const happenings: fc.Arbitrary<Happening[]> = fc.array(
  fc.oneof(
    fc.constant({ kind: "renew" as const }),
    fc.constant({ kind: "break" as const }),
    fc.constant({ kind: "cancel" as const }),
    fc.record({ kind: fc.constant("deliver" as const), which: fc.nat(200) }),
    fc.record({ kind: fc.constant("deliver" as const), which: fc.nat(200) }),
  ),
  { maxLength: 12 },
);

async function happen(step: Happening, person: HttpClient, sent: readonly FakeEvent[]): Promise<void> {
  if (step.kind === "renew") {
    house.world.clock.advance(16 * MS_PER_DAY);
    house.fake.advanceTo(house.world.clock.now());
    await person.get("/api/auth/user");
  } else if (step.kind === "break") await house.breakCard(person);
  else if (step.kind === "cancel") await cancel(person);
  else for (const event of sent.slice(step.which % (sent.length + 1)).slice(0, 1)) await house.deliver(event);
}

/** What the provider has, in our words. */
function factsAt({ status, cancelsAtEnd, period }: SubscriptionRecord) {
  const paidTo = status === "active" ? period.end : period.start;
  return {
    payment_state: status === "canceled" ? "ended" : status,
    cancels_at_end: cancelsAtEnd,
    ...(status !== "canceled" && { paid_until: new Date(paidTo * 1_000) }),
  };
}

async function storedFor(person: HttpClient) {
  const { id } = (await person.get("/api/auth/user")).json();
  return house.world.db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", id)
    .executeTakeFirstOrThrow();
}

test("messages replayed, doubled and shuffled end in the state that the provider has", async () => {
  const run = async (steps: readonly Happening[], order: readonly number[]) => {
    const person = await subscriber();
    const from = house.fake.events.length;
    for (const step of steps) await happen(step, person, house.fake.events.slice(from));
    const sent = house.fake.events.slice(from);
    const again = order.flatMap((place) => sent[place % Math.max(1, sent.length)] ?? []);
    // Each at least once, in no order, several at a time.
    await Promise.all([...again, ...sent].map((event) => house.deliver(event)));
    const stored = await storedFor(person);
    const there = house.fake.subscriptions.get(String(stored.subscription_id));
    if (!there) throw new Error("The provider does not know the subscription");
    expect(stored).toMatchObject(factsAt(there));
    // It is over for this one, so that the next has the provider to itself.
    there.status = "canceled";
  };
  await fc.assert(fc.asyncProperty(happenings, fc.array(fc.nat(50), { maxLength: 20 }), run), {
    numRuns: 25,
  });
});

test("whoever was a customer of the test mode can pay after the change to the real provider", async () => {
  const person = await newcomer();
  const { id } = (await person.get("/api/auth/user")).json();
  await startTrial(person);
  const before = { customer_id: `cus_test_${id}`, subscription_id: `sub_test_${id}`, openings: 1 };
  await house.world.db
    .updateTable("subscriptions")
    .set({ ...before, payment_state: "active", paid_until: new Date("2999-01-01") })
    .where("user_id", "=", id)
    .execute();
  expect(await standing(person)).toBe("subscribed");
  await createApp(house.world);
  expect((await storedFor(person)).payment_state).toBe("ended");
  await subscribeBy(house, person);
  expect(await standing(person)).toBe("subscribed");
});

test("a payment whose tab was closed and whose message got lost is found by the job", async () => {
  const person = await newcomer();
  const { paymentIntentId } = await openPayment(person);
  house.fake.pay(paymentIntentId, "success");
  house.world.clock.advance(601_000);
  await house.world.settleBilling();
  expect(await standing(person)).toBe("subscribed");
});

/** A renewal's invoice is charged an hour after the period began. */
async function inTheDraftHour(person: HttpClient) {
  const { paidUntil } = await statusOf(person);
  await letTimePass(house.world, person, 20);
  house.world.clock.advance(Date.parse(paidUntil) - house.world.clock.now().getTime() + 1_800_000);
  house.fake.advanceTo(house.world.clock.now());
}

test("cancelled in the hour between a renewal and its charge: it ends, and nothing is charged", async () => {
  const person = await subscriber();
  await inTheDraftHour(person);
  expect((await cancel(person)).json()).toMatchObject({ isTrialExpired: true, hasAccess: false });
  house.world.clock.advance(2 * MS_PER_HOUR);
  house.fake.advanceTo(house.world.clock.now());
  const list = (await invoices(person)) as { status: string }[];
  expect(list.map(({ status }) => status).sort()).toEqual(["paid", "void"]);
  expect(await standing(person)).toBe("expired");
});

test("cancelling before we know of a payment keeps the paid period", async () => {
  const person = await subscriber();
  await house.breakCard(person);
  await house.pass(person, 32);
  expect(await standing(person)).toBe("payment failed");
  const owed = await openPayment(person);
  house.fake.pay(owed.paymentIntentId, "success");
  expect((await cancel(person)).json()).toMatchObject({ status: "subscribed", cancelsAtEnd: true });
});

test("an unpaid renewal is ended by us after a week, so that nobody tries that card again", async () => {
  const person = await subscriber();
  const { subscription_id } = await storedFor(person);
  await house.breakCard(person);
  await house.pass(person, 32);
  const there = house.fake.subscriptions.get(String(subscription_id));
  if (!there) throw new Error("The provider does not know the subscription");
  // The provider itself would go on for weeks.
  there.pastDueSince = null;
  await house.pass(person, 8);
  await house.world.settleBilling();
  expect(there.status).toBe("canceled");
  expect((await invoices(person))[0].status).toBe("void");
});

test("with the API key of another account nobody loses a plan", async () => {
  const person = await subscriber();
  const { subscription_id, paid_until } = await storedFor(person);
  const there = house.fake.subscriptions.get(String(subscription_id));
  if (!there) throw new Error("The provider does not know the subscription");
  house.fake.subscriptions.delete(there.id);
  await letTimePass(house.world, person, 20);
  house.world.clock.advance(Number(paid_until) - house.world.clock.now().getTime() + 1);
  await house.world.settleBilling();
  expect((await storedFor(person)).payment_state).toBe("active");
  house.fake.subscriptions.set(there.id, there);
});

test("nothing about a card is in what we send to the provider", async () => {
  await statusOf(await subscriber());
  const sent = house.fake.requests.map(({ text }) => text).join("\n");
  expect(sent).not.toMatch(/card|number|cvc|\b\d{13,19}\b/iu);
});
