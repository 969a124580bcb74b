import { RangeHead } from "../range/range-head.tsx";
import { rangeOfReport } from "../range/report-range.ts";
import { useRange } from "../range/use-range.ts";
import { useReport } from "../report/use-report.ts";

export function EngineHead() {
  const { range } = useRange();
  const { data } = useReport(range);
  return <RangeHead title="Engine" shown={rangeOfReport(data)} hasComparison={false} />;
}
