import type { ReactNode } from "react";

/** In a table: a figure is never broken to make room for a name. */
export function OneLine({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>;
}
