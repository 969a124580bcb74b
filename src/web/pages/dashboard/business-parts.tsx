import { PlainPathCard } from "#web/features/business/plain-path-card.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { OnceUsed } from "#web/platform/lazy/once-used.tsx";
import { Card } from "#web/ui/card.tsx";

const AboveWeek = lazyPart("above-week", async () => (await import("./above-week.tsx")).AboveWeek);
const SideTop = lazyPart("side-top", async () => (await import("./side-top.tsx")).SideTop);

/** The review when it is due, and questions about the business: above the week. */
export function BusinessQuestions({ level }: { level: number }) {
  return (
    <OnceUsed instead={null}>
      <AboveWeek level={level} />
    </OnceUsed>
  );
}

/** The next milestone and this month's money. */
export function NextMilestone({ level }: { level: number }) {
  const instead = (
    <>
      <PlainPathCard />
      {/* As high as the money. */}
      <Card className="h-[172px]" />
    </>
  );
  return (
    <OnceUsed instead={instead}>
      <SideTop level={level} />
    </OnceUsed>
  );
}
