import { useId } from "react";
import { Lantern } from "../brand/lantern.tsx";
import { MountainShop } from "../brand/mountain/mountain-shop.tsx";
import { Tree } from "../brand/mountain/mountain-tree.tsx";
import { TerracedLand } from "../brand/mountain/terraced-land.tsx";
import { FRONT_TREES, PATH_TERRACES } from "./path-land.ts";
import type { PathStep, PathStepState } from "./path-step.ts";
import { PathStone } from "./path-stone.tsx";
import { placesOf, type TrailPlace, trailBetween } from "./path-trail.ts";

/** The part of the drawing that is shown, in its own units. */
export const PATH_VIEWS = {
  map: { x: -80, y: 46, width: 1080, height: 800 },
  whole: { x: -16, y: 96, width: 1156, height: 590 },
  /** As wide as `whole` for its height, down to the lowest stones. */
  foot: { x: -113, y: 94, width: 1352, height: 690 },
  summit: { x: 232, y: 98, width: 652, height: 296 },
  mountain: { x: 72, y: 96, width: 980, height: 700 },
} as const;

interface PathMountainProps {
  steps: readonly PathStep[];
  /** On the flag. */
  level: number;
  view: keyof typeof PATH_VIEWS;
  className?: string;
}

/** The mountain of six stages, its trail, and a stone for each milestone. Decorative: the list beside it says it all. */
export function PathMountain({ steps, level, view, className }: PathMountainProps) {
  const id = useId();
  const { x, y, width, height } = PATH_VIEWS[view];
  const places = placesOf(steps.map(({ terrace }) => terrace));
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      <defs>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="#FBBF24" stopOpacity=".55" />
          <stop offset="1" stopColor="#FBBF24" stopOpacity="0" />
        </radialGradient>
        <filter id={`${id}-soft`} x="-10%" y="-20%" width="120%" height="140%">
          <feGaussianBlur stdDeviation="16" />
        </filter>
      </defs>
      <ellipse cx="560" cy="630" rx="396" ry="176" fill="var(--land-shadow)" filter={`url(#${id}-soft)`} />
      <TerracedLand terraces={PATH_TERRACES} />
      <Way steps={steps} places={places} />
      <g transform="translate(562 204) scale(.8) translate(-440 -264)">
        <MountainShop level={level} />
      </g>
      {FRONT_TREES.map(([x, y, scale]) => (
        <Tree key={`${x}-${y}`} x={x} y={y} scale={scale} />
      ))}
      <Stones steps={steps} places={places} glow={`url(#${id}-glow)`} />
    </svg>
  );
}

interface OnTrailProps {
  steps: readonly PathStep[];
  places: readonly TrailPlace[];
}

/** Gold up to what was reached here, pale where the person had been before, dotted ahead. */
function Way({ steps, places }: OnTrailProps) {
  const pieces = steps.map(({ state }, index) => ({
    look: lookOf(state, steps[index - 1]?.state),
    d: trailBetween(places[index - 1]?.point, places[index]?.point),
  }));
  const of = (look: string) => pieces.flatMap((piece) => (piece.look === look ? piece.d : [])).join("");
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={trailBetween()} stroke="var(--trail-under)" strokeOpacity=".16" strokeWidth="15" />
      <path
        d={`${of("dotted")}${trailBetween(places.at(-1)?.point)}`}
        stroke="var(--trail)"
        strokeWidth="5"
        strokeDasharray="1 13"
      />
      <path d={of("pale")} stroke="var(--trail-before)" strokeWidth="6" />
      <path d={of("gold")} stroke="var(--walked-edge)" strokeWidth="10" transform="translate(0 2)" />
      <path d={of("gold")} stroke="var(--walked)" strokeWidth="8" />
    </g>
  );
}

/** The look of the trail that leads to a milestone: gold also where the next one is at work. */
function lookOf(state: PathStepState, before: PathStepState | undefined): "gold" | "pale" | "dotted" {
  if (state === "done" || (state === "now" && before === "done")) return "gold";
  return state === "passed" ? "pale" : "dotted";
}

const RADIUS = 16;
/** The summit is narrow. */
const SUMMIT_RADIUS = 11;
const SUMMIT = PATH_TERRACES.length - 1;
const NOW_SCALE = 1.5;

function Stones({ steps, places, glow }: OnTrailProps & { glow: string }) {
  const here = steps.findIndex(({ state }) => state === "now");
  const lantern = places[here];
  return (
    <>
      {places.map(({ x, y, point }, index) => {
        const { terrace, state } = steps[index] ?? { terrace: 0, state: "ahead" };
        const radius = (terrace === SUMMIT ? SUMMIT_RADIUS : RADIUS) * (index === here ? NOW_SCALE : 1);
        return <PathStone key={point} x={x} y={y} radius={radius} state={state} />;
      })}
      {lantern ? (
        <g transform={`translate(${lantern.x - 40} ${lantern.y + 2})`}>
          <ellipse className="fill-[#06302A33] dark:fill-[#00000059]" rx="16" ry="6" />
          <circle className="opacity-0 dark:opacity-100" cy="-26" r="60" fill={glow} />
          <g className="moves animate-hop">
            <svg x="-25" y="-56" width="50" height="58" aria-hidden="true">
              <Lantern />
            </svg>
          </g>
        </g>
      ) : null}
    </>
  );
}
