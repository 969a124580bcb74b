import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";

interface ReviewStepProps {
  place: number;
  state: "done" | "now" | "ahead";
  title: string;
  aside: string;
  isLast?: boolean;
  /** Nothing yet of a stop that is only announced. */
  children?: ReactNode;
}

const DISCS = {
  done: "bg-walked text-on-walked shadow-[0_4px_0_var(--walked-edge)]",
  now: "bg-primary text-on-primary shadow-[0_4px_0_var(--primary-edge),0_2px_0_5px_var(--primary-soft)]",
  ahead: "bg-surface text-text-2 shadow-[inset_0_0_0_2px_var(--border),0_4px_0_var(--border)]",
} as const;

/** One stop of the review: a disc on the trail, and its card. Phones show the card alone. */
export function ReviewStep({ place, state, title, aside, isLast = false, children }: ReviewStepProps) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] pb-3 sm:grid-cols-[46px_minmax(0,1fr)] sm:gap-4 sm:pb-5">
      {isLast ? null : (
        <span
          aria-hidden="true"
          className={classNames(
            "absolute top-11 -bottom-2.5 max-sm:hidden",
            state === "done"
              ? "left-[20.5px] w-[5px] bg-walked"
              : "left-[21px] border-l-4 border-dotted border-control opacity-45",
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          "num z-1 mt-2 grid h-[34px] w-[46px] place-items-center rounded-[50%] text-16 leading-none font-750 max-sm:hidden",
          DISCS[state],
        )}
      >
        {state === "done" ? <Check className="size-[19px]" strokeWidth={2.5} /> : place}
      </span>
      <section aria-label={title} className="card min-w-0 p-4 pb-4.5 sm:px-4.5">
        <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
          <h2 className="mr-auto text-18 font-750">{title}</h2>
          <p className="text-[13.5px] font-medium text-text-2 max-sm:w-full">{aside}</p>
        </div>
        {children}
      </section>
    </li>
  );
}
