import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import { getSubscription, listInvoices, type SubscriptionView } from "#contracts/billing.ts";
import { call } from "#web/platform/api/api.ts";

const FRESH_MS = 30_000;

export const SUBSCRIPTION_KEY = [getSubscription.path] as const;
export const INVOICES_KEY = [listInvoices.path] as const;

/** How the person's plan stands. Nobody is asked about money before the business is known. */
export function useSubscription(user: Pick<UserView, "hasCompletedOnboarding">) {
  return useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: ({ signal }) => call(getSubscription, {}, { signal }),
    enabled: user.hasCompletedOnboarding,
    staleTime: FRESH_MS,
  });
}

/** Every write answers how the plan stands after it. */
export async function keepPlan(client: QueryClient, plan: SubscriptionView): Promise<void> {
  // An answer that is on its way knows nothing of the change.
  await client.cancelQueries({ queryKey: SUBSCRIPTION_KEY });
  client.setQueryData(SUBSCRIPTION_KEY, plan);
  void client.invalidateQueries({ queryKey: INVOICES_KEY });
}
