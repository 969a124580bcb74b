import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** One placeholder block; size and radius by `className`. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string | undefined }) {
  return (
    <span
      className={classNames("relative block overflow-hidden rounded-badge bg-surface-2", className)}
      aria-hidden="true"
    >
      <span className="moves absolute inset-0 animate-sweep bg-[linear-gradient(90deg,transparent,var(--surface-3),transparent)] opacity-70" />
    </span>
  );
}

/** Wraps the blocks of one region, so that screen readers announce loading once. */
export function SkeletonRegion(props: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={props.className}>
      <span className="sr-only">{props.label}</span>
      {props.children}
    </div>
  );
}
