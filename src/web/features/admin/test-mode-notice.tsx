import { TriangleAlert } from "lucide-react";
import { readInstance } from "#web/platform/instance.ts";

/** Tells operators that plans in the figures were not really paid for. */
export function TestModeNotice() {
  const { payments, isStripeTest } = readInstance();
  if (payments !== "sandbox" && !isStripeTest) return null;
  return (
    <p
      role="note"
      aria-label="Payments"
      className="flex gap-2 border-b border-border bg-warning-soft px-4 py-1.5 text-[12.5px] font-550 text-pretty text-warning sm:px-7"
    >
      <TriangleAlert className="mt-px size-4 flex-none" aria-hidden="true" />
      <span>
        {isStripeTest ? "Stripe is in test mode" : "Payments are in test mode"}: no money is taken
        {/* On phones it stands above every page, and one line is enough to know it. */}
        <span className="max-sm:sr-only">
          , and any test card opens a plan.{" "}
          {isStripeTest ? "Set the keys of Stripe's live mode" : "Connect Stripe"}, or switch payments off
          (PAYMENTS=off), before people rely on it
        </span>
        .
      </span>
    </p>
  );
}
