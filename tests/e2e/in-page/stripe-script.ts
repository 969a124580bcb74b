/** Where the payment provider's script is asked for. */
export const STRIPE_SCRIPT = "https://js.stripe.com/**";

/**
 * Stands in for the provider's own script, which no test machine can load: the parts that our form uses.
 * What the person types becomes a word for the card, and `payAtProvider` is the provider's answer.
 */
export const stripeScript = `
  window.Stripe = () => ({
    registerAppInfo() {},
    _registerWrapper() {},
    createToken() {},
    createPaymentMethod() {},
    elements: () => {
      let element = null;
      return {
        getElement: () => element,
        update() {},
        create() {
          const heard = {};
          const input = document.createElement("input");
          input.setAttribute("aria-label", "Card number");
          element = {
            input,
            on(event, listener) { heard[event] = listener; return element; },
            once(event, listener) { return element.on(event, listener); },
            off() { return element; },
            update() {},
            destroy() {},
            mount(place) { place.append(input); setTimeout(() => heard.ready?.(element)); },
          };
          return element;
        },
      };
    },
    async confirmCardPayment(secret, { payment_method: { card } }) {
      const outcome = await window.payAtProvider(secret.split("_secret_")[0], card.input.value);
      return outcome === "succeeded"
        ? { paymentIntent: { status: "succeeded" } }
        : { error: { type: "card_error", message: "Your card was declined." } };
    },
  });
  window.Stripe.version = "basil";
`;
