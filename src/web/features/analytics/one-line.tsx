import type { ReactNode } from "react";

/** For table cells: keeps a figure on one line even if a name needs the space. */
export function OneLine({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>;
}
