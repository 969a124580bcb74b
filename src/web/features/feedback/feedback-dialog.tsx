import type { UserView } from "#contracts/accounts.ts";
import { t } from "#web/platform/language/text.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { FeedbackFields } from "./feedback-fields.tsx";
import { HEADER_FORM } from "./feedback-text.tsx";

interface FeedbackDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: UserView;
  /** The page that the feedback is about. */
  path: string;
}

export function FeedbackDialog({ open, onOpenChange, user, path }: FeedbackDialogProps) {
  return (
    <Dialog open={open} feature="Feedback" onOpenChange={onOpenChange} title={t("Tell us what you saw")}>
      <FeedbackFields form={HEADER_FORM} user={user} path={path} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
