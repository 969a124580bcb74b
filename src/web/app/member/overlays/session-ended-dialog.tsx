import { t } from "#web/platform/language/text.ts";
import { startSignIn } from "#web/platform/session/start-sign-in.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

interface SessionEndedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Current path, to return to after signing in. */
  path: string;
}

/** A dialog over the page rather than a redirect, so typed text can still be copied. */
export function SessionEndedDialog({ open, onOpenChange, path }: SessionEndedDialogProps) {
  return (
    <Dialog
      open={open}
      feature="Signed Out"
      onOpenChange={onOpenChange}
      title={t("You are signed out")}
      description={t(
        "This sign-in has ended, perhaps from another device. Sign in again to go on where you are.",
      )}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t("Not now")}
          </Button>
          <Button variant="primary" onClick={() => startSignIn(path)}>
            {t("Sign in")}
          </Button>
        </>
      }
    />
  );
}
