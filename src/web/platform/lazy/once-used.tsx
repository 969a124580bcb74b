import { type ReactNode, Suspense, useState } from "react";
import { Boundary } from "./boundary.tsx";
import { useFirstIntent } from "./first-intent.ts";

interface OnceUsedProps {
  /** Shown until then, and if the part cannot be loaded. */
  instead: ReactNode;
  children: ReactNode;
}

/** Loads its part when somebody starts to use the page: the first screen has a budget. */
export function OnceUsed({ instead, children }: OnceUsedProps) {
  const [isUsed, setIsUsed] = useState(false);
  useFirstIntent(() => setIsUsed(true));
  if (!isUsed) return instead;
  return (
    <Boundary fallback={() => instead}>
      <Suspense fallback={instead}>{children}</Suspense>
    </Boundary>
  );
}
