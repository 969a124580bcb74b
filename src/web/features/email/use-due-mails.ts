import { useQuery } from "@tanstack/react-query";
import { scanMailTargets } from "#contracts/email.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { call } from "#web/platform/api/api.ts";

/** How many people are due a mail, by a quick look; the list itself is read by Scan targets. */
export function useDueMails() {
  return useQuery({
    queryKey: [scanMailTargets.path, "quick"],
    queryFn: ({ signal }) => call(scanMailTargets, { quick: "true" }, { signal }),
    staleTime: MS_PER_MINUTE,
    retryOnMount: true,
  });
}
