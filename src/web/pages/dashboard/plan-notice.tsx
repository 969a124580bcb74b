import { Suspense, useEffect, useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { dialogFor } from "#domain/billing/subscription.ts";
import { planNewsOf } from "#web/features/billing/plan-view.ts";
import { useSubscription } from "#web/features/billing/use-subscription.ts";
import { waitForOtherDialogs } from "#web/features/progress/wait-for-other-dialogs.ts";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { isFirstVisit } from "#web/platform/session/first-visit.ts";
import { tabStore } from "#web/platform/storage/storage.ts";
import { isCelebrating } from "#web/wiring/celebrate.ts";
import { openPlan } from "#web/wiring/signals.ts";

/** Few people see it. */
const PlanBanner = lazyPart("plan-banner", async () => {
  return (await import("#web/features/billing/plan-banner.tsx")).PlanBanner;
});

/** Leaves time for a level-up waiting for the same moment, or for a first look at the week. */
const CALM_MS = 800;

/**
 * Opens the plan dialog once per visit if a plan is needed; after that shows a banner. On the first visit it waits for
 * the first finished quest: nobody is asked for money before having seen what it is for.
 */
export function PlanNotice({ user }: { user: UserView }) {
  const { data: plan } = useSubscription(user);
  const mark = `planOffered:${user.id}`;
  const [isOffered, setIsOffered] = useState(() => tabStore.get(mark) !== null);
  // Operators use everything without a plan.
  const isOperator = user.role === "admin";
  const isNeeded = plan !== undefined && !isOperator && dialogFor(plan) !== null;
  const isEarly = user.totalXP === 0 && isFirstVisit(user.id);

  useEffect(() => {
    if (!isNeeded || isOffered || isEarly) return;
    const left = new AbortController();
    void calmMoment(left.signal).then(() => {
      if (left.signal.aborted || !openPlan.emit({})) return;
      tabStore.set(mark, "1");
      setIsOffered(true);
    });
    return () => left.abort();
  }, [isNeeded, isOffered, isEarly, mark]);

  if (!plan || isOperator || planNewsOf(plan) === "none" || (isNeeded && !isOffered)) return null;
  return (
    <Suspense>
      <PlanBanner plan={plan} timeZone={user.timeZone} />
    </Suspense>
  );
}

/** Resolves once no dialog has been open for a while, nothing is celebrated and the person is not typing. */
async function calmMoment(signal: AbortSignal): Promise<void> {
  let isCalm = false;
  while (!isCalm && !signal.aborted) {
    await waitForOtherDialogs({ isOwnOpen: () => false, onLong: () => undefined, signal });
    await new Promise((resolve) => setTimeout(resolve, CALM_MS));
    isCalm = !document.querySelector("[role=dialog][data-state=open]") && !isTyping() && !isCelebrating();
  }
}

function isTyping(): boolean {
  return document.activeElement?.matches("input, textarea, [contenteditable]") ?? false;
}
