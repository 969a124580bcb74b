import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { scanMailTargets, sendMails } from "#contracts/email.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf } from "#web/platform/api/query-of.ts";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { mailsText } from "./send-result.tsx";

export type MailTargetsState = ReturnType<typeof useMailTargets>;

/** Who is due a mail, once somebody looks, and sending to all of them. */
export function useMailTargets() {
  const [hasScanned, setHasScanned] = useState(false);
  /** How many mails the open question is about. */
  const [asking, setAsking] = useState<number | null>(null);
  const scan = useQuery({
    ...queryOf(scanMailTargets),
    enabled: hasScanned,
    staleTime: 0,
    gcTime: 0,
    retryOnMount: true,
  });
  const send = useOperatorAction({
    run: () => call(sendMails, {}),
    done: ({ sent, failed }) => ({
      title: failed > 0 ? "Some Mails Failed" : "Mails Sent",
      description: `${mailsText(sent)} sent, ${failed.toLocaleString("en")} failed.`,
      ...(failed > 0 && { variant: "destructive" as const }),
    }),
    failed: () => "The mails were not sent",
  });
  return {
    hasScanned,
    scan,
    send,
    asking,
    look: () => (hasScanned ? void scan.refetch() : setHasScanned(true)),
    /** Nothing is sent unseen: whoever has not looked does so first. */
    askToSend: async () => {
      setHasScanned(true);
      const { data } = scan.data ? scan : await scan.refetch();
      if (data && data.total > 0) setAsking(data.total);
      else if (data) toast({ title: "Nothing to Send", description: "Nobody is due a mail at this time." });
    },
    close: () => setAsking(null),
  };
}
