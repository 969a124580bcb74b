import { t } from "#web/platform/language/text.ts";
import type { DrawingProps } from "./drawing.ts";

const METALS = {
  1: { rim: "#C98A0B", face: "#FBBF24", ink: "#3B2600" },
  2: { rim: "#8FA3A9", face: "#CBD8DC", ink: "#1C2A2E" },
  3: { rim: "#A8683A", face: "#E0A070", ink: "#361A08" },
} as const;

/** Gold, silver, bronze for the first three of a leaderboard. */
export function RankMedal({ rank, className = "h-[42px] w-[38px]" }: DrawingProps & { rank: 1 | 2 | 3 }) {
  const { rim, face, ink } = METALS[rank];
  return (
    <svg viewBox="0 0 40 44" className={className} role="img" aria-label={t("Rank {rank}", { rank })}>
      <path d="M12 22l-5 20 7-3 5 5 3-14zM28 22l5 20-7-3-5 5-3-14z" fill={rim} />
      <circle cx="20" cy="19" r="17" fill={rim} />
      <circle cx="20" cy="17.5" r="17" fill={face} />
      <text
        x="20"
        y="24"
        textAnchor="middle"
        fill={ink}
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize="19"
      >
        {rank}
      </text>
    </svg>
  );
}
