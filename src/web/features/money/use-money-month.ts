import { useQuery } from "@tanstack/react-query";
import { showMoney } from "#contracts/money/money-month.ts";
import type { Month } from "#domain/money/months.ts";
import { call } from "#web/platform/api/api.ts";

/** One month; without a name the month of today by the person's own calendar. */
export function useMoneyMonth(month?: Month) {
  return useQuery({
    queryKey: [showMoney.path, month ?? "now"],
    queryFn: ({ signal }) => call(showMoney, month ? { month } : {}, { signal }),
  });
}
