import type { SubscriptionView } from "#contracts/billing.ts";
import { formatMoney } from "#domain/general/money.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Included } from "./plan-parts.tsx";
import { daysLeftText, longDate } from "./plan-view.ts";

interface TrialRunningProps {
  plan: SubscriptionView;
  timeZone: string;
  onSubscribe: () => void;
}

/** Opened by the trial badge: the running trial, without pressure to subscribe. */
export function TrialRunning({ plan, timeZone, onSubscribe }: TrialRunningProps) {
  const { daysLeft, trialExpiresAt, price } = plan;
  return (
    <div className="px-5 pt-7 pb-7 sm:px-7.5">
      <p className="text-14 font-650 text-text-2" aria-hidden="true">
        {t("Your free trial")}
      </p>
      <p className="num mt-1 pr-9 text-[28px] leading-[1.15] font-extrabold tracking-[-.02em]">
        {daysLeftText(daysLeft)}
      </p>
      <p className="mt-1.5 mb-5 text-15 text-pretty text-text-2">
        {trialExpiresAt
          ? t("Everything is on until {day}. Nothing renews or is charged by itself.", {
              day: longDate(trialExpiresAt, timeZone),
            })
          : t("Nothing renews or is charged by itself.")}
      </p>
      <Included />
      {plan.cardForm.kind === "off" ? null : (
        <Button block className="mt-6" onClick={onSubscribe}>
          {t("Subscribe now, {price} per month", { price: formatMoney(price, language) })}
        </Button>
      )}
    </div>
  );
}
