import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import {
  confirmPayment,
  createPaymentIntent,
  getSubscription,
  type SubscriptionView,
} from "#contracts/billing.ts";
import { formatMoney, type Money } from "#domain/general/money.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError, SOMETHING_WRONG } from "#web/platform/api/api-error.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { keepPlan, SUBSCRIPTION_KEY } from "../use-subscription.ts";
import type { PayWithCard } from "./card-form.ts";

/** Mutation key; the plan dialog stays open while such a mutation runs. */
export const PAYING = ["pay"] as const;

/** Declined by the provider or the person; nothing was charged. */
class PaymentRefusal extends Error {}

export function useCardPayment(price: Money, onDone: () => void) {
  const client = useQueryClient();
  // A second click may arrive before the first is rendered.
  const isBusy = useRef(false);
  // Charged but not confirmed yet: the next attempt only confirms.
  const chargedId = useRef<string | null>(null);

  const payment = useMutation({
    mutationKey: PAYING,
    mutationFn: async (payWithCard: PayWithCard) => {
      try {
        chargedId.current ??= await charge(price, payWithCard);
        return await call(confirmPayment, { paymentIntentId: chargedId.current });
      } catch (error) {
        const plan = await planAfterConflict(error);
        if (plan) return plan;
        throw error;
      }
    },
    onSuccess: (plan) => {
      // Without an id it was paid elsewhere, and tracked there.
      if (chargedId.current) track("purchase", "Monthly plan");
      onDone();
      toast({
        title: t("Payment Successful"),
        description: t("Welcome to your SideQuest subscription!"),
        variant: "success",
      });
      return keepPlan(client, plan);
    },
    onError: (error) => {
      // The server definitely refused it, so the next attempt must not confirm this payment again.
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) chargedId.current = null;
      if (error instanceof PaymentRefusal) fail(t("Payment Failed"), error.message);
      else fail(t("Payment Error"), SOMETHING_WRONG);
      void client.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
    },
    onSettled: () => {
      isBusy.current = false;
    },
  });

  return {
    isPaying: payment.isPending,
    problem: payment.isError ? problemText(payment.error, chargedId.current !== null) : null,
    pay: (payWithCard: PayWithCard) => {
      if (isBusy.current) return;
      isBusy.current = true;
      payment.mutate(payWithCard);
    },
  };
}

/** A conflict may mean it is already paid: in another tab, or by an attempt whose answer was lost. */
async function planAfterConflict(error: unknown): Promise<SubscriptionView | null> {
  if (!(error instanceof ApiError) || error.code !== "conflict") return null;
  const plan = await call(getSubscription, {}).catch(() => null);
  return plan?.isPaid && !plan.isPaymentFailed ? plan : null;
}

async function charge(shown: Money, payWithCard: PayWithCard): Promise<string> {
  const { clientSecret, paymentIntentId, price } = await call(createPaymentIntent, {});
  if (price.amount !== shown.amount || price.currency !== shown.currency) {
    throw new PaymentRefusal(
      t("The price is now {price} per month. Nothing was charged: please look at it first.", {
        price: formatMoney(price, language),
      }),
    );
  }
  const result = await payWithCard(clientSecret);
  if (result.status === "declined") throw new PaymentRefusal(result.message);
  return paymentIntentId;
}

function fail(title: string, description: string): void {
  toast({ title, description, variant: "destructive" });
}

function problemText(error: Error, isCharged: boolean): string {
  if (error instanceof PaymentRefusal) return error.message;
  if (!isCharged) return SOMETHING_WRONG;
  const isNotActiveYet = error instanceof ApiError && error.code === "unavailable";
  return isNotActiveYet
    ? t("Your card was charged, but your plan is not active yet. Trying again charges nothing a second time.")
    : t("Your card was charged, but the answer got lost. Trying again charges nothing a second time.");
}
