import { ConcernCard } from "./concern/concern-card.tsx";
import { StageProposal } from "./stage-proposal.tsx";
import { UnderstoodCard } from "./understood-card.tsx";
import { useBusiness } from "./use-business.ts";

/** What the dashboard asks about the business, one question at a time. */
export function BusinessCards({ level }: { level: number }) {
  const { data: business } = useBusiness();
  if (!business) return null;
  if (!business.isConfirmed) return <UnderstoodCard business={business} />;
  const { stageMove, stage } = business;
  return stageMove ? <StageProposal move={stageMove} stage={stage} level={level} /> : <ConcernCard />;
}
