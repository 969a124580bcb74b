import type { ReactNode } from "react";
import type { BadgeFrame } from "#domain/progress/look.ts";

/** The outline of the shield in level-shield.tsx. */
const OUTLINE = "M46 2l40 17v32c0 22-16 38-40 46C22 89 6 73 6 51V19z";
const GOLD = "#FBBF24";
const GOLD_EDGE = "#B47A08";

/** Leaves of one half of the wreath, from the tip of the shield upwards: place and angle in degrees. */
const LEAVES = [
  { x: 34, y: 101, turn: 22 },
  { x: 20, y: 93, turn: 38 },
  { x: 9, y: 81, turn: 54 },
  { x: 2, y: 67, turn: 70 },
  { x: -1, y: 52, turn: 84 },
  { x: -1, y: 37, turn: 96 },
] as const;

const FRAMES: Record<BadgeFrame, ReactNode> = {
  copper: (
    <>
      <path d={OUTLINE} stroke="#8F4A21" strokeWidth="9" />
      <path d={OUTLINE} stroke="#D98A55" strokeWidth="5" />
    </>
  ),
  rope: (
    <>
      <path d={OUTLINE} stroke="#7A4B12" strokeWidth="10" />
      <path d={OUTLINE} stroke="#E3B25F" strokeWidth="7" strokeDasharray="7 3" strokeLinecap="butt" />
    </>
  ),
  laurel: (
    <>
      <path d={OUTLINE} stroke={GOLD} strokeWidth="4" />
      <Half />
      <g transform="translate(92 0) scale(-1 1)">
        <Half />
      </g>
    </>
  ),
  summit: (
    <>
      <path d={OUTLINE} stroke={GOLD_EDGE} strokeWidth="10" />
      <path d={OUTLINE} stroke={GOLD} strokeWidth="6" />
      <path
        d="M46-13l4.6 9.4 10.3 1.5-7.5 7.2 1.8 10.3L46 10.5l-9.2 4.9 1.8-10.3-7.5-7.2 10.3-1.5z"
        fill="#FFF3C4"
        stroke={GOLD_EDGE}
        strokeWidth="3"
      />
    </>
  ),
};

function Half() {
  return (
    <>
      {LEAVES.map(({ x, y, turn }) => (
        <path
          key={turn}
          d="M0 0c-9-1.5-13-7.5-13-13 7 .5 13 5 13 13z"
          transform={`translate(${x} ${y}) rotate(${turn - 40})`}
          fill="#4C9A5B"
          stroke="#27643A"
          strokeWidth="1.5"
        />
      ))}
    </>
  );
}

/** A frame around the shield; placed over a shield of the same size, and a little larger than it. */
export function ShieldFrame({ frame }: { frame: BadgeFrame }) {
  return (
    <svg
      viewBox="0 0 92 104"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
      fill="none"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {FRAMES[frame]}
    </svg>
  );
}
