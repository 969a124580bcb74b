import { useQuery } from "@tanstack/react-query";
import { showReview } from "#contracts/review/review.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";

/** Read again each time it comes on screen: finishing a quest changes the draft. */
export function useReview() {
  return useQuery({ ...queryOf(showReview), ...READ_ON_MOUNT });
}
