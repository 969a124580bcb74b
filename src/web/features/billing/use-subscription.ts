import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import { getSubscription, listInvoices, type SubscriptionView } from "#contracts/billing.ts";
import { queryOf } from "#web/platform/api/query-of.ts";

const FRESH_MS = 30_000;

export const SUBSCRIPTION_KEY = [getSubscription.path] as const;
const INVOICES_KEY = [listInvoices.path] as const;

/** The person's plan. Not read before onboarding is complete. */
export function useSubscription(user: Pick<UserView, "hasCompletedOnboarding">) {
  return useQuery({
    ...queryOf(getSubscription),
    enabled: user.hasCompletedOnboarding,
    staleTime: FRESH_MS,
  });
}

/** Stores the plan that every write returns. */
export async function keepPlan(client: QueryClient, plan: SubscriptionView): Promise<void> {
  // A read in flight would overwrite it with the old plan.
  await client.cancelQueries({ queryKey: SUBSCRIPTION_KEY });
  client.setQueryData(SUBSCRIPTION_KEY, plan);
  void client.invalidateQueries({ queryKey: INVOICES_KEY });
}
