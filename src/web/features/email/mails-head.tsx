import { ScanSearch, Send } from "lucide-react";
import { ConsoleHead } from "#web/ui/console-body.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import type { MailTargetsState } from "./use-mail-targets.ts";

interface MailsHeadProps {
  targets: MailTargetsState;
  canSend: boolean;
}

/** What the page is for: looking who is due a mail, and sending it. */
export function MailsHead({ targets: { hasScanned, scan, send, look, askToSend }, canSend }: MailsHeadProps) {
  const due = scan.data?.total ?? 0;
  return (
    <ConsoleHead title="Mails" about="Three rules bring people back. See each mail before anybody else does.">
      <Button size="sm" className="max-sm:flex-1" loading={hasScanned && scan.isFetching} onClick={look}>
        <ScanSearch className="size-4" aria-hidden="true" />
        Scan targets
      </Button>
      <Button
        size="sm"
        variant="primary"
        className="max-sm:flex-1"
        aria-label="Send all"
        aria-haspopup="dialog"
        aria-disabled={!canSend || undefined}
        loading={send.isPending}
        onClick={() => canSend && void askToSend()}
      >
        <Send className="size-4" aria-hidden="true" />
        Send all
        {due > 0 ? (
          <span className="grid h-5 min-w-5 place-items-center rounded-full bg-on-primary px-1.5 text-12 leading-none font-bold text-primary tabular-nums">
            {due.toLocaleString("en")}
            {scan.data?.hasMore ? "+" : ""}
          </span>
        ) : null}
      </Button>
    </ConsoleHead>
  );
}
