import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { drain } from "#web/platform/analytics/analytics-queue.ts";
import { PLANS, renderWithPlan } from "#web/testing/billing.ts";
import type { Answers } from "#web/testing/stub-server.ts";
import { shownToasts } from "#web/ui/toast/toast-store.ts";
import { openPlan } from "#web/wiring/signals.ts";

const PAY = "Pay $20 and continue";
const INTENT = {
  clientSecret: "secret_1",
  paymentIntentId: "pi_1",
  price: { amount: 2_000, currency: "usd" },
};
const SUCCEEDED = { status: "succeeded", message: null };
const PROVIDER: Answers = {
  "POST /api/subscription/create-payment-intent": { json: INTENT },
  "POST /api/subscription/sandbox/pay": { json: SUCCEEDED },
  "POST /api/subscription/confirm-payment": { json: PLANS.paid },
};
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const lastToast = () => [shownToasts()[0]?.title, shownToasts()[0]?.description];

async function openCardForm(answers: Answers = {}) {
  const view = renderWithPlan(null, PLANS.expired, { ...PROVIDER, ...answers });
  act(() => void openPlan.emit({}));
  await screen.findByRole("button", { name: PAY });
  const sent = () =>
    view.asked.filter(({ method }) => method === "POST").map(({ path, body }) => [path, body]);
  return { ...view, sent };
}

test("a typed test card pays; only its word leaves the browser", async () => {
  const { asked, client, person, sent } = await openCardForm();
  await person.type(field("Card number"), "4242424242424242");
  await person.type(field("Expiry, month and year"), "1134");
  await person.type(field("CVC"), "123");
  expect([field("Card number").value, field("Expiry, month and year").value]).toEqual([
    "4242 4242 4242 4242",
    "11 / 34",
  ]);
  drain();
  await person.click(button(PAY));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(lastToast()).toEqual(["Payment Successful", "Welcome to your SideQuest subscription!"]);
  expect(drain()).toMatchObject([{ action: "purchase" }]);
  expect(sent()).toEqual([
    ["/api/subscription/create-payment-intent", {}],
    ["/api/subscription/sandbox/pay", { clientSecret: "secret_1", card: "success" }],
    ["/api/subscription/confirm-payment", { paymentIntentId: "pi_1" }],
  ]);
  expect(JSON.stringify(asked)).not.toMatch(/4242|1134/u);
  await waitFor(() => expect(client.getQueryData(["/api/subscription/status"])).toEqual(PLANS.paid));
});

test("any other number is refused in the form, and nothing is sent", async () => {
  const { person, sent } = await openCardForm();
  await person.type(field("Card number"), "5555555555554444");
  await person.click(button(PAY));
  expect(screen.getByRole("alert").textContent).toBe("Test mode takes only the test cards below.");
  expect(document.activeElement).toBe(field("Card number"));
  expect(field("Card number").getAttribute("aria-invalid")).toBe("true");
  expect(sent()).toEqual([]);
});

