import type { DrawingProps } from "./drawing.ts";

export const FLAME_OUTER =
  "M10.7 1.6c.5 2.9 4.9 4.9 4.9 9.8a5.6 5.6 0 0 1-11.2 0c0-2.3 1.1-3.7 2.2-4.9.2 1.3.8 2 1.7 2.3-.3-2.9.5-5.3 2.4-7.2z";
export const FLAME_INNER =
  "M10.2 9.2c.3 1.5 2.3 2.2 2.3 4.3a2.5 2.5 0 0 1-5 0c0-1.1.5-1.8 1-2.3.2.6.5.9.9 1-.1-1.2.1-2.2.8-3z";

export function Flame({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
      <path d={FLAME_OUTER} fill="#F97316" />
      <path d={FLAME_INNER} fill="#FDE68A" />
    </svg>
  );
}
