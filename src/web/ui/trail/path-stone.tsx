import { Puck } from "../brand/mountain/mountain-stops.tsx";
import type { PathStepState } from "./path-step.ts";

interface PathStoneProps {
  x: number;
  y: number;
  radius: number;
  state: PathStepState;
}

const PALE = { face: "fill-white dark:fill-[#DDEBE7]", edge: "fill-[#B9CFC9] dark:fill-[#7C9A93]" };
const LOOKS: Record<PathStepState, { face: string; edge: string }> = {
  done: { face: "fill-walked", edge: "fill-[var(--walked-edge)]" },
  passed: PALE,
  now: { face: "fill-primary", edge: "fill-[#073F3A] dark:fill-[#0E7D6F]" },
  open: PALE,
  ahead: PALE,
};
/** The signs are drawn for a stone of this radius. */
const DRAWN_RADIUS = 21;

/** One milestone on the mountain: gold and ticked, pale and ticked, the one at work, free, or locked. */
export function PathStone({ x, y, radius, state }: PathStoneProps) {
  return (
    <Puck x={x} y={y} radius={radius} {...LOOKS[state]}>
      <g transform={`scale(${radius / DRAWN_RADIUS})`}>
        <Sign state={state} />
      </g>
    </Puck>
  );
}

const LINE = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

function Sign({ state }: { state: PathStepState }) {
  switch (state) {
    case "done":
      return <path {...LINE} d="M-7 0l5 4.5L8-5" stroke="var(--on-walked)" strokeWidth="3.6" />;
    case "passed":
      return <path {...LINE} d="M-6 0l4.4 4L7-4.6" stroke="#4A5F5C" strokeWidth="3.4" />;
    case "now":
      return <path d="M-6-7.5v14L9-.5z" fill="var(--on-primary)" />;
    case "open":
      return <circle r="4" fill="#7D918E" />;
    case "ahead":
      return (
        <>
          <rect x="-6" y="-2.5" width="12" height="9" rx="2.5" fill="#4A5F5C" />
          <path {...LINE} d="M-3.4-2.5v-1.6a3.4 3.4 0 0 1 6.8 0v1.6" stroke="#4A5F5C" strokeWidth="2.2" />
        </>
      );
  }
}
