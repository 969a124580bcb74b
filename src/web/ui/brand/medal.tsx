import type { ReactNode } from "react";
import type { MedalMetal } from "#domain/progress/achievements.ts";
import { classNames } from "../class-names.ts";
import type { DrawingProps } from "./drawing.ts";
import { FLAME_INNER, FLAME_OUTER } from "./flame.tsx";

const METALS: Record<MedalMetal, { face: string; edge: string; shine: string; on: string }> = {
  bronze: { face: "#E0975C", edge: "#9A5426", shine: "#FBE0C8", on: "#3D1D08" },
  silver: { face: "#C6D2D8", edge: "#7C8C95", shine: "#FFFFFF", on: "#1E2B31" },
  gold: { face: "#FBBF24", edge: "#B47A08", shine: "#FFF3C4", on: "#3B2600" },
};

/** Outlines about the origin, within a radius of 46. */
const SHAPES = {
  round: "M46 0A46 46 0 1 1-46 0 46 46 0 1 1 46 0z",
  shield: "M0-46l40 14v34c0 22-16 37-40 46-24-9-40-24-40-46v-34z",
  hexagon: "M0-47l41 23.5v47L0 47l-41-23.5v-47z",
  star: starPath(12, 47, 39),
} as const;
export type MedalShape = keyof typeof SHAPES;

const RIBBONS: Record<MedalShape, string> = {
  round: "#C2410C",
  shield: "#5B4BDB",
  hexagon: "#0F766E",
  star: "#1D5FA8",
};

interface MedalProps extends DrawingProps {
  metal?: MedalMetal;
  shape?: MedalShape;
  /** A lucide icon; without it the medal shows a flame. */
  icon?: ReactNode;
}

/** A medal with ribbons, for achievements: its shape says the kind, its metal how far. */
export function Medal({
  className = "h-[118px] w-[108px]",
  icon,
  metal = "gold",
  shape = "round",
}: MedalProps) {
  const { face, edge, shine, on } = METALS[metal];
  const outline = SHAPES[shape];
  return (
    <span className={classNames("relative inline-block flex-none", className)} aria-hidden="true">
      <svg viewBox="0 0 108 118" className="size-full" aria-hidden="true">
        <path d="M36 72l-14 40 18-6 11 12 9-34zM72 72l14 40-18-6-11 12-9-34z" fill={RIBBONS[shape]} />
        <path d={outline} transform="translate(54 51)" fill={edge} />
        <path d={outline} transform="translate(54 47)" fill={face} />
        <path
          d={outline}
          transform="translate(54 47) scale(.8)"
          fill="none"
          stroke={shine}
          strokeWidth="3.5"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
        {icon ? null : (
          <g transform="translate(30 21) scale(2.4)">
            <path d={FLAME_OUTER} fill="#F97316" />
            <path d={FLAME_INNER} fill="#FDE68A" />
          </g>
        )}
      </svg>
      {icon ? (
        <span className="absolute inset-x-0 top-0 grid h-[80%] place-items-center" style={{ color: on }}>
          {icon}
        </span>
      ) : null}
    </span>
  );
}

/** A wreath of points between two radii. */
function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}
