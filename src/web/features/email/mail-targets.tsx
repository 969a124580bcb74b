import { useQuery } from "@tanstack/react-query";
import { ScanSearch, Send } from "lucide-react";
import { useState } from "react";
import { type MailTargetView, scanMailTargets, sendMails } from "#contracts/email.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf } from "#web/platform/api/query-of.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { NothingHere, SectionCard } from "#web/ui/section-card.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { useLast } from "#web/ui/use-last.ts";
import { When } from "#web/ui/when.tsx";
import { GoesOut } from "./goes-out.tsx";
import { MailBadge } from "./mail-badge.tsx";
import { mailsText, SendResult } from "./send-result.tsx";

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

/** Preview of the recipients, then sending. */
export function MailTargets({ canSend }: { canSend: boolean }) {
  const [hasScanned, setHasScanned] = useState(false);
  const scan = useQuery({
    ...queryOf(scanMailTargets),
    enabled: hasScanned,
    staleTime: 0,
    gcTime: 0,
    retryOnMount: true,
  });
  const look = () => (hasScanned ? void scan.refetch() : setHasScanned(true));
  return (
    <SectionCard
      title="Email targets"
      about="Scanning only looks: it lists who would get a mail now, and sends nothing."
      aside={
        <Button size="sm" loading={scan.isFetching} onClick={look}>
          <ScanSearch className="size-4" aria-hidden="true" />
          Scan targets
        </Button>
      }
    >
      {scan.data ? (
        <Targets scan={scan.data} canSend={canSend} />
      ) : scan.isError ? (
        <LoadFailed what="The targets could not be read." query={scan} />
      ) : (
        <NothingHere
          title={hasScanned ? "Looking for targets" : "Not scanned yet"}
          text="Press Scan targets to see who is due a mail."
        />
      )}
    </SectionCard>
  );
}

interface TargetsProps {
  scan: OutputOf<typeof scanMailTargets>;
  canSend: boolean;
}

function Targets({ scan: { targets, total, hasMore }, canSend }: TargetsProps) {
  const [asking, setAsking] = useState<number | null>(null);
  const count = useLast(asking) ?? 0;
  const send = useOperatorAction({
    run: () => call(sendMails, {}),
    done: ({ sent, failed }) => ({
      title: failed > 0 ? "Some Mails Failed" : "Mails Sent",
      description: `${mailsText(sent)} sent, ${failed.toLocaleString("en")} failed.`,
      ...(failed > 0 && { variant: "destructive" as const }),
    }),
    failed: () => "The mails were not sent",
  });
  const close = () => setAsking(null);
  return (
    <>
      {send.data ? <SendResult result={send.data} /> : null}
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
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p role="status" className="mr-auto text-14 text-text-2 tabular-nums">
              {countText(targets.length, total, hasMore)}
              {canSend ? "" : " They cannot be sent until a mail server is set."}
            </p>
            <Button
              variant="primary"
              aria-haspopup="dialog"
              aria-disabled={!canSend || undefined}
              loading={send.isPending}
              onClick={() => canSend && setAsking(total)}
            >
              <Send className="size-4" aria-hidden="true" />
              Send all
            </Button>
          </div>
        </>
      )}
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
          {peopleGet(count, hasMore)} a mail at once, whatever the time is where they live. Sent mails cannot
          be called back.
        </p>
      </ConfirmDialog>
    </>
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
