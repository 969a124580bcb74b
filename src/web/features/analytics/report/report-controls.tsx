import { Download, RefreshCw } from "lucide-react";
import { REPORT_RANGES, type ReportRange } from "#contracts/report.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { type ReportFormat, saveReport } from "./report-export.ts";

const RANGE_WORDS: Record<ReportRange, string> = {
  "24h": "Last 24h",
  "7d": "7 days",
  "30d": "30 days",
  "90d": "90 days",
};
const RANGES = REPORT_RANGES.map((value) => ({ value, label: RANGE_WORDS[value] }));
const FORMATS: readonly { value: ReportFormat; label: string }[] = [
  { value: "json", label: "JSON" },
  { value: "csv", label: "CSV" },
];

export function ReportRanges({
  range,
  onRange,
}: {
  range: ReportRange;
  onRange: (range: ReportRange) => void;
}) {
  return (
    <Segmented
      label="Time range"
      segments={RANGES}
      value={range}
      onValueChange={onRange}
      className="max-sm:w-full sm:min-w-[380px]"
    />
  );
}

interface ReportActionsProps {
  isRefreshing: boolean;
  onRefresh: () => void;
  /** A more specific label, if there is another Refresh button beside it. */
  refreshLabel?: string | undefined;
  /** The report to export; null while there is none. */
  reportId: string | null;
}

export function ReportActions({ isRefreshing, onRefresh, reportId, refreshLabel }: ReportActionsProps) {
  return (
    <>
      <Button aria-label={refreshLabel} loading={isRefreshing} onClick={onRefresh} className="max-sm:flex-1">
        <RefreshCw className="size-4 stroke-2" aria-hidden="true" />
        Refresh
      </Button>
      <div className="relative w-[132px] max-sm:flex-1">
        <Download className="pointer-events-none absolute top-3.5 left-3 size-4" aria-hidden="true" />
        <Select
          aria-label="Export"
          placeholder="Export"
          options={FORMATS}
          // Used as an action menu: no option stays selected.
          value={null}
          onValueChange={(format) => reportId && void saveReport(reportId, format)}
          disabled={reportId === null}
          className="pl-9 font-semibold"
        />
      </div>
    </>
  );
}
