import type { Stripe, StripeCardElement } from "@stripe/stripe-js";
import { t } from "#web/platform/language/text.ts";
import type { PayWithCard } from "./card-form.ts";

const DECLINED = t("The card was declined.");

/** Confirms the payment with the provider, which shows the bank's question if there is one. */
export function stripePayment(stripe: Stripe, card: StripeCardElement): PayWithCard {
  return async (clientSecret) => {
    const { error } = await stripe.confirmCardPayment(clientSecret, { payment_method: { card } });
    // Paid earlier: in another tab, or by an attempt whose answer was lost.
    const isPaidAlready = error?.payment_intent?.status === "succeeded";
    if (error && !isPaidAlready) return { status: "declined", message: error.message ?? DECLINED };
    return { status: "succeeded" };
  };
}
