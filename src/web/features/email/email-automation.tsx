import { useQuery } from "@tanstack/react-query";
import { readMailAutomation } from "#contracts/email.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { DoubtfulMails } from "./doubtful-mails.tsx";
import { MailRules } from "./mail-rules.tsx";
import { MailSchedule } from "./mail-schedule.tsx";
import { MailTargets } from "./mail-targets.tsx";

/** The console's third tab: who is due an e-mail, and how e-mails are sent. */
export function EmailAutomation() {
  const automation = useQuery({ ...queryOf(readMailAutomation), ...READ_ON_MOUNT });
  const known = automation.data;
  return (
    <div className="grid min-w-0 gap-3.5">
      {known ? (
        <MailSchedule automation={known} />
      ) : automation.isError ? (
        <Card>
          <LoadFailed what="How mails are sent could not be read." query={automation} />
        </Card>
      ) : (
        <SkeletonRegion label="Loading email automation" className="card grid gap-4 p-4.5">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-14 rounded-input" />
        </SkeletonRegion>
      )}
      <MailTargets canSend={known ? known.transport !== "none" : true} />
      {known ? <DoubtfulMails mails={known.inDoubt} /> : null}
      <MailRules />
    </div>
  );
}
