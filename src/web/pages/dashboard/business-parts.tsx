import { type ReactNode, Suspense, useState } from "react";
import { Link } from "wouter";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { useFirstIntent } from "#web/platform/lazy/first-intent.ts";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { HillScene } from "#web/ui/brand/hill-scene.tsx";
import { Card, CardHead } from "#web/ui/card.tsx";

const BusinessCards = lazyPart("business-cards", async () => {
  return (await import("#web/features/business/business-cards.tsx")).BusinessCards;
});
const MilestoneCard = lazyPart("milestone-card", async () => {
  return (await import("#web/features/business/milestone-card.tsx")).MilestoneCard;
});

/** Questions about the business, above the week. */
export function BusinessQuestions({ level }: { level: number }) {
  return (
    <OnceUsed instead={null}>
      <BusinessCards level={level} />
    </OnceUsed>
  );
}

export function NextMilestone({ level }: { level: number }) {
  return (
    <OnceUsed instead={<PlainPathCard />}>
      <MilestoneCard level={level} />
    </OnceUsed>
  );
}

interface OnceUsedProps {
  /** Shown until then, and if the part cannot be loaded. */
  instead: ReactNode;
  children: ReactNode;
}

/** Loads its part when somebody starts to use the page: the first screen has a budget. */
function OnceUsed({ instead, children }: OnceUsedProps) {
  const [isUsed, setIsUsed] = useState(false);
  useFirstIntent(() => setIsUsed(true));
  if (!isUsed) return instead;
  return (
    <Boundary fallback={() => instead}>
      <Suspense fallback={instead}>{children}</Suspense>
    </Boundary>
  );
}

/** As high as the card that takes its place. */
function PlainPathCard() {
  return (
    <Card as="section" padding="none" className="grid min-h-[290px] grid-rows-[1fr_auto] overflow-hidden">
      <div className="relative overflow-hidden border-b border-border bg-sky">
        <HillScene className="absolute top-1 left-1/2 w-[240px] -translate-x-1/2 overflow-visible" />
      </div>
      <CardHead
        title="Your path"
        aside={
          <Link href="/path" className="text-on-primary-soft pointer-coarse:min-h-11">
            Open the map
          </Link>
        }
        className="h-[148px] content-start px-4.5 pt-3.5"
      />
    </Card>
  );
}
