import type { DrawingProps } from "./drawing.ts";

export function LogoMark({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect y="2.5" width="32" height="29.5" rx="9.5" fill="var(--primary-edge)" />
      <rect width="32" height="29.5" rx="9.5" fill="var(--primary)" />
      <path
        d="M22.6 9.2C20.8 7 17.9 6.6 15.3 6.9c-3.4.4-5.6 2.2-5.5 4.6.1 5.4 12.6 2.6 12.6 8.1 0 2.6-2.7 4-6 4-2.6 0-4.9-.9-6.3-2.7"
        fill="none"
        stroke="var(--on-primary)"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <circle cx="23.6" cy="9.4" r="3.7" fill="#FBBF24" stroke="var(--primary)" strokeWidth="1.6" />
    </svg>
  );
}
