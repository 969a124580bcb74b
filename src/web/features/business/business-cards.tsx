import { ConcernCard } from "./concern/concern-card.tsx";
import { StageProposal } from "./stage-proposal.tsx";
import { UnderstoodCard } from "./understood-card.tsx";
import { useBusiness } from "./use-business.ts";

interface BusinessCardsProps {
  level: number;
  /** A quest runs, or was finished today: nothing is asked about the business as a whole. */
  isDayBegun: boolean;
}

/** What the dashboard asks about the business, one question at a time. */
export function BusinessCards({ level, isDayBegun }: BusinessCardsProps) {
  const { data: business } = useBusiness();
  if (!business) return null;
  if (!business.isConfirmed) return <UnderstoodCard business={business} isWaiting={isDayBegun} />;
  const { stageMove, stage } = business;
  return stageMove ? <StageProposal move={stageMove} stage={stage} level={level} /> : <ConcernCard />;
}
