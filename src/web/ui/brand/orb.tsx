import type { DrawingProps } from "./drawing.ts";

export function Orb({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
      <circle cx="10" cy="10" r="8" fill="#C98A0B" />
      <circle cx="10" cy="9.4" r="7.6" fill="#FBBF24" />
      <path d="M10 4.6l1.3 3.1 3.1 1.3-3.1 1.3L10 13.4 8.7 10.3 5.6 9l3.1-1.3z" fill="#FFF3C4" />
    </svg>
  );
}
