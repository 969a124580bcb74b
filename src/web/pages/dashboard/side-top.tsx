import { MilestoneCard } from "#web/features/business/milestone-card.tsx";
import { MoneyCard } from "#web/features/money/money-card.tsx";

/** The top of the side column. */
export function SideTop({ level }: { level: number }) {
  return (
    <>
      <MilestoneCard level={level} />
      <MoneyCard />
    </>
  );
}
