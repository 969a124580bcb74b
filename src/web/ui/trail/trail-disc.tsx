import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

/** quiet: a past day that took quests and on which nothing was done; before: a day before the person joined. */
export type TrailState = "done" | "now" | "ahead" | "rest" | "overdue" | "quiet" | "before";
export type TrailSize = "week" | "strip" | "slim" | "steps";

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
  week: {
    plain: "h-[34px] w-[46px] text-15",
    now: "h-[41px] w-[58px] text-15",
    rest: "h-[25px] w-8",
    edgePx: 5,
    nowEdgePx: 6,
    axisPx: 22,
    linePx: 6,
    haloPx: 8,
  },
  strip: {
    plain: "h-[29px] w-[38px] text-13",
    now: "h-[35px] w-[46px] text-13",
    rest: "h-[29px] w-[38px]",
    edgePx: 4,
    nowEdgePx: 4,
    axisPx: 20,
    linePx: 5,
    haloPx: 5,
  },
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
  picked?: boolean;
  onPick?: () => void;
  children: ReactNode;
}

export function Disc({ size, state, label, picked = false, onPick, children }: DiscProps) {
  const measure = SIZES[size];
  const dims = dimsOf(state, measure);
  const face = (
    <span
      className={classNames(
        "num grid place-items-center rounded-[50%] leading-none font-750 transition-transform duration-[var(--t-press)] ease-out group-active:translate-y-0.5",
        dims,
        FACES[state],
      )}
      style={{ boxShadow: edge(state, measure) }}
      aria-hidden="true"
    >
      {children}
    </span>
  );
  const slot = "relative z-1 grid place-items-center border-0 bg-transparent p-0";
  if (!onPick) {
    return (
      <span className={slot} style={{ height: measure.axisPx * 2 }}>
        {face}
        <span className="sr-only">{label}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      onClick={onPick}
      aria-pressed={picked}
      aria-label={label}
      className={classNames(
        slot,
        "group min-w-11 rounded-quest before:absolute before:inset-x-0 before:-inset-y-1 before:content-['']",
        picked &&
          state !== "now" &&
          "[&>span]:ring-2 [&>span]:ring-primary [&>span]:ring-offset-2 [&>span]:ring-offset-bg",
      )}
      style={{ height: measure.axisPx * 2 }}
    >
      {face}
    </button>
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
