import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";

const WIDTHS = {
  app: "w-[min(1320px,100%-32px)] sm:w-[min(1320px,100%-64px)]",
  reading: "w-[min(720px,100%-32px)] sm:w-[min(720px,100%-64px)]",
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
