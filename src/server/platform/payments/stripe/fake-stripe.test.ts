import { afterEach, beforeEach, expect, test } from "vitest";
import { type FakeStripe, openFakeStripe } from "#server/testing/fakes/fake-stripe-server.ts";

/** The local provider must be as strict as the real one, or tests against it prove nothing. */

let fake: FakeStripe;
beforeEach(async () => {
  fake = await openFakeStripe({ now: () => new Date("2026-01-31T10:00:00.000Z") });
});
afterEach(() => fake.close());

const HEADERS = { authorization: "Bearer sk_test_fake", "stripe-version": "2025-08-27.basil" };

async function call(method: string, path: string, form = "", headers: Record<string, string> = HEADERS) {
  const body = method === "POST" ? new URLSearchParams(form) : null;
  const answer = await fetch(new URL(`/v1/${path}`, fake.apiBase), { method, headers, body });
  // biome-ignore lint/suspicious/noExplicitAny: the tests look into it as a stranger would
  return { status: answer.status, body: (await answer.json()) as any };
}

async function openSubscription(more = "") {
  const customer = await call("POST", "customers", "name=Ada");
  const form = `customer=${customer.body.id}&items[0][price]=price_fake&payment_behavior=default_incomplete&payment_settings[save_default_payment_method]=on_subscription${more}`;
  return call("POST", "subscriptions", form);
}

test("only the key's owner with basil gets an answer", async () => {
  expect(await call("POST", "customers", "", { ...HEADERS, authorization: "Bearer x" })).toMatchObject({
    status: 401,
  });
  const { authorization } = HEADERS;
  expect(await call("POST", "customers", "", { authorization })).toMatchObject({ status: 400 });
  expect(
    await call("POST", "customers", "", { authorization, "stripe-version": "2024-06-20" }),
  ).toMatchObject({
    status: 400,
  });
});

test("fields are expanded only when asked for", async () => {
  const { body: plain } = await openSubscription();
  expect(plain.latest_invoice).toMatch(/^in_/u);
  expect(plain).not.toHaveProperty("current_period_end");
  const { body: some } = await call("GET", `subscriptions/${plain.id}?expand[]=latest_invoice`);
  expect(some.latest_invoice).not.toHaveProperty("confirmation_secret");
  expect(some.latest_invoice).not.toHaveProperty("payment_intent");
  const { body: all } = await openSubscription("&expand[]=latest_invoice.confirmation_secret");
  expect(all.latest_invoice.confirmation_secret).toMatchObject({ type: "payment_intent" });
  const gone = await call("GET", `subscriptions/${plain.id}?expand[]=latest_invoice.payment_intent`);
  expect(gone).toMatchObject({ status: 400, body: { error: { param: "expand" } } });
});

test("a key brings the first answer again, and is refused for anything else", async () => {
  const headers = { ...HEADERS, "idempotency-key": "k" };
  const first = await call("POST", "customers", "name=Ada", headers);
  expect(await call("POST", "customers", "name=Ada", headers)).toEqual(first);
  const other = await call("POST", "customers", "name=Eve", headers);
  expect(other).toMatchObject({ status: 400, body: { error: { type: "idempotency_error" } } });
});

test("unknown calls and parameters are refused", async () => {
  const missing = { error: { code: "resource_missing", type: "invalid_request_error" } };
  expect(await call("GET", "subscriptions/sub_x")).toMatchObject({ status: 404, body: missing });
  expect(await call("GET", "invoices?customer=cus_x")).toMatchObject({ status: 400, body: missing });
  expect(await call("POST", "customers", "card=1")).toMatchObject({ status: 400 });
  expect(await call("GET", "charges")).toMatchObject({ status: 404 });
  const { body } = await openSubscription();
  expect(await call("DELETE", `subscriptions/${body.id}`)).toMatchObject({ status: 200 });
  expect(await call("DELETE", `subscriptions/${body.id}`)).toMatchObject({ status: 404, body: missing });
  expect(await call("POST", `subscriptions/${body.id}`, "cancel_at_period_end=true")).toMatchObject({
    status: 400,
  });
});

test("a declined card leaves its events, an expired opening too", async () => {
  const { body } = await openSubscription("&expand[]=latest_invoice.confirmation_secret");
  const [intent] = body.latest_invoice.confirmation_secret.client_secret.split("_secret_");
  fake.pay(intent, "declined");
  fake.advanceTo(new Date("2026-02-01T09:00:00.000Z"));
  expect(fake.events.slice(-5).map(({ type }) => type)).toEqual([
    "payment_intent.payment_failed",
    "invoice.payment_failed",
    "customer.subscription.updated",
    "payment_intent.canceled",
    "invoice.voided",
  ]);
});
