import { useState } from "react";
import { type readMailAutomation, resendMail } from "#contracts/email.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { mailLabel } from "#domain/email/mail-rules.ts";
import { call } from "#web/platform/api/api.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { useLast } from "#web/ui/use-last.ts";
import { When } from "#web/ui/when.tsx";
import { MailBadge } from "./mail-badge.tsx";

type Doubtful = OutputOf<typeof readMailAutomation>["inDoubt"][number];

/** Nothing while every outcome is known. */
export function DoubtfulMails({ mails }: { mails: readonly Doubtful[] }) {
  const [asking, setAsking] = useState<Doubtful | null>(null);
  return (
    <>
      {mails.length > 0 ? <DoubtfulList mails={mails} onResend={setAsking} /> : null}
      <ResendDialog mail={asking} onClose={() => setAsking(null)} />
    </>
  );
}

interface DoubtfulListProps {
  mails: readonly Doubtful[];
  onResend: (mail: Doubtful) => void;
}

function DoubtfulList({ mails, onResend }: DoubtfulListProps) {
  return (
    <SectionCard
      title="In doubt"
      about="The server stopped between sending and noting it down, so nobody knows whether these arrived. They are never repeated by themselves."
    >
      <ul aria-label="mails in doubt" className="max-h-96 overflow-y-auto">
        {mails.map((mail) => (
          <li
            key={mail.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border py-2.5 last:border-0"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="text-15 font-650 wrap-anywhere">{mail.username}</span>
                <MailBadge type={mail.type} />
              </p>
              <p className="text-13 wrap-anywhere text-text-2">
                {mail.email ?? "No email"}, begun <When at={mail.claimedAt} withTime />
              </p>
            </div>
            <Button
              size="sm"
              aria-haspopup="dialog"
              aria-label={`Resend to ${mail.username}`}
              data-track="Resend mail"
              onClick={() => onResend(mail)}
            >
              Resend
            </Button>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function ResendDialog({ mail: asked, onClose }: { mail: Doubtful | null; onClose: () => void }) {
  const mail = useLast(asked);
  const resend = useOperatorAction({
    run: (id: string) => call(resendMail, { id }),
    done: ({ ok, error }) =>
      ok
        ? { title: "Mail Sent", description: "It is no longer in doubt." }
        : { title: "The mail was not sent", description: error ?? undefined, variant: "destructive" },
    failed: () => "The mail was not sent",
  });
  const close = () => {
    resend.reset();
    onClose();
  };
  if (!mail) return null;
  return (
    <ConfirmDialog
      open={asked !== null}
      title={`Send it again to ${mail.username}?`}
      confirm="Send again"
      tone="primary"
      isPending={resend.isPending}
      failure={<WriteFailed error={resend.error} />}
      onConfirm={() => resend.mutate(mail.id, { onSuccess: close })}
      onClose={close}
    >
      <p>
        The mail {mailLabel(mail.type)} may have arrived already: then {mail.email ?? mail.username} gets it
        twice.
      </p>
    </ConfirmDialog>
  );
}
