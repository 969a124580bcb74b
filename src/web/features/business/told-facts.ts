import { useQuery } from "@tanstack/react-query";
import { type BusinessView, showBusiness } from "#contracts/business/business.ts";
import { queryOf } from "#web/platform/api/query-of.ts";
import { t } from "#web/platform/language/text.ts";

/** What the person told about their business, a line each, for the palette. Empty until it is read. */
export function useToldFacts(isOn: boolean): string {
  const { data } = useQuery({ ...queryOf(showBusiness), enabled: isOn });
  return data ? toldFacts(data) : "";
}

function toldFacts({ sells, buyers, soldAt, facts }: BusinessView): string {
  const known = facts.filter(({ value }) => value !== "unknown").map(({ label }) => t(label));
  return [sells.value, buyers.value, soldAt.value, ...known].filter(Boolean).join("\n");
}
