import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: "div" | "section" | "article" | "aside" | "li" | undefined;
  /** none: the content has its own; md 18 px, lg 26 px (header cards, also rounder). */
  padding?: "none" | "md" | "lg" | undefined;
  /** Dashed border for an empty place. */
  dashed?: boolean | undefined;
}

const PADDING = { none: "", md: "p-4.5", lg: "rounded-panel p-4 sm:p-6.5" } as const;

export function Card({ as: Tag = "div", padding = "md", dashed, className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={classNames("card", PADDING[padding], dashed && "border-2 border-dashed", className)}
    />
  );
}

interface CardHeadProps {
  title: ReactNode;
  /** An explain button beside the title, not part of the heading's name. */
  explain?: ReactNode;
  /** Text, legend, badge or button at the right end. */
  aside?: ReactNode;
  level?: 1 | 2 | 3 | 4;
  className?: string | undefined;
}

export function CardHead({ title, explain, aside, level = 3, className }: CardHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames("flex min-h-5 flex-wrap items-center gap-x-2.5 gap-y-1", className)}>
      <div className="mr-auto flex min-w-0 items-center gap-2">
        <Heading className="min-w-0 text-16 font-bold tracking-[-.005em]">{title}</Heading>
        {explain}
      </div>
      {aside ? <div className="text-13 font-medium text-text-2">{aside}</div> : null}
    </div>
  );
}
