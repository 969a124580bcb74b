import { useQuery } from "@tanstack/react-query";
import { sendTestMail } from "#contracts/console/mails.ts";
import { readSetup } from "#contracts/setup/setup.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf } from "#web/platform/api/query-of.ts";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";

/** Looks again every minute, as the server does. */
export function useSetup() {
  return useQuery({ ...queryOf(readSetup), staleTime: MS_PER_MINUTE, refetchInterval: MS_PER_MINUTE });
}

export function useTestMail() {
  return useOperatorAction({
    run: () => call(sendTestMail, { type: null }),
    done: ({ ok, to, error }) =>
      ok
        ? { title: "Test Mail Sent", description: `The mail server took it. See whether it reached ${to}.` }
        : {
            title: "The test mail was not sent",
            description: error ?? undefined,
            variant: "destructive" as const,
          },
    failed: () => "The test mail was not sent",
  });
}
