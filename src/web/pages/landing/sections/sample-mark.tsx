import { Info } from "lucide-react";
import { classNames } from "#web/ui/class-names.ts";
import { sample } from "../landing-content.ts";

/** Label for sample figures, which no real data backs. */
export function SampleMark() {
  return (
    <span className="rounded-[5px] bg-surface-2 px-[5px] py-[3px] text-[11px] leading-none font-semibold text-text-2">
      {sample}
    </span>
  );
}

export function SampleNote({ className, children }: { className?: string; children: string }) {
  return (
    <p className={classNames("text-14 font-medium text-text-2", className)}>
      <Info className="mr-1.5 mb-0.5 inline size-4" aria-hidden="true" />
      {children}
    </p>
  );
}