test("digits are grouped with the cursor left where it was", async () => {
  const { person } = await openCardForm();
  const number = field("Card number");
  await person.type(number, "4242424242424");
  await person.type(number, "9", { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([number.value, number.selectionStart]).toEqual(["4294 2424 2424 24", 3]);
});

test("a declined card says why in the provider's words, and another card still pays", async () => {
  const { person, sent } = await openCardForm({
    "POST /api/subscription/sandbox/pay": [
      { json: { status: "declined", message: "Your card was declined." } },
      { json: SUCCEEDED },
    ],
  });
  await person.click(button(/Is declined/u));
  expect(field("Card number").value).toBe("4000 0000 0000 0002");
  await person.click(button(PAY));
  expect((await screen.findByRole("alert")).textContent).toBe("Your card was declined.");
  expect(lastToast()).toEqual(["Payment Failed", "Your card was declined."]);
  expect(sent().at(-1)?.[1]).toEqual({ clientSecret: "secret_1", card: "declined" });
  await person.click(button(/Succeeds/u));
  await person.click(button(PAY));
  await waitFor(() => expect(lastToast()[0]).toBe("Payment Successful"));
});

test.each([
  ["Approve", "approve", SUCCEEDED, "Payment Successful"],
  ["Refuse", "refuse", { status: "declined", message: "You refused it." }, "Payment Failed"],
] as const)("a card whose bank asks waits for the person: %s", async (word, answer, second, title) => {
  const { person, sent } = await openCardForm({
    "POST /api/subscription/sandbox/pay": [
      { json: { status: "requires_action", message: null } },
      { json: second },
    ],
  });
  await person.click(button(/Asks to confirm/u));
  await person.click(button(PAY));
  await screen.findByText("Your bank asks you to confirm this payment");
  expect(document.activeElement).toBe(button("Approve"));
  expect(sent()).toHaveLength(2);
  await person.click(button(word));
  await waitFor(() => expect(lastToast()[0]).toBe(title));
  expect(sent()[2]).toEqual([
    "/api/subscription/sandbox/pay",
    { clientSecret: "secret_1", card: "confirm", answer },
  ]);
});

test("any other failure is a payment error", async () => {
  const { person } = await openCardForm({
    "POST /api/subscription/create-payment-intent": { status: 502, text: "" },
  });
  await person.click(button(/Succeeds/u));
  await person.click(button(PAY));
  await screen.findByRole("alert");
  expect(lastToast()).toEqual(["Payment Error", "Something went wrong. Please try again."]);
});

test("a card that was charged is not charged again when the confirmation got lost", async () => {
  const { person, sent } = await openCardForm({
    "POST /api/subscription/confirm-payment": [{ offline: true }, { json: PLANS.paid }],
  });
  await person.click(button(/Succeeds/u));
  await person.click(button(PAY));
  expect((await screen.findByRole("alert")).textContent).toContain("Your card was charged");
  expect(lastToast()[0]).toBe("Payment Error");
  await person.click(button(PAY));
  await waitFor(() => expect(lastToast()[0]).toBe("Payment Successful"));
  expect(sent().filter(([path]) => path === "/api/subscription/sandbox/pay")).toHaveLength(1);
});

const CONFLICT = { status: 409, json: { error: "conflict", message: "You have a plan already." } };
const NOT_ACTIVE_YET = { status: 503, json: { error: "unavailable", message: "Not active yet." } };

test("a card that was charged is not charged again while the plan is not active yet", async () => {
  const { person, sent } = await openCardForm({
    "POST /api/subscription/confirm-payment": [NOT_ACTIVE_YET, { json: PLANS.paid }],
  });
  await person.click(button(/Succeeds/u));
  await person.click(button(PAY));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Your card was charged, but your plan is not active yet. Trying again charges nothing a second time.",
  );
  await person.click(button(PAY));
  await waitFor(() => expect(lastToast()[0]).toBe("Payment Successful"));
  expect(sent().filter(([path]) => path === "/api/subscription/sandbox/pay")).toHaveLength(1);
});

test.each(["create-payment-intent", "confirm-payment"])(
  "a conflict in %s with a plan that is paid by now is a success",
  async (step) => {
    const { client, person } = await openCardForm({
      "GET /api/subscription/status": [{ json: PLANS.expired }, { json: PLANS.paid }],
      [`POST /api/subscription/${step}`]: CONFLICT,
    });
    await person.click(button(/Succeeds/u));
    await person.click(button(PAY));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(shownToasts().map(({ title }) => title)).toEqual(["Payment Successful"]);
    await waitFor(() => expect(client.getQueryData(["/api/subscription/status"])).toEqual(PLANS.paid));
  },
);

test("a conflict with a renewal that is still unpaid is no success", async () => {
  const { person } = await openCardForm({
    "GET /api/subscription/status": [{ json: PLANS.failed }],
    "POST /api/subscription/confirm-payment": CONFLICT,
  });
  await person.click(button(/Succeeds/u));
  await person.click(button(PAY));
  await screen.findByRole("alert");
  expect(lastToast()[0]).toBe("Payment Error");
});

test("a payment that the server does not find paid is started again", async () => {
  const { person, sent } = await openCardForm({
    "POST /api/subscription/confirm-payment": [
      { status: 409, json: { error: "conflict", message: "Not complete." } },
      { json: PLANS.paid },
    ],
  });
  await person.click(button(/Succeeds/u));
  await person.click(button(PAY));
  await screen.findByRole("alert");
  await person.click(button(PAY));
  await waitFor(() => expect(lastToast()[0]).toBe("Payment Successful"));
  expect(sent().filter(([path]) => path === "/api/subscription/sandbox/pay")).toHaveLength(2);
});

test("another price than the one shown is not charged", async () => {
  const { person, sent } = await openCardForm({
    "POST /api/subscription/create-payment-intent": {
      json: { ...INTENT, price: { amount: 2_500, currency: "usd" } },
    },
  });
  await person.click(button(/Succeeds/u));
  await person.click(button(PAY));
  expect((await screen.findByRole("alert")).textContent).toContain("The price is now $25 per month.");
  expect(sent()).toHaveLength(1);
});

test("a double click pays once, and the dialog stays until it is known how that ended", async () => {
  const { person, sent } = await openCardForm({
    "POST /api/subscription/sandbox/pay": { json: { status: "requires_action", message: null } },
  });
  await person.click(button(/Asks to confirm/u));
  act(() => {
    button(PAY).click();
    button(PAY).click();
  });
  await screen.findByText("Your bank asks you to confirm this payment");
  expect(sent()).toHaveLength(2);
  await person.keyboard("{Escape}");
  await person.click(button("Close"));
  expect(screen.getByText("Your bank asks you to confirm this payment")).toBeTruthy();
  await person.click(button("Refuse"));
  await screen.findByRole("alert");
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
