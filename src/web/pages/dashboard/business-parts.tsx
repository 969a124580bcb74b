import { PlainPathCard } from "#web/features/business/plain-path-card.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { OnceUsed } from "#web/platform/lazy/once-used.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const AboveWeek = lazyPart("above-week", async () => (await import("./above-week.tsx")).AboveWeek);
const SideTop = lazyPart("side-top", async () => (await import("./side-top.tsx")).SideTop);

/** The review when it is due, and questions about the business: above the week. */
export function BusinessQuestions({ level, isDayBegun }: { level: number; isDayBegun: boolean }) {
  return (
    <OnceUsed instead={null}>
      <AboveWeek level={level} isDayBegun={isDayBegun} />
    </OnceUsed>
  );
}

/** As high as the money. */
function MoneySkeleton() {
  return (
    <Card className="h-[172px]" aria-hidden="true">
      <Skeleton className="h-5 w-20" />
      <Skeleton className="mt-3 h-8 w-32" />
      <Skeleton className="mt-3 h-2 w-full rounded-full" />
      <div className="mt-4 flex items-center justify-between">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-10 w-24 rounded-btn" />
      </div>
    </Card>
  );
}

/** The next milestone and this month's money. */
export function NextMilestone({ level }: { level: number }) {
  const instead = (
    <>
      <PlainPathCard />
      <MoneySkeleton />
    </>
  );
  return (
    <OnceUsed instead={instead}>
      <SideTop level={level} />
    </OnceUsed>
  );
}
