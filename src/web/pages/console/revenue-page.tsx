import { Revenue } from "#web/features/analytics/revenue/revenue.tsx";

export function RevenuePage() {
  return <Revenue />;
}
