import type { Stripe } from "@stripe/stripe-js";
// The "pure" entry point fetches nothing on import.
import { loadStripe } from "@stripe/stripe-js/pure";
import { language } from "#web/platform/language/language.ts";

// Otherwise Stripe tracks the person's behaviour on the page, even after the payment.
loadStripe.setLoadParameters({ advancedFraudSignals: false });

export async function loadProvider(publishableKey: string): Promise<Stripe | null> {
  try {
    return await loadStripe(publishableKey, { locale: language });
  } catch (error) {
    // Remove the failed script: the next attempt would wait for it forever.
    document.querySelector('script[src^="https://js.stripe.com/"]')?.remove();
    throw error;
  }
}
