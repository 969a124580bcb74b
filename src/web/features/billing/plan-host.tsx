import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { LazyOverlay } from "#web/platform/lazy/lazy-overlay.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { openPlan, type PlanRequest } from "#web/wiring/signals.ts";
import { SUBSCRIPTION_KEY } from "./use-subscription.ts";

const PlanDialog = lazyPart("plan", async () => (await import("./plan-dialog.tsx")).PlanDialog);

/** Opens the plan dialog over any page, on the signal `openPlan`. */
export function PlanHost({ user }: { user: UserView }) {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [request, setRequest] = useState<PlanRequest>({});

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = openPlan.subscribe((asked) => {
      // A refusal means the cached plan is out of date.
      if (asked.reason) void client.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
      // Deferred, so that the caller restores its text first and the dialog opens above it.
      timer = setTimeout(() => {
        setRequest(asked);
        setIsOpen(true);
      }, 0);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client]);

  return (
    <LazyOverlay open={isOpen}>
      <PlanDialog open={isOpen} onOpenChange={setIsOpen} user={user} request={request} />
    </LazyOverlay>
  );
}
