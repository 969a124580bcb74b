import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from "react";
import { useFirstIntent } from "./first-intent.ts";

interface BelowFoldProps {
  /** Shown until then, about as high as the content. */
  fallback: ReactNode;
  /** Lazy parts. */
  children: ReactNode;
  className?: string;
}

/**
 * Content that is usually below the window's lower edge: fetched and shown once the window reaches it or the person
 * starts to use the page, so that the first screen does not wait for it.
 */
export function BelowFold({ fallback, children, className }: BelowFoldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(() => !("IntersectionObserver" in window));
  useFirstIntent(() => startTransition(() => setIsWanted(true)));
  useEffect(() => {
    // The frame itself may have no box of its own.
    const shown = frame.current?.firstElementChild;
    if (isWanted || !shown) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsWanted(true);
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [isWanted]);
  return (
    <div ref={frame} className={className}>
      {isWanted ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </div>
  );
}
