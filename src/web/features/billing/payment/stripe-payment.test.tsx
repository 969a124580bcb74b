import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PLANS, renderWithPlan } from "#web/testing/billing.ts";
import { shownToasts } from "#web/ui/toast/toast-store.ts";
import { openPlan } from "#web/wiring/signals.ts";

const PAY = "Pay $20 and continue";
const EXPIRED = { ...PLANS.expired, cardForm: { kind: "stripe" as const, publishableKey: "pk_live_1" } };
const PRICE = { amount: 2_000, currency: "usd" };
const OURS = {
  "POST /api/subscription/create-payment-intent": {
    json: { clientSecret: "secret_1", paymentIntentId: "pi_1", price: PRICE },
  },
  "POST /api/subscription/confirm-payment": { json: PLANS.paid },
};
const script = () => document.querySelector<HTMLScriptElement>("script[src^='https://js.stripe.com']");
const CONTINUE = "Continue to payment";
const button = (name: string) => screen.getByRole("button", { name });

test("nothing is fetched from the provider before somebody wants to pay", async () => {
  const trial = { ...PLANS.trial, cardForm: EXPIRED.cardForm };
  const { person } = renderWithPlan(null, trial);
  act(() => void openPlan.emit({}));
  await screen.findByRole("dialog", { name: "Your free trial" });
  expect(script()).toBeNull();
  await person.click(button("Subscribe now, $20 per month"));
  await waitFor(() => expect(script()).not.toBeNull());
  expect(new URL(script()?.src ?? "").searchParams.get("advancedFraudSignals")).toBe("false");
  expect(screen.queryByText("Test mode")).toBeNull();

  const first = script();
  fireEvent.error(first as HTMLScriptElement);
  await screen.findByText("The card form could not be loaded. Nothing was charged.");
  await person.click(button("Retry"));
  await waitFor(() => expect(script() ?? first).not.toBe(first));
  expect(screen.queryByRole("button", { name: PAY })).toBeNull();
  fireEvent.error(script() as HTMLScriptElement);
  await screen.findByRole("button", { name: "Retry" });
});

test.each([
  ["by itself", {}],
  ["after a refused call", { reason: "This needs a plan." }],
])("a card form that comes %s asks first", async (_, request) => {
  const { person } = renderWithPlan(null, EXPIRED);
  act(() => void openPlan.emit(request));
  await screen.findByText("The card form comes from Stripe, and only when you continue.");
  expect(screen.queryByRole("button", { name: PAY })).toBeNull();
  expect(script()).toBeNull();
  await person.click(button(CONTINUE));
  await waitFor(() => expect(script()).not.toBeNull());
  expect(screen.queryByRole("button", { name: CONTINUE })).toBeNull();
  expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
  fireEvent.error(script() as HTMLScriptElement);
  await screen.findByRole("button", { name: "Retry" });
});

let provided: unknown;
const makeStripe = Object.assign(() => provided, { version: "basil" });

/** Opens the card form; the loader asks for the script once, and keeps what it brought. */
async function openCardForm() {
  const { asked, person } = renderWithPlan(null, EXPIRED, OURS);
  act(() => void openPlan.emit({ isToPay: true }));
  await screen.findByRole("dialog");
  await waitFor(() => expect(script()).not.toBeNull());
  vi.stubGlobal("Stripe", makeStripe);
  fireEvent.load(script() as HTMLScriptElement);
  await screen.findByRole("button", { name: PAY });
  return { asked, person };
}

/** The outside: what the provider's script would put on the page. */
function provideStripe(confirmCardPayment: () => Promise<unknown>) {
  const listeners: Record<string, (event?: unknown) => void> = {};
  const element = {
    on: (name: string, listener: () => void) => {
      listeners[name] = listener;
    },
    off: () => undefined,
    mount: () => undefined,
    unmount: () => undefined,
    destroy: () => undefined,
    update: () => undefined,
  };
  const elements = { create: () => element, getElement: () => element, update: () => undefined };
  const unused = () => Promise.reject(new Error("Not asked for"));
  const stripe = {
    elements: () => elements,
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: vi.fn(confirmCardPayment),
  };
  provided = stripe;
  return { stripe, element, show: () => act(() => listeners.ready?.(element)) };
}

test("pays once the provider's field is there, with the provider's own words when it says no", async () => {
  const answers = [
    { error: { message: "Your card has insufficient funds." } },
    { paymentIntent: { status: "succeeded" } },
  ];
  const { stripe, element, show } = provideStripe(async () => answers.shift());
  const { asked, person } = await openCardForm();
  await person.click(button(PAY));
  expect(stripe.confirmCardPayment).not.toHaveBeenCalled();
  expect(button(PAY).getAttribute("aria-disabled")).toBe("true");

  show();
  await person.click(button(PAY));
  expect((await screen.findByRole("alert")).textContent).toBe("Your card has insufficient funds.");
  expect(shownToasts()[0]).toMatchObject({
    title: "Payment Failed",
    description: "Your card has insufficient funds.",
  });
  expect(stripe.confirmCardPayment).toHaveBeenCalledWith("secret_1", { payment_method: { card: element } });

  await person.click(button(PAY));
  await waitFor(() => expect(shownToasts()[0]?.title).toBe("Payment Successful"));
  const confirmations = asked.filter(({ path }) => path === "/api/subscription/confirm-payment");
  expect(confirmations.map(({ body }) => body)).toEqual([{ paymentIntentId: "pi_1" }]);
});

test("a payment that was made already is confirmed, not refused", async () => {
  const { show } = provideStripe(async () => ({
    error: { message: "Unexpected state", payment_intent: { status: "succeeded" } },
  }));
  const { person } = await openCardForm();
  show();
  await person.click(button(PAY));
  await waitFor(() => expect(shownToasts()[0]?.title).toBe("Payment Successful"));
});
