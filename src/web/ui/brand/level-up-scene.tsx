import { t } from "#web/platform/language/text.ts";
import type { DrawingProps } from "./drawing.ts";

const CONFETTI = [
  { x: 70, y: 70, turn: 24, fill: "#F97316" },
  { x: 118, y: 34, turn: -30, fill: "#0F766E" },
  { x: 300, y: 40, turn: 40, fill: "#FBBF24" },
  { x: 346, y: 96, turn: -18, fill: "#B0205C" },
  { x: 246, y: 22, turn: 15, fill: "#1E5FA8" },
  { x: 368, y: 48, turn: -40, fill: "#F97316" },
];
const DOTS = [
  { x: 96, y: 128, radius: 5, fill: "#FBBF24" },
  { x: 322, y: 142, radius: 5, fill: "#2DD4BF" },
  { x: 170, y: 26, radius: 4.5, fill: "#B0205C" },
  { x: 50, y: 122, radius: 4, fill: "#5B4BDB" },
];

/** Illustration for a level-up: rays, a summit, and the shield with the new number. */
export function LevelUpScene({ level, className = "w-full" }: DrawingProps & { level: number }) {
  return (
    <svg
      viewBox="0 0 420 262"
      className={`block bg-level-soft ${className}`}
      role="img"
      aria-label={t("Level {level}", { level })}
    >
      <path
        d="M210 300L20-20M210 300L130-40M210 300V-40M210 300l80-340M210 300L400-20M210 300L-60 90M210 300L480 90"
        fill="none"
        stroke="var(--level)"
        strokeOpacity=".16"
        strokeWidth="26"
      />
      <path d="M-10 262c10-58 80-84 220-84s210 26 220 84z" fill="var(--land-2)" />
      <path d="M58 262c6-58 60-74 152-74s146 16 152 74z" fill="var(--land-3)" />
      <ellipse cx="210" cy="212" rx="116" ry="30" fill="var(--land-4)" />
      <ellipse cx="210" cy="208" rx="66" ry="16" fill="#06302A" opacity=".25" />
      <path d="M210 66l58 25v48c0 34-24 57-58 69-34-12-58-35-58-69V91z" fill="var(--level-edge)" />
      <path d="M210 58l58 25v48c0 34-24 57-58 69-34-12-58-35-58-69V83z" fill="var(--level)" />
      <path
        d="M210 70l47 20v41c0 28-19 46-47 56-28-10-47-28-47-56V90z"
        fill="none"
        stroke="#FFFFFF"
        strokeOpacity=".4"
        strokeWidth="2.5"
      />
      <text
        x="210"
        y="128"
        dominantBaseline="central"
        textAnchor="middle"
        fill="var(--on-level)"
        fontFamily="var(--font-display)"
        fontSize={level > 99 ? 46 : level > 9 ? 62 : 78}
        fontWeight="800"
      >
        {level}
      </text>
      {CONFETTI.map(({ x, y, turn, fill }) => (
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width="12"
          height="8"
          rx="2"
          fill={fill}
          transform={`rotate(${turn} ${x + 6} ${y + 4})`}
        />
      ))}
      {DOTS.map(({ x, y, radius, fill }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} fill={fill} />
      ))}
    </svg>
  );
}
