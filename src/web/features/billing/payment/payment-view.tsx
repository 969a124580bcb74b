import { Suspense, useState } from "react";
import type { SubscriptionView } from "#contracts/billing.ts";
import { formatMoney } from "#domain/general/money.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { NoPayments } from "../no-payments.tsx";
import { AlwaysYours, PriceLine, Reason, TestModeBadge } from "../plan-parts.tsx";
import type { CardFormProps } from "./card-form.ts";
import { paymentWords } from "./payment-text.ts";
import { useCardPayment } from "./use-card-payment.ts";

const SandboxCardForm = lazyPart("sandbox-card", async () => {
  return (await import("./sandbox-card-form.tsx")).SandboxCardForm;
});
const StripeCardForm = lazyPart("stripe-card", async () => {
  return (await import("./stripe-card-form.tsx")).StripeCardForm;
});

interface PaymentViewProps {
  plan: SubscriptionView;
  timeZone: string;
  reason: string | null;
  /** True if the person asked for the card form; false if the dialog opened by itself. */
  isToPay: boolean;
  onDone: () => void;
}

export function PaymentView(props: PaymentViewProps) {
  if (props.plan.cardForm.kind === "off") return <NoPayments {...props} />;
  return <CardPayment {...props} />;
}

function CardPayment({ plan, timeZone, reason, isToPay, onDone }: PaymentViewProps) {
  const [isFormWanted, setIsFormWanted] = useState(isToPay);
  const { pay, isPaying, problem } = useCardPayment(plan.price, onDone);
  const { title, text } = paymentWords(plan, timeZone);
  const isSandbox = plan.cardForm.kind === "sandbox";
  return (
    <div className="px-5 pt-7.5 pb-7 sm:px-7.5">
      {isSandbox ? (
        <div className="mb-3.5 pr-9">
          <TestModeBadge />
        </div>
      ) : null}
      <p
        className={`num text-[28px] leading-[1.15] font-extrabold tracking-[-.02em] text-balance ${isSandbox ? "" : "pr-9"}`}
        aria-hidden="true"
      >
        {title}
      </p>
      <p className="mt-1.5 text-15 text-pretty text-text-2">{text}</p>
      <div className="mt-4.5 mb-5">
        {reason ? <Reason>{reason}</Reason> : null}
        <PriceLine price={formatMoney(plan.price, language)} per={t("per month")} />
      </div>
      {isSandbox || isFormWanted ? (
        <Suspense fallback={<FormSkeleton />}>
          <CardForm
            cardForm={plan.cardForm}
            price={plan.price}
            isPaying={isPaying}
            problem={problem}
            onPay={pay}
          />
        </Suspense>
      ) : (
        <BeforeProvider onContinue={() => setIsFormWanted(true)} />
      )}
      <p className="mt-3.5 text-center text-13 leading-[1.45] text-balance text-text-2">
        {t("Cancel in two clicks. Access runs to the end of the month you paid.")}
      </p>
      {plan.hasAccess ? null : <AlwaysYours />}
    </div>
  );
}

/** Nothing is loaded from the provider until the person wants to pay. */
function BeforeProvider({ onContinue }: { onContinue: () => void }) {
  return (
    <>
      <Button variant="primary" size="lg" block onClick={onContinue}>
        {t("Continue to payment")}
      </Button>
      <p className="mt-3.5 text-center text-13 leading-[1.45] text-balance text-text-2">
        {t("The card form comes from Stripe, and only when you continue.")}
      </p>
    </>
  );
}

interface AnyCardFormProps extends CardFormProps {
  cardForm: SubscriptionView["cardForm"];
}

function CardForm({ cardForm, ...form }: AnyCardFormProps) {
  if (cardForm.kind === "sandbox") return <SandboxCardForm {...form} />;
  if (cardForm.kind === "off") return null;
  return <StripeCardForm {...form} publishableKey={cardForm.publishableKey} />;
}

function FormSkeleton() {
  return (
    <SkeletonRegion label={t("Loading the card form")} className="grid gap-5">
      <Skeleton className="h-[93px] rounded-[12px]" />
      <Skeleton className="h-14 rounded-[16px]" />
    </SkeletonRegion>
  );
}
