import { Badge } from "#web/ui/badge.tsx";

/** Badge for figures that include demo accounts. */
export function DemoMark() {
  return <Badge title="Made-up people of the demo world are counted here">Demo data</Badge>;
}
