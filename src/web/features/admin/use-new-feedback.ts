import { useQuery } from "@tanstack/react-query";
import { listFeedback } from "#contracts/admin/feedback-inbox.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { call } from "#web/platform/api/api.ts";

/** How many messages of the inbox are new; 0 until it is known. */
export function useNewFeedback(): number {
  const { data } = useQuery({
    queryKey: [listFeedback.path, "waiting"],
    queryFn: async ({ signal }) => (await call(listFeedback, { status: "new" }, { signal })).waiting,
    staleTime: MS_PER_MINUTE,
  });
  return data ?? 0;
}
