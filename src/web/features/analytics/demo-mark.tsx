import { Badge } from "#web/ui/badge.tsx";

/** Stands beside figures that count made-up people. */
export function DemoMark() {
  return <Badge title="Made-up people of the demo world are counted here">Demo data</Badge>;
}
