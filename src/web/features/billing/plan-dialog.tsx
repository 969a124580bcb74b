import { useIsMutating } from "@tanstack/react-query";
import { useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import type { SubscriptionView } from "#contracts/billing.ts";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import type { PlanRequest } from "#web/wiring/signals.ts";
import { paymentWords } from "./payment/payment-text.ts";
import { PaymentView } from "./payment/payment-view.tsx";
import { PAYING } from "./payment/use-card-payment.ts";
import { type PlanView, planViewOf } from "./plan-view.ts";
import { TrialOffer } from "./trial-offer.tsx";
import { TrialRunning } from "./trial-running.tsx";
import { useSubscription } from "./use-subscription.ts";

interface PlanDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: UserView;
  request: PlanRequest;
}

interface Shown {
  plan: SubscriptionView;
  view: PlanView;
}

/** The plan dialog: an offer, the running trial, or the card form. */
export function PlanDialog({ open, onOpenChange, user, request }: PlanDialogProps) {
  const query = useSubscription(user);
  const isPaying = useIsMutating({ mutationKey: PAYING }) > 0;
  const [paidFor, setPaidFor] = useState<PlanRequest | null>(null);
  const isToPay = request.isToPay === true || paidFor === request;
  const plan = query.data;
  const view = plan && planViewOf(plan, isToPay);

  // The content shown; not updated during a payment or while closing.
  const [shown, setShown] = useState<Shown | null>(null);
  const isNew = plan && view && (shown?.plan !== plan || shown.view !== view);
  if (open && !isPaying && isNew) setShown({ plan, view });

  return (
    <Dialog
      open={open}
      feature="Plan"
      onOpenChange={(next) => isPaying || onOpenChange(next)}
      bare
      title={shown ? titleOf(shown) : t("Your plan")}
      className="overflow-hidden"
    >
      {shown ? (
        <View
          {...shown}
          timeZone={user.timeZone}
          reason={request.reason ?? null}
          isToPay={isToPay}
          onSubscribe={() => setPaidFor(request)}
          onDone={() => onOpenChange(false)}
        />
      ) : (
        <Waiting query={query} />
      )}
    </Dialog>
  );
}

interface ViewProps extends Shown {
  timeZone: string;
  reason: string | null;
  isToPay: boolean;
  onSubscribe: () => void;
  onDone: () => void;
}

function View({ view, onSubscribe, ...props }: ViewProps) {
  const { plan, timeZone, reason, onDone } = props;
  switch (view) {
    case "offer":
      return <TrialOffer plan={plan} reason={reason} onDone={onDone} />;
    case "trial":
      return <TrialRunning plan={plan} timeZone={timeZone} onSubscribe={onSubscribe} />;
    case "payment":
      return <PaymentView {...props} />;
    case "settled":
      return (
        <div className="grid gap-1.5 px-7.5 pt-7.5 pb-8">
          <p className="num pr-9 text-24 font-750" aria-hidden="true">
            {SETTLED}
          </p>
          <p className="text-15 text-text-2">{t("New quests and the mentor are ready for you.")}</p>
        </div>
      );
  }
}

const SETTLED = t("Your plan is active");

function titleOf({ view, plan }: Shown): string {
  if (view === "offer") return t("Thirty days to find out");
  if (view === "trial") return t("Your free trial");
  return view === "payment" ? paymentWords(plan).title : SETTLED;
}

function Waiting({ query }: { query: ReturnType<typeof useSubscription> }) {
  return (
    <div className="px-7.5 pt-14 pb-8">
      {query.isError ? (
        <LoadFailed what={t("Your plan could not be read.")} query={query} />
      ) : (
        <SkeletonRegion label={t("Loading your plan")} className="grid gap-4">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-4" />
          <Skeleton className="h-14 rounded-[16px]" />
        </SkeletonRegion>
      )}
    </div>
  );
}
