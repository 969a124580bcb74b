import type { ReactNode } from "react";
import { axisLabels, linearScale, type Scale, slotCentres } from "./scale.ts";
import { useWidth } from "./use-width.ts";

const MARGIN_PX = { top: 22, right: 8, bottom: 34, left: 44 };

/** Where the series are drawn, in pixels. */
export interface PlotArea {
  readonly top: number;
  /** Y position of the baseline. */
  readonly bottom: number;
  readonly slotPx: number;
  /** Centre of each slot, one per label. */
  readonly centres: readonly number[];
  /** Y position for a value of the labelled axis. */
  readonly y: Scale;
}

interface PlotProps {
  heightPx: number;
  /** One per slot, from left to right; an empty one leaves its slot without a label. */
  labels: readonly string[];
  /** Tick values, from 0 up. */
  ticks: readonly number[];
  tickText: (tick: number) => string;
  children: (area: PlotArea) => ReactNode;
}

/** Axes, grid and baseline around series. Fills the available width. */
export function Plot({ heightPx, labels, ticks, tickText, children }: PlotProps) {
  const [frame, widthPx] = useWidth<HTMLDivElement>();
  const [left, right] = [MARGIN_PX.left, widthPx - MARGIN_PX.right];
  const [top, bottom] = [MARGIN_PX.top, heightPx - MARGIN_PX.bottom];
  const y = linearScale([0, ticks.at(-1) ?? 0], [bottom, top]);
  const slotPx = (right - left) / labels.length;
  const centres = slotCentres(labels.length, left, right);
  return (
    <div ref={frame} className="w-full min-w-0" style={{ height: heightPx }}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${widthPx} ${heightPx}`}
        preserveAspectRatio="none"
        className="block size-full overflow-visible"
      >
        <g className="fill-text-2 text-[12.5px] tabular-nums">
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={left}
                x2={right}
                y1={y(tick)}
                y2={y(tick)}
                className={tick === 0 ? "stroke-control" : "stroke-border"}
              />
              <text x={left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
                {tickText(tick)}
              </text>
            </g>
          ))}
          {axisLabels(labels, left, right).map(({ text, x, anchor }) => (
            <text key={x} x={x} y={bottom + 25} textAnchor={anchor}>
              {text}
            </text>
          ))}
        </g>
        {children({ top, bottom, slotPx, centres, y })}
      </svg>
    </div>
  );
}
