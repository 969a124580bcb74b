import { classNames } from "../class-names.ts";
import type { DrawingProps } from "./drawing.ts";

interface LanternProps extends DrawingProps {
  /** Darkens the lantern for contrast on a teal background. */
  onPrimary?: boolean;
}

/** The mentor's icon; always shown beside a sentence about the person's business. */
export function Lantern({ className, onPrimary = false }: LanternProps) {
  return (
    <svg
      viewBox="0 0 48 56"
      className={classNames(
        onPrimary && "[--ln-body:#0A4741] [--ln-cap:#083B36] [--ln-line:#083B36]",
        className,
      )}
      aria-hidden="true"
    >
      <path
        d="M15 15.5C15 7.5 18.5 3.5 24 3.5s9 4 9 12"
        fill="none"
        stroke="var(--ln-line)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="14" y="11.5" width="20" height="6.5" rx="3" fill="var(--ln-cap)" />
      <rect x="9" y="17" width="30" height="30" rx="11" fill="var(--ln-body)" />
      <rect x="13" y="21" width="22" height="22" rx="8" fill="#FFD65C" />
      <circle cx="19.6" cy="31" r="2.1" fill="#3B2600" />
      <circle cx="28.4" cy="31" r="2.1" fill="#3B2600" />
      <path
        d="M21 36c1.7 1.7 4.3 1.7 6 0"
        fill="none"
        stroke="#3B2600"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <rect x="12" y="45.5" width="24" height="7" rx="3.5" fill="var(--ln-cap)" />
    </svg>
  );
}
