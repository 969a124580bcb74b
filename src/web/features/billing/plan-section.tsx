import type { UserView } from "#contracts/accounts.ts";
import type { SubscriptionView } from "#contracts/billing.ts";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { PlanActions } from "./plan-actions.tsx";
import { TestModeBadge } from "./plan-parts.tsx";
import { planStanding } from "./plan-standing.ts";
import { useSubscription } from "./use-subscription.ts";

/** The plan section of the profile. */
export function PlanSection({ user }: { user: UserView }) {
  const query = useSubscription(user);
  if (query.data) return <Plan plan={query.data} timeZone={user.timeZone} />;
  if (query.error) return <LoadFailed what={t("Your plan could not be read.")} query={query} />;
  return (
    <SkeletonRegion label={t("Loading your plan")} className="grid gap-3">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-9 w-56 rounded-btn" />
    </SkeletonRegion>
  );
}

function Plan({ plan, timeZone }: { plan: SubscriptionView; timeZone: string }) {
  const { word, tone, text } = planStanding(plan, timeZone);
  const hasInvoices = plan.isPaid || plan.paidUntil !== null;
  return (
    <div className={hasInvoices ? "grid gap-x-8 gap-y-6 sm:grid-cols-2" : ""}>
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap gap-2">
          <Badge tone={tone}>{word}</Badge>
          {plan.cardForm.kind === "sandbox" ? <TestModeBadge /> : null}
        </div>
        <p className="text-15 text-pretty" role="status">
          {text}
        </p>
        <PlanActions plan={plan} timeZone={timeZone} />
      </div>
      {hasInvoices ? <InvoiceList timeZone={timeZone} /> : null}
    </div>
  );
}
