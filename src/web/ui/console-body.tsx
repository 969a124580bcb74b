import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** On phones nothing to press is lower than 44 px, also with a mouse. */
export const PHONE_TARGETS =
  "max-sm:[&_.btn]:min-h-11 max-sm:[&_.btn-icon]:min-w-11 max-sm:[&_[role=radio]:not(.sr-only)]:min-h-11";

/** The content of a page of the console. */
export function ConsoleBody({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={classNames(
        "grid w-full max-w-[1440px] grid-cols-1 content-start gap-3 px-4 pt-3 pb-6.5 sm:gap-3.5 sm:px-7 sm:pt-4.5",
        PHONE_TARGETS,
        className,
      )}
    >
      {children}
    </div>
  );
}

interface ConsoleHeadProps {
  title: string;
  /** A line below the title. */
  about?: ReactNode;
  /** The title says more than the top bar: phones show it as well. */
  isGreeting?: boolean;
  children?: ReactNode;
}

/** The head of a page: its title and what belongs to the whole page. Phones have the title in the top bar. */
export function ConsoleHead({ title, about, isGreeting = false, children }: ConsoleHeadProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2.5 sm:mb-0.5 sm:min-h-11">
      <div className="min-w-0 flex-1 basis-60 max-sm:order-2 max-sm:basis-full">
        <h1
          className={classNames(
            "text-28 leading-[1.1] font-extrabold tracking-[-.02em]",
            isGreeting ? "max-sm:mb-1 max-sm:text-24" : "max-sm:sr-only",
          )}
        >
          {title}
        </h1>
        {about ? <div className="text-13 leading-[1.3] text-pretty text-text-2 sm:mt-1">{about}</div> : null}
      </div>
      {/* Actions wrap below the title together, not one by one. */}
      {children ? <div className="flex flex-wrap items-center gap-2.5 max-sm:w-full">{children}</div> : null}
    </div>
  );
}
