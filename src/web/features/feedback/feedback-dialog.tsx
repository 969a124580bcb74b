import { Mail } from "lucide-react";
import { readInstance, supportLink } from "#web/platform/instance.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

interface FeedbackDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The page that the feedback is about. */
  path: string;
}

export function FeedbackDialog({ open, onOpenChange, path }: FeedbackDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Tell us what you saw"
      description="There is no form here yet. Write us a mail instead: a person reads every one."
      footer={
        <ButtonLink variant="primary" href={supportLink(`Feedback on ${path}`)}>
          <Mail className="size-[18px]" aria-hidden="true" />
          Write to us
        </ButtonLink>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-14">
        <dt className="text-text-2">Page</dt>
        <dd>
          <code className="rounded-xs bg-surface-2 px-1.5 py-0.5 wrap-anywhere">{path}</code>
        </dd>
        <dt className="text-text-2">Address</dt>
        <dd className="wrap-anywhere">{readInstance().supportEmail}</dd>
      </dl>
    </Dialog>
  );
}
