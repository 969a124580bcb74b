import type { ReactNode } from "react";
import type { RangeView } from "#contracts/console/revenue.ts";
import { RANGES } from "#domain/analytics/ranges.ts";
import { ConsoleHead } from "#web/ui/console-body.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { RANGE_WORDS, spanText } from "./range-words.ts";
import { useRange } from "./use-range.ts";

const SEGMENTS = RANGES.map((value) => ({ value, label: RANGE_WORDS[value] }));
const COMPARISONS = [
  { value: "before", label: "Compare: period before" },
  { value: "none", label: "No comparison" },
] as const;

interface RangeHeadProps {
  title: string;
  /** The range as the server cut it; null until the first figures are there. */
  shown: RangeView | null;
  children?: ReactNode;
}

/** Title of an Analytics page, with the range that drives every figure on it. */
export function RangeHead({ title, shown, children }: RangeHeadProps) {
  const { range, isCompared, setRange, setIsCompared } = useRange();
  return (
    <ConsoleHead title={title} about={shown ? <Dates shown={shown} isCompared={isCompared} /> : " "}>
      <Segmented
        label="Range"
        segments={SEGMENTS}
        value={range}
        onValueChange={setRange}
        className="max-sm:w-full sm:min-w-[330px] sm:[&_button]:h-8 sm:[&_button]:text-13 sm:pointer-coarse:[&_button]:h-11"
      />
      <Select
        aria-label="Comparison"
        options={COMPARISONS}
        value={isCompared ? "before" : "none"}
        onValueChange={(chosen) => setIsCompared(chosen === "before")}
        className="h-10 min-h-10! w-[214px]! py-0! text-13! font-semibold max-sm:hidden pointer-coarse:min-h-11!"
      />
      {children}
    </ConsoleHead>
  );
}

function Dates({ shown, isCompared }: { shown: RangeView; isCompared: boolean }) {
  const year = shown.until.slice(0, 4);
  return (
    <p>
      {spanText(shown, shown.steps)}, {year}
      <span className="max-sm:hidden">, {shown.zone}</span>
      {isCompared ? (
        <>
          <span
            className="mx-1.5 inline-block w-4 border-t-2 border-dashed border-control align-middle"
            aria-hidden="true"
          />
          <span className="max-sm:hidden">against </span>
          {spanText(shown, shown.stepsBefore)}
        </>
      ) : null}
    </p>
  );
}
