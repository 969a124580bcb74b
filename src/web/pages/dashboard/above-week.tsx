import { BusinessCards } from "#web/features/business/business-cards.tsx";
import { ReviewInvite } from "#web/features/review/review-invite.tsx";

/** What asks for a moment, between the next quest and the week. */
export function AboveWeek({ level, isDayBegun }: { level: number; isDayBegun: boolean }) {
  return (
    <>
      <ReviewInvite />
      <BusinessCards level={level} isDayBegun={isDayBegun} />
    </>
  );
}
