import type { DrawingProps } from "./drawing.ts";

/** Line illustration for an empty trail: a tent, a tree and an orb. */
export function Camp({ className = "h-[112px] w-[190px]" }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 190 112"
      className={className}
      fill="none"
      stroke="var(--text-2)"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8 100h174M42 100l34-58 34 58M76 42v-8M76 66l-20 34M76 66l20 34" />
      <path d="M140 100V58M140 58l-9 15h18zM140 70l-13 19h26z" />
      <path d="M22 100c2-6 8-6 10 0M160 100c2-5 7-5 9 0" />
      <circle cx="150" cy="26" r="10" fill="var(--gold)" stroke="var(--gold-edge)" />
      <path d="M96 28c12 4 22 0 34-2" strokeDasharray="1 8" strokeWidth="3" />
    </svg>
  );
}
