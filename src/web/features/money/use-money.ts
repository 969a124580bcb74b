import { type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { showBusiness } from "#contracts/business/business.ts";
import { listMoneyEntries } from "#contracts/money/money.ts";
import { showMoney } from "#contracts/money/money-month.ts";
import { listMoneyQuests, showMoneyYear } from "#contracts/money/money-reports.ts";
import { listAchievements } from "#contracts/progress.ts";
import type { Month } from "#domain/money/months.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf } from "#web/platform/api/query-of.ts";

export function useMoneyEntries(month: Month) {
  return useInfiniteQuery({
    queryKey: [listMoneyEntries.path, month],
    queryFn: ({ pageParam, signal }) =>
      call(listMoneyEntries, { month, ...(pageParam !== null && { before: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

export function useMoneyQuests() {
  return useQuery(queryOf(listMoneyQuests));
}

export function useMoneyYear(year: number) {
  return useQuery({
    queryKey: [showMoneyYear.path, year],
    queryFn: ({ signal }) => call(showMoneyYear, { year }, { signal }),
  });
}

/** After any change: every sum comes from the server. */
export function readMoneyAgain(client: QueryClient): void {
  for (const { path } of [showMoney, listMoneyEntries, listMoneyQuests, showMoneyYear, showBusiness])
    void client.invalidateQueries({ queryKey: [path] });
}

/** The first sale brings an achievement; the queue of celebrations shows what is new among those it knows. */
export function celebrateFirstSale(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [listAchievements.path] });
}
