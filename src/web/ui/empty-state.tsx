import type { ReactNode } from "react";
import { Camp } from "./brand/camp.tsx";
import { classNames } from "./class-names.ts";

interface EmptyStateProps {
  title: string;
  /** One line that says why. */
  text: ReactNode;
  /** One primary action, and at most one neutral action. */
  actions?: ReactNode;
  art?: ReactNode;
  level?: 1 | 2 | 3 | 4;
  className?: string | undefined;
}

export function EmptyState({ title, text, actions, art, level = 3, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        "card flex flex-col items-center border-2 border-dashed px-6 pt-9 pb-8.5 text-center sm:px-8",
        className,
      )}
    >
      <div className="mb-4">{art ?? <Camp />}</div>
      <Heading className="text-[21px] font-750">{title}</Heading>
      <p className="mt-1.5 max-w-[34em] text-pretty text-text-2">{text}</p>
      {actions ? <div className="mt-4.5 flex flex-wrap justify-center gap-2.5">{actions}</div> : null}
    </div>
  );
}
