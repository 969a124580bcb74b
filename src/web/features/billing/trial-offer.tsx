import type { SubscriptionView } from "#contracts/billing.ts";
import { TRIAL_DAYS } from "#domain/billing/subscription.ts";
import { formatMoney } from "#domain/general/money.ts";
import { language } from "#web/platform/language/language.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { FlagHill } from "#web/ui/brand/flag-hill.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { AlwaysYours, Included, PriceLine, Reason } from "./plan-parts.tsx";
import { useStartTrial } from "./use-start-trial.ts";

interface TrialOfferProps {
  plan: SubscriptionView;
  reason: string | null;
  onDone: () => void;
}

export function TrialOffer({ plan: { price }, reason, onDone }: TrialOfferProps) {
  const start = useStartTrial(onDone);
  return (
    <>
      <header className="relative overflow-hidden bg-primary-soft px-5 py-8 sm:px-7.5 sm:py-8.5">
        <p
          className="num max-w-[6.5em] text-[28px] leading-[1.15] font-extrabold tracking-[-.02em]"
          aria-hidden="true"
        >
          {t("Thirty days to find out")}
        </p>
        <p className="mt-1.5 max-w-[11em] text-15 leading-[1.4] font-medium text-text-2">
          {tx("Everything on,{break}nothing to pay.", { break: <br /> })}
        </p>
        <FlagHill className="absolute right-3 -bottom-1.5 h-[104px] w-[140px] sm:right-6.5 sm:h-[132px] sm:w-[178px]" />
      </header>
      <div className="px-5 pt-6 pb-7 sm:px-7.5">
        {reason ? <Reason>{reason}</Reason> : null}
        <PriceLine
          price={formatMoney({ ...price, amount: 0 }, language)}
          per={t("for {days} days, no card needed", { days: TRIAL_DAYS })}
        />
        <div className="mt-4.5 mb-5.5">
          <Included
            extra={t("Then {price} per month, only if you subscribe", {
              price: formatMoney(price, language),
            })}
          />
        </div>
        <Button
          variant="primary"
          size="lg"
          block
          loading={start.isPending || start.isSuccess}
          onClick={() => start.mutate()}
        >
          {t("Start free trial")}
        </Button>
        <AlwaysYours />
      </div>
    </>
  );
}
