import type { ReactNode } from "react";
import type { RangeView } from "#contracts/console/revenue.ts";
import { ConsoleHead } from "#web/ui/console-body.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { RangePicker } from "./range-picker.tsx";
import { spanText } from "./range-words.ts";
import { useRange } from "./use-range.ts";

const COMPARISONS = [
  { value: "before", label: "Compare: period before" },
  { value: "none", label: "No comparison" },
] as const;

interface RangeHeadProps {
  title: string;
  /** The range as the server cut it; null until the first figures are there. */
  shown: RangeView | null;
  /** Where few figures have a period before, the comparison is not offered: those that have one show it. */
  hasComparison?: boolean;
  children?: ReactNode;
}

/** Title of an Analytics page, with the range that drives every figure on it. */
export function RangeHead({ title, shown, hasComparison = true, children }: RangeHeadProps) {
  const { isCompared, setIsCompared } = useRange();
  return (
    <ConsoleHead title={title} about={shown ? <Dates shown={shown} isCompared={isCompared} /> : " "}>
      <RangePicker />
      {hasComparison ? (
        <Select
          aria-label="Comparison"
          options={COMPARISONS}
          value={isCompared ? "before" : "none"}
          onValueChange={(chosen) => setIsCompared(chosen === "before")}
          className="h-10 min-h-10! w-[196px]! py-0! text-13! font-semibold max-sm:w-full! pointer-coarse:min-h-11!"
        />
      ) : null}
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
      {isCompared && shown.stepsBefore.length > 0 ? (
        <>
          <span
            className="mx-1.5 inline-block w-4 border-t-2 border-dashed border-control align-middle"
            aria-hidden="true"
          />
          <span className="whitespace-nowrap">
            <span className="max-sm:hidden">against </span>
            {spanText(shown, shown.stepsBefore)}
          </span>
        </>
      ) : null}
    </p>
  );
}
