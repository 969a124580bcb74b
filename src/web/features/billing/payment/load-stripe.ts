import type { Stripe } from "@stripe/stripe-js";
// "pure" fetches nothing by being imported.
import { loadStripe } from "@stripe/stripe-js/pure";

// Without this the provider watches how the person moves about, long after the payment.
loadStripe.setLoadParameters({ advancedFraudSignals: false });

export async function loadProvider(publishableKey: string): Promise<Stripe | null> {
  try {
    return await loadStripe(publishableKey);
  } catch (error) {
    // The next attempt would wait for this script, which never comes.
    document.querySelector('script[src^="https://js.stripe.com/"]')?.remove();
    throw error;
  }
}
