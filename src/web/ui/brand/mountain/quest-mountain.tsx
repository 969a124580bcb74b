import { useId } from "react";
import type { DrawingProps } from "../drawing.ts";
import { Lantern } from "../lantern.tsx";
import { TERRACES, TRAIL_AHEAD, TRAIL_WALKED } from "./mountain-land.ts";
import { MountainShop } from "./mountain-shop.tsx";
import { MountainOrbs, MountainStops } from "./mountain-stops.tsx";
import { Tree } from "./mountain-tree.tsx";

/** The hero's papercut mountain: a week's trail that climbs to a small shop. */
export function QuestMountain({ className = "w-full" }: DrawingProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 96 860 650"
      className={`block overflow-visible ${className}`}
      role="img"
      aria-label="A terraced mountain. A trail with one stop for each day climbs past gold XP orbs to a small candle shop with a level 5 flag."
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
      <ellipse cx="430" cy="532" rx="396" ry="196" fill="var(--land-shadow)" filter={`url(#${id}-soft)`} />
      <Land />
      <Way />
      <MountainShop level={5} />
      <MountainOrbs />
      <MountainStops />
      <ellipse className="fill-[#06302A33] dark:fill-[#00000059]" cx="394.7" cy="540.9" rx="20" ry="8" />
      <circle className="opacity-0 dark:opacity-100" cx="394.7" cy="508.9" r="70" fill={`url(#${id}-glow)`} />
      <g className="moves animate-hop">
        <svg x="360.7" y="462.9" width="68" height="80" aria-hidden="true">
          <Lantern />
        </svg>
      </g>
    </svg>
  );
}

function Land() {
  return TERRACES.map(({ side, top, contour, trees }, height) => (
    <g key={side}>
      <path d={side} fill={`var(--land-${height}-side)`} />
      <path d={top} fill={`var(--land-${height})`} />
      <path
        d={contour}
        fill="none"
        strokeWidth="1.2"
        className="stroke-[#FFFFFF42] dark:stroke-[#FFFFFF12]"
      />
      {trees.map(([x, y, scale]) => (
        <Tree key={`${x}-${y}`} x={x} y={y} scale={scale} />
      ))}
    </g>
  ));
}

function Way() {
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d={`${TRAIL_WALKED}${TRAIL_AHEAD}`}
        stroke="var(--trail-under)"
        strokeOpacity=".16"
        strokeWidth="15"
      />
      <path d={TRAIL_AHEAD} stroke="var(--trail)" strokeWidth="5" strokeDasharray="1 13" />
      <path d={TRAIL_WALKED} stroke="#B47A08" strokeWidth="10" transform="translate(0 2)" />
      <path d={TRAIL_WALKED} stroke="#FBBF24" strokeWidth="8" />
    </g>
  );
}
