import { Download, RefreshCw } from "lucide-react";
import { REPORT_RANGES, type ReportRange } from "#contracts/report.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
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
  /** Beside the controls of the console's head: lower, and the refresh is a sign. */
  isInConsole?: boolean;
  /** The report to export; null while there is none. */
  reportId: string | null;
}

export function ReportActions({
  isRefreshing,
  onRefresh,
  reportId,
  isInConsole = false,
}: ReportActionsProps) {
  return (
    <>
      {isInConsole ? (
        <Tooltip text="Refresh report" side="bottom">
          <Button size="sm" icon aria-label="Refresh report" loading={isRefreshing} onClick={onRefresh}>
            <RefreshCw className="size-4 stroke-2" aria-hidden="true" />
          </Button>
        </Tooltip>
      ) : (
        <Button loading={isRefreshing} onClick={onRefresh} className="max-sm:flex-1">
          <RefreshCw className="size-4 stroke-2" aria-hidden="true" />
          Refresh
        </Button>
      )}
      <div className={classNames("relative max-sm:flex-1", isInConsole ? "w-[128px]" : "w-[132px]")}>
        <Download
          className={classNames(
            "pointer-events-none absolute left-3 size-4",
            isInConsole ? "inset-y-0 my-auto" : "top-3.5",
          )}
          aria-hidden="true"
        />
        <Select
          aria-label="Export"
          placeholder="Export"
          options={FORMATS}
          // Used as an action menu: no option stays selected.
          value={null}
          onValueChange={(format) => reportId && void saveReport(reportId, format)}
          disabled={reportId === null}
          className={classNames(
            "pl-9 font-semibold",
            isInConsole && "h-10 min-h-10! py-0! text-13! pointer-coarse:min-h-11!",
          )}
        />
      </div>
    </>
  );
}
