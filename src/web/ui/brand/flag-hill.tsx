import type { DrawingProps } from "./drawing.ts";

/** A small hill with a gold flag, for the trial offer. */
export function FlagHill({ className = "h-[132px] w-[178px]" }: DrawingProps) {
  return (
    <svg viewBox="0 0 178 132" className={className} aria-hidden="true">
      <path d="M0 132c6-40 50-58 98-58s76 22 80 58z" fill="var(--land-2)" />
      <path d="M40 132c4-30 28-40 62-40s54 12 60 40z" fill="var(--land-4)" />
      <path
        d="M60 132c10-20 34-8 44-24s-4-12 2-18"
        fill="none"
        stroke="#FBBF24"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect x="104" y="34" width="4" height="58" rx="2" fill="var(--text)" />
      <path d="M108 36c14-6 24 5 38-1v24c-14 6-24-5-38 1z" fill="#FBBF24" />
    </svg>
  );
}
