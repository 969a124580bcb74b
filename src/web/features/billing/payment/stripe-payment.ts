import type { Stripe, StripeCardElement } from "@stripe/stripe-js";
import type { PayWithCard } from "./card-form.ts";

const DECLINED = "The card was declined.";

/** The provider asks the card's bank, and the person where the bank wants that. */
export function stripePayment(stripe: Stripe, card: StripeCardElement): PayWithCard {
  return async (clientSecret) => {
    const { error } = await stripe.confirmCardPayment(clientSecret, { payment_method: { card } });
    // Paid before, in another tab or by an attempt whose answer was lost.
    const isPaidAlready = error?.payment_intent?.status === "succeeded";
    if (error && !isPaidAlready) return { status: "declined", message: error.message ?? DECLINED };
    return { status: "succeeded" };
  };
}
