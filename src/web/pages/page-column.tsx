import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";

/** From `sm` up a margin of 48 px at both sides holds what floats beside the page. */
const WIDTHS = {
  app: "w-[min(var(--page),100%-32px)] sm:w-[min(var(--page),100%-96px)]",
  reading: "w-[min(720px,100%-32px)] sm:w-[min(720px,100%-96px)]",
} as const;

interface PageColumnProps {
  width?: keyof typeof WIDTHS;
  className?: string;
  children: ReactNode;
}

/** The column for a page's content. */
export function PageColumn({ width = "app", className, children }: PageColumnProps) {
  return <div className={classNames("mx-auto pt-6 pb-24", WIDTHS[width], className)}>{children}</div>;
}
