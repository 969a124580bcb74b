import { useSearchParams } from "wouter";
import { RANGES, type Range } from "#domain/analytics/ranges.ts";

const DEFAULT: Range = "7d";

interface ChosenRange {
  readonly range: Range;
  /** Whether figures are compared with the period before. */
  readonly isCompared: boolean;
  readonly setRange: (range: Range) => void;
  readonly setIsCompared: (isCompared: boolean) => void;
}

/** The range of all figures of the Analytics group. It stands in the address, so links and reloads keep it. */
export function useRange(): ChosenRange {
  const [params, setParams] = useSearchParams();
  const asked = params.get("range");
  const change = (name: string, value: string | null) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    range: RANGES.find((range) => range === asked) ?? DEFAULT,
    isCompared: params.get("compare") !== "none",
    setRange: (range) => change("range", range === DEFAULT ? null : range),
    setIsCompared: (isCompared) => change("compare", isCompared ? null : "none"),
  };
}
