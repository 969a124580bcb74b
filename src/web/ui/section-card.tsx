import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

interface SectionCardProps {
  title: string;
  /** One line about the section's content and purpose. */
  about?: ReactNode;
  /** Buttons and figures at the right end of the heading. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function SectionCard({ title, about, aside, className, children }: SectionCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames("card grid min-w-0 content-start p-4.5", className)}>
      <div className="mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <div className="mr-auto min-w-0">
          <h2 id={id} className="text-16 font-bold tracking-[-.005em]">
            {title}
          </h2>
          {about ? <p className="mt-1 text-13 text-pretty text-text-2">{about}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Empty state of a list, and what will fill it. */
export function NothingHere({ title, text }: { title: string; text: string }) {
  return (
    <div className="rounded-quest border border-dashed border-control/60 px-4 py-4 text-center">
      <p className="text-14 font-semibold text-balance">{title}</p>
      <p className="mt-0.5 text-13 text-pretty text-text-2">{text}</p>
    </div>
  );
}
