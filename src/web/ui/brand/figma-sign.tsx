import type { DrawingProps } from "./drawing.ts";

/** In our line, as the other signs. */
export function FigmaSign({ className }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M9 3.5h3v6H9a3 3 0 0 1 0-6zM12 3.5h3a3 3 0 0 1 0 6h-3zM9 9.5h3v6H9a3 3 0 0 1 0-6zM9 15.5h3v2.5a3 3 0 1 1-3-2.5z" />
      <circle cx="15" cy="12.5" r="3" />
    </svg>
  );
}
