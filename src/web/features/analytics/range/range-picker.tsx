import { RANGES } from "#domain/analytics/ranges.ts";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { RANGE_WORDS } from "./range-words.ts";
import { useRange } from "./use-range.ts";

const SEGMENTS = RANGES.map((value) => ({ value, label: RANGE_WORDS[value] }));

export function RangePicker() {
  const { range, setRange } = useRange();
  return (
    <Segmented
      label="Range"
      segments={SEGMENTS}
      value={range}
      onValueChange={setRange}
      className="max-sm:w-full sm:min-w-[330px] sm:[&_button]:h-8 sm:[&_button]:text-13 sm:pointer-coarse:[&_button]:h-11"
    />
  );
}
