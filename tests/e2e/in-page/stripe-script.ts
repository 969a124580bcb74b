import type { Page } from "playwright-core";

const PROVIDER = "https://js.stripe.com";
const BANK_PAGE = `${PROVIDER}/bank.html`;

/** The card that requires the bank's confirmation, and the code the person enters there. */
export const CARD_THAT_ASKS = "4000 0025 0000 3155";
export const BANK_WORD = "candle";

type Pay = (paymentIntentId: string, cardNumber: string) => "succeeded" | "declined";

/** Replaces the provider's host, which tests must not contact. */
export async function stubStripe(page: Page, pay: Pay): Promise<void> {
  await page.exposeFunction("payAtProvider", pay);
  await page.route(`${PROVIDER}/**`, (route) =>
    route.request().url() === BANK_PAGE
      ? route.fulfill({ contentType: "text/html", body: bankPage })
      : route.fulfill({ contentType: "text/javascript", body: stripeScript }),
  );
}

/** Placed like the real one: at the end of the body, outside our elements. */
export const bankFrame = (page: Page) =>
  page.frameLocator('body > div > iframe[name^="__privateStripeFrame"]:not([aria-hidden="true"])');

const bankPage = `
  <!doctype html>
  <title>Your bank</title>
  <form>
    <label>Word from your bank <input></label>
    <button>Approve</button>
  </form>
  <script>
    document.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      parent.postMessage({ bankWord: document.querySelector("input").value }, "*");
    });
  </script>
`;

/**
 * The parts of the provider's script that our form uses. The typed number becomes the name of a test card,
 * and `payAtProvider` gives the provider's answer.
 */
const stripeScript = `
  const addFrame = (name, frameLook, boxLook) => {
    const box = document.createElement("div");
    const frame = document.createElement("iframe");
    frame.name = "__privateStripeFrame" + name;
    frame.style.cssText = frameLook;
    box.style.cssText = boxLook;
    box.append(frame);
    return { box, frame };
  };
  const controller = addFrame("1", "visibility:hidden;position:fixed;height:1px;pointer-events:none!important", "");
  controller.frame.setAttribute("aria-hidden", "true");
  controller.frame.tabIndex = -1;
  document.body.append(controller.box);

  const askBank = () => new Promise((resolve) => {
    const fills = "position:fixed;inset:0;width:100%;height:100%;border:0;";
    const { box, frame } = addFrame("2", fills + "background:#fff", fills + "z-index:2147483647");
    frame.src = "${BANK_PAGE}";
    addEventListener("message", ({ data, source }) => {
      if (source !== frame.contentWindow) return;
      box.remove();
      resolve(data.bankWord === "${BANK_WORD}");
    });
    document.body.append(box);
  });

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
      if (card.input.value === "${CARD_THAT_ASKS}" && !(await askBank()))
        return { error: { type: "card_error", message: "Your bank did not confirm it." } };
      const outcome = await window.payAtProvider(secret.split("_secret_")[0], card.input.value);
      return outcome === "succeeded"
        ? { paymentIntent: { status: "succeeded" } }
        : { error: { type: "card_error", message: "Your card was declined." } };
    },
  });
  window.Stripe.version = "basil";
`;
