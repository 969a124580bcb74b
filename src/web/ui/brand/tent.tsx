import type { DrawingProps } from "./drawing.ts";

/** Icon of a rest day. */
export function Tent({ className }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 4.5L3.5 19.5h17zM12 4.5V3M12 12l-3.5 7.5M12 12l3.5 7.5" />
    </svg>
  );
}
