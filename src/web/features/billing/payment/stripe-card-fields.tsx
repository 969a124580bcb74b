import { CardElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripeCardElementChangeEvent } from "@stripe/stripe-js";
import { type FormEvent, useState } from "react";
import { t } from "#web/platform/language/text.ts";
import type { CardFormProps } from "./card-form.ts";
import { PayButton } from "./pay-button.tsx";
import { stripePayment } from "./stripe-payment.ts";
import { useBankFrame } from "./use-bank-frame.ts";

export function StripeCardFields({ price, isPaying, problem, onPay }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isShown, setIsShown] = useState(false);
  const [typed, setTyped] = useState<StripeCardElementChangeEvent | null>(null);
  useBankFrame(isPaying);
  const isReady = stripe !== null && elements !== null && isShown;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (stripe && card && isShown) onPay(stripePayment(stripe, card));
  };
  return (
    <form noValidate onSubmit={submit}>
      <fieldset className="field m-0 min-w-0 border-0 p-0">
        <legend className="field-label mb-1.5 p-0">{t("Card")}</legend>
        <div className="rounded-[12px] border border-control bg-surface p-3.5">
          <CardElement
            options={{ style: cardStyle(), disabled: isPaying }}
            onReady={() => setIsShown(true)}
            onChange={setTyped}
          />
        </div>
        {typed?.error ? (
          <p role="alert" className="field-error">
            {typed.error.message}
          </p>
        ) : null}
      </fieldset>
      <PayButton price={price} isPaying={isPaying} problem={problem} isReady={isReady} />
    </form>
  );
}

/** Our styles do not reach the provider's frame, so the theme's colours are passed to it. */
function cardStyle() {
  const look = getComputedStyle(document.documentElement);
  const token = (name: string) => look.getPropertyValue(name).trim() || "inherit";
  return {
    base: {
      color: token("--text"),
      iconColor: token("--text-2"),
      fontFamily: "system-ui, sans-serif",
      fontSize: "16px",
      "::placeholder": { color: token("--text-2") },
    },
    invalid: { color: token("--danger"), iconColor: token("--danger") },
  };
}
