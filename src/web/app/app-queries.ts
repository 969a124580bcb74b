import type { QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "#web/platform/api/query-client.ts";
import { noticeSessionEnd, noticeSessionEndInPassing } from "#web/platform/session/session-end.ts";
import { noticePlanRequired } from "#web/wiring/plan-required.ts";

/** The query client. A 401 opens the session-ended dialog, a write without the needed plan opens the plan. */
export function createAppQueries(): QueryClient {
  return createQueryClient({
    onReadFailed: noticeSessionEndInPassing,
    onWriteFailed: (error) => {
      noticeSessionEnd(error);
      noticePlanRequired(error);
    },
  });
}
