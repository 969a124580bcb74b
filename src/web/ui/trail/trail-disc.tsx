import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

/** quiet: a past day that took quests and on which nothing was done; before: a day before the person joined. */
export type TrailState = "done" | "now" | "ahead" | "rest" | "overdue" | "quiet" | "before";
export type TrailSize = "slim" | "steps";

interface Measure {
  plain: string;
  now: string;
  rest: string;
  edgePx: number;
  nowEdgePx: number;
  /** Distance of the line from the top; every disc is centred on it. */
  axisPx: number;
  linePx: number;
  haloPx: number;
}

export const SIZES: Record<TrailSize, Measure> = {
  slim: {
    plain: "h-[25px] w-[34px] text-14 sm:h-[27px] sm:w-[38px]",
    now: "h-[25px] w-[34px] text-14 sm:h-[27px] sm:w-[38px]",
    rest: "h-[25px] w-[34px] sm:h-[27px] sm:w-[38px]",
    edgePx: 4,
    nowEdgePx: 4,
    axisPx: 14,
    linePx: 5,
    haloPx: 5,
  },
  steps: {
    plain: "h-[21px] w-7 max-sm:h-[17px] max-sm:w-[22px] text-12",
    now: "h-7 w-[38px] text-14 max-sm:h-[26px] max-sm:w-[34px]",
    rest: "h-[21px] w-7",
    edgePx: 3,
    nowEdgePx: 4,
    axisPx: 16,
    linePx: 6,
    haloPx: 6,
  },
};

const FACES: Record<TrailState, string> = {
  done: "bg-walked text-on-walked",
  now: "bg-primary text-on-primary",
  ahead: "bg-surface text-text-2",
  rest: "bg-surface text-text-2",
  overdue: "bg-streak-soft text-streak",
  quiet: "bg-surface text-text-2",
  before: "bg-surface-3",
};

interface DiscProps {
  size: TrailSize;
  state: TrailState;
  label: string;
  children: ReactNode;
}

export function Disc({ size, state, label, children }: DiscProps) {
  const measure = SIZES[size];
  return (
    <span className="relative z-1 grid place-items-center" style={{ height: measure.axisPx * 2 }}>
      <span
        className={classNames(
          "num grid place-items-center rounded-[50%] leading-none font-750",
          dimsOf(state, measure),
          FACES[state],
        )}
        style={{ boxShadow: edge(state, measure) }}
        aria-hidden="true"
      >
        {children}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

function dimsOf(state: TrailState, { now, rest, plain }: Measure): string {
  if (state === "before") return "size-2.5";
  return state === "now" ? now : state === "rest" ? rest : plain;
}

function edge(state: TrailState, { edgePx, nowEdgePx, haloPx }: Measure): string {
  if (state === "before") return "none";
  const outlined = (color: string) => `inset 0 0 0 2px ${color}, 0 ${edgePx}px 0 ${color}`;
  if (state === "done") return `0 ${edgePx}px 0 var(--walked-edge)`;
  if (state === "now") {
    const drop = nowEdgePx / 2;
    return `0 ${nowEdgePx}px 0 var(--primary-edge), 0 ${drop}px 0 ${haloPx}px var(--primary-soft)`;
  }
  return outlined(state === "overdue" ? "var(--streak)" : "var(--border)");
}
