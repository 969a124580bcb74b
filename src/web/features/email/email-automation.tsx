import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { readMailAutomation } from "#contracts/email.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { DoubtfulMails } from "./doubtful-mails.tsx";
import { MailSchedule } from "./mail-schedule.tsx";
import { MailTargets } from "./mail-targets.tsx";
import { MailsHead } from "./mails-head.tsx";
import { useMailTargets } from "./use-mail-targets.ts";

interface EmailAutomationProps {
  /** The mails themselves, right below how they are sent. */
  studio?: ReactNode;
}

/** The console's third tab, with its head: how e-mails are sent, what they say, and who is due one. */
export function EmailAutomation({ studio }: EmailAutomationProps) {
  const automation = useQuery({ ...queryOf(readMailAutomation), ...READ_ON_MOUNT });
  const targets = useMailTargets();
  const known = automation.data;
  const canSend = known ? known.transport !== "none" : true;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3.5">
      <MailsHead targets={targets} canSend={canSend} />
      {known ? (
        <MailSchedule automation={known} />
      ) : automation.isError ? (
        <Card>
          <LoadFailed what="How mails are sent could not be read." query={automation} />
        </Card>
      ) : (
        <SkeletonRegion label="Loading email automation" className="card px-4.5 py-3.5">
          <Skeleton className="h-10 rounded-input" />
        </SkeletonRegion>
      )}
      {studio}
      <MailTargets targets={targets} canSend={canSend} />
      {known ? <DoubtfulMails mails={known.inDoubt} /> : null}
    </div>
  );
}
