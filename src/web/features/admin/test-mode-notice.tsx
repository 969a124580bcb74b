import { TriangleAlert } from "lucide-react";
import { readInstance } from "#web/platform/instance.ts";

/** Tells operators that plans in the figures were not really paid for. */
export function TestModeNotice() {
  if (readInstance().payments !== "sandbox") return null;
  return (
    <p
      role="note"
      aria-label="Payments"
      className="mt-3 flex gap-2 rounded-input bg-warning-soft px-3 py-1.5 text-[12.5px] font-550 text-pretty text-warning"
    >
      <TriangleAlert className="mt-px size-4 flex-none" aria-hidden="true" />
      <span>
        Payments are in test mode: no money is taken, and any test card opens a plan. Connect Stripe, or
        switch payments off (PAYMENTS=off), before people rely on it.
      </span>
    </p>
  );
}
