import { ScanSearch } from "lucide-react";
import type { MailTargetView, scanMailTargets, sendMails } from "#contracts/email.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { NothingHere, SectionCard } from "#web/ui/section-card.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { useLast } from "#web/ui/use-last.ts";
import { When } from "#web/ui/when.tsx";
import { GoesOut } from "./goes-out.tsx";
import { MailBadge } from "./mail-badge.tsx";
import { mailsText, SendResult } from "./send-result.tsx";
import type { MailTargetsState } from "./use-mail-targets.ts";

const COLUMNS: Column<MailTargetView>[] = [
  { id: "name", heading: "Name", isRowHeader: true, cell: ({ username }) => username },
  { id: "email", heading: "Email", cell: ({ email }) => email },
  { id: "mail", heading: "Mail", cell: ({ type }) => <MailBadge type={type} /> },
  { id: "created", heading: "Account created", cell: ({ createdAt }) => <When at={createdAt} /> },
  { id: "active", heading: "Last activity", cell: ({ lastActivity }) => <When at={lastActivity} /> },
  {
    id: "goes-out",
    heading: "Goes out, their time",
    cell: ({ goesOutAt, timeZone }) => <GoesOut at={goesOutAt} timeZone={timeZone} />,
  },
];

interface MailTargetsProps {
  targets: MailTargetsState;
  canSend: boolean;
}

/** Preview of the recipients; what sends to them stands in the head of the page. */
export function MailTargets({ targets, canSend }: MailTargetsProps) {
  const { hasScanned, scan, look } = targets;
  return (
    <SectionCard
      title="Email targets"
      about="Scanning only looks: it lists who would get a mail now, and sends nothing."
      aside={
        scan.data ? (
          <Button size="sm" loading={scan.isFetching} onClick={look}>
            <ScanSearch className="size-4" aria-hidden="true" />
            Scan again
          </Button>
        ) : null
      }
    >
      {scan.data ? (
        <Targets scan={scan.data} sent={targets.send.data} canSend={canSend} />
      ) : scan.isError ? (
        <LoadFailed what="The targets could not be read." query={scan} />
      ) : (
        <NothingHere
          title={hasScanned ? "Looking for targets" : "Not scanned yet"}
          text="Press Scan targets to see who is due a mail."
        />
      )}
      <SendDialog targets={targets} />
    </SectionCard>
  );
}

interface TargetsProps {
  scan: OutputOf<typeof scanMailTargets>;
  sent: OutputOf<typeof sendMails> | undefined;
  canSend: boolean;
}

function Targets({ scan: { targets, total, hasMore }, sent, canSend }: TargetsProps) {
  return (
    <>
      {sent ? <SendResult result={sent} /> : null}
      {total === 0 ? (
        <NothingHere
          title={hasMore ? "No email targets found so far" : "No email targets found at this time"}
          text={
            hasMore
              ? "Not everyone could be looked at. Scan again to look further."
              : "People who stop during onboarding or stay away for a week appear here."
          }
        />
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys as well */}
          <section className="max-h-96 overflow-y-auto" aria-label="Targets" tabIndex={0}>
            <Table
              caption="Who would get a mail now"
              columns={COLUMNS}
              rows={targets}
              rowKey={({ id }) => id}
            />
          </section>
          <p role="status" className="mt-4 text-14 text-text-2 tabular-nums">
            {countText(targets.length, total, hasMore)}
            {canSend ? "" : " They cannot be sent until a mail server is set."}
          </p>
        </>
      )}
    </>
  );
}

function SendDialog({ targets: { scan, send, asking, close } }: { targets: MailTargetsState }) {
  const count = useLast(asking) ?? 0;
  const hasMore = scan.data?.hasMore ?? false;
  return (
    <ConfirmDialog
      open={asking !== null}
      title={`Send ${mailsText(count, hasMore)} now?`}
      feature="Send all mails"
      confirm={`Send ${mailsText(count, hasMore)}`}
      tone="primary"
      isPending={send.isPending}
      failure={<WriteFailed error={send.error} />}
      onConfirm={() => send.mutate(undefined, { onSuccess: close })}
      onClose={close}
    >
      <p>
        {peopleGet(count, hasMore)} a mail at once, whatever the time is where they live. Sent mails cannot be
        called back.
      </p>
    </ConfirmDialog>
  );
}

function peopleGet(count: number, hasMore: boolean): string {
  if (hasMore) return `${count.toLocaleString("en")} or more people get`;
  return count === 1 ? "One person gets" : `${count.toLocaleString("en")} people get`;
}

function countText(listed: number, total: number, hasMore: boolean): string {
  const figure = total.toLocaleString("en");
  const all = hasMore
    ? `${figure} or more targets: not everyone could be looked at.`
    : total === 1
      ? "1 target."
      : `${figure} targets.`;
  return listed < total ? `${all} The first ${listed} are listed.` : all;
}
