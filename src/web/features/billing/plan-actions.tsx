import type { SubscriptionView } from "#contracts/billing.ts";
import { formatMoney } from "#domain/general/money.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { language } from "#web/platform/language/language.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { openPlan } from "#web/wiring/signals.ts";
import { CancelPlan } from "./cancel-plan.tsx";
import { useResumePlan } from "./use-plan-writes.ts";

/** The actions available for the plan in its current state. */
export function PlanActions({ plan, timeZone }: { plan: SubscriptionView; timeZone: string }) {
  const canPay = plan.cardForm.kind !== "off";
  if (plan.isPaid && plan.cancelsAtEnd) return canPay ? <ResumePlan timeZone={timeZone} /> : <PayingIsOff />;
  if (plan.isPaid) {
    return (
      <>
        {plan.isPaymentFailed && canPay ? <OpenPlan isToPay>{t("Pay again")}</OpenPlan> : null}
        <CancelPlan plan={plan} timeZone={timeZone} />
      </>
    );
  }
  if (plan.status === "unsubscribed") return <OpenPlan>{t("See the free trial")}</OpenPlan>;
  if (plan.status !== "trial") return null;
  if (!canPay) return <PayingIsOff />;
  return (
    <>
      {plan.hasAccess ? (
        <p className="text-14 text-pretty text-text-2">
          {tn(
            plan.daysLeft,
            "Nothing is charged by itself. If you subscribe now, your card is charged {price} today and your month starts today: the free day that is left would go unused.",
            "Nothing is charged by itself. If you subscribe now, your card is charged {price} today and your month starts today: the {n} free days that are left would go unused.",
            { price: formatMoney(plan.price, language) },
          )}
        </p>
      ) : null}
      <OpenPlan isToPay>{t("Subscribe now")}</OpenPlan>
    </>
  );
}

function PayingIsOff() {
  return (
    <p className="text-14 text-pretty text-text-2">{t("This SideQuest takes no payments at the moment.")}</p>
  );
}

function OpenPlan({ isToPay = false, children }: { isToPay?: boolean; children: string }) {
  return (
    <Button
      size="sm"
      className="justify-self-start"
      aria-haspopup="dialog"
      onClick={() => openPlan.emit({ isToPay })}
    >
      {children}
    </Button>
  );
}

function ResumePlan({ timeZone }: { timeZone: string }) {
  const resume = useResumePlan(timeZone);
  return (
    <>
      <Button
        size="sm"
        className="justify-self-start"
        loading={resume.isPending}
        onClick={() => resume.mutate()}
      >
        {t("Resume subscription")}
      </Button>
      <WriteFailed error={resume.error} />
    </>
  );
}
