import { type ReactNode, Suspense } from "react";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";

const BusinessCards = lazyPart("business-cards", async () => {
  return (await import("#web/features/business/business-cards.tsx")).BusinessCards;
});
const MilestoneCard = lazyPart("milestone-card", async () => {
  return (await import("#web/features/business/milestone-card.tsx")).MilestoneCard;
});

/** Questions about the business, above the week. */
export function BusinessQuestions({ level }: { level: number }) {
  return (
    <Quietly>
      <BusinessCards level={level} />
    </Quietly>
  );
}

export function NextMilestone({ level }: { level: number }) {
  return (
    <Quietly>
      <MilestoneCard level={level} />
    </Quietly>
  );
}

/** Loaded after the first paint; absent if that fails, since the week works without it. */
function Quietly({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
}
