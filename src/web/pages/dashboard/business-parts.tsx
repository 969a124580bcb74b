import { PlainPathCard } from "#web/features/business/plain-path-card.tsx";
import { PlainMoneyCard } from "#web/features/money/plain-money-card.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { OnceUsed } from "#web/platform/lazy/once-used.tsx";

const BusinessCards = lazyPart("business-cards", async () => {
  return (await import("#web/features/business/business-cards.tsx")).BusinessCards;
});
const MilestoneCard = lazyPart("milestone-card", async () => {
  return (await import("#web/features/business/milestone-card.tsx")).MilestoneCard;
});

const MoneyCard = lazyPart("money-card", async () => {
  return (await import("#web/features/money/money-card.tsx")).MoneyCard;
});

const ReviewInvite = lazyPart("review-invite", async () => {
  return (await import("#web/features/review/review-invite.tsx")).ReviewInvite;
});

/** The review when it is due, and questions about the business: above the week. */
export function BusinessQuestions({ level }: { level: number }) {
  return (
    <OnceUsed instead={null}>
      <ReviewInvite />
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

export function MoneyThisMonth() {
  return (
    <OnceUsed instead={<PlainMoneyCard />}>
      <MoneyCard />
    </OnceUsed>
  );
}
