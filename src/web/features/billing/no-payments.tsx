import type { SubscriptionView } from "#contracts/billing.ts";
import { supportLink } from "#web/platform/instance.ts";
import { t } from "#web/platform/language/text.ts";
import { buttonClass } from "#web/ui/controls/button.tsx";
import { paymentWords } from "./payment/payment-text.ts";
import { AlwaysYours, Reason } from "./plan-parts.tsx";

interface NoPaymentsProps {
  plan: SubscriptionView;
  timeZone: string;
  reason: string | null;
}

/** Replaces the card form when the operator has switched payments off. */
export function NoPayments({ plan, timeZone, reason }: NoPaymentsProps) {
  const { title, text } = paymentWords(plan, timeZone);
  return (
    <div className="px-5 pt-7.5 pb-7 sm:px-7.5">
      <p
        className="num pr-9 text-[28px] leading-[1.15] font-extrabold tracking-[-.02em] text-balance"
        aria-hidden="true"
      >
        {title}
      </p>
      {plan.hasAccess ? null : <p className="mt-1.5 text-15 text-pretty text-text-2">{text}</p>}
      <div className="mt-4.5 mb-5">
        {reason ? <Reason>{reason}</Reason> : null}
        <p className="text-15 text-pretty" role="status">
          {t(
            "This SideQuest takes no payments at the moment, so there is nothing to pay. Write to us, and an admin can open your access.",
          )}
        </p>
      </div>
      <a
        className={buttonClass({ variant: "primary", size: "lg", block: true })}
        href={supportLink("My plan")}
      >
        {t("Write to us")}
      </a>
      {plan.hasAccess ? null : <AlwaysYours />}
    </div>
  );
}
