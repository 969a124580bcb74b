import type { ReactNode } from "react";
import type { DrawingProps } from "./drawing.ts";

/** Brand icons in our line style, since lucide has none. */
function Sign({ className, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function XSign({ className }: DrawingProps) {
  return (
    <Sign className={className}>
      <path d="M4.5 4.5l15 15M19.5 4.5l-15 15" strokeWidth="2.2" />
    </Sign>
  );
}

export function FacebookSign({ className }: DrawingProps) {
  return (
    <Sign className={className}>
      <path d="M16 4h-1.5a3.5 3.5 0 0 0-3.5 3.5V20M7.5 12.5h7" />
    </Sign>
  );
}

export function LinkedInSign({ className }: DrawingProps) {
  return (
    <Sign className={className}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3.5" />
      <path d="M8 11v5.5M8 7.7v.01M12 16.5V11M12 13.5c0-3.4 4.2-3.4 4.2 0v3" />
    </Sign>
  );
}

export function InstagramSign({ className }: DrawingProps) {
  return (
    <Sign className={className}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.7 7.3h.01" strokeWidth="2.6" />
    </Sign>
  );
}

export function FigmaSign({ className }: DrawingProps) {
  return (
    <Sign className={className}>
      <path d="M9 3.5h3v6H9a3 3 0 0 1 0-6zM12 3.5h3a3 3 0 0 1 0 6h-3zM9 9.5h3v6H9a3 3 0 0 1 0-6zM9 15.5h3v2.5a3 3 0 1 1-3-2.5z" />
      <circle cx="15" cy="12.5" r="3" />
    </Sign>
  );
}

/** In its four brand colours, as Google requires. */
export function GoogleMark({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        d="M21.6 12.2c0-.7-.06-1.3-.2-1.9H12v3.7h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.3z"
        fill="#4285F4"
      />
      <path
        d="M12 22c2.7 0 5-.9 6.6-2.5l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1H3.1v2.6A10 10 0 0 0 12 22z"
        fill="#34A853"
      />
      <path d="M6.4 13.9a6 6 0 0 1 0-3.8V7.5H3.1a10 10 0 0 0 0 9z" fill="#FBBC05" />
      <path
        d="M12 6c1.5 0 2.8.5 3.8 1.5l2.8-2.8A10 10 0 0 0 3.1 7.5l3.3 2.6C7.2 7.8 9.4 6 12 6z"
        fill="#EA4335"
      />
    </svg>
  );
}
