import { t } from "#web/platform/language/text.ts";
import { classNames } from "../class-names.ts";
import type { DrawingProps } from "./drawing.ts";

/** The small shield with a star, for badges. */
export function LevelShield({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 20 20" className={classNames("text-level", className)} aria-hidden="true">
      <path d="M10 1.4l6.9 3.3v5.7c0 4-2.9 6.9-6.9 8.2-4-1.3-6.9-4.2-6.9-8.2V4.7z" fill="currentColor" />
      <path
        d="M10 5l1.45 2.95 3.25.47-2.35 2.3.55 3.23L10 12.42l-2.9 1.53.55-3.23L5.3 8.42l3.25-.47z"
        fill="var(--on-level)"
      />
    </svg>
  );
}

/** The large shield with the level's number, 92 × 104 by default. */
export function LevelMedal({ level, className = "h-[104px] w-[92px]" }: DrawingProps & { level: number }) {
  const digits = String(level).length;
  return (
    <svg
      viewBox="0 0 92 104"
      className={classNames("flex-none", className)}
      role="img"
      aria-label={t("Level {level}", { level })}
    >
      <path d="M46 8l40 17v32c0 22-16 38-40 46C22 95 6 79 6 57V25z" fill="var(--level-edge)" />
      <path d="M46 2l40 17v32c0 22-16 38-40 46C22 89 6 73 6 51V19z" fill="var(--level)" />
      <path
        d="M46 10l32 13.5v27.5c0 18-13 31-32 37.5C27 82 14 69 14 51V23.5z"
        fill="none"
        stroke="#FFFFFF"
        strokeOpacity=".35"
        strokeWidth="2"
      />
      <text
        x="46"
        y="50"
        dominantBaseline="central"
        textAnchor="middle"
        fill="var(--on-level)"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize={digits > 2 ? 27 : digits > 1 ? 34 : 40}
      >
        {level}
      </text>
    </svg>
  );
}
