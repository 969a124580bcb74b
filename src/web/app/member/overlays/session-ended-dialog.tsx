import { startSignIn } from "#web/platform/session/start-sign-in.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

interface SessionEndedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where the person is, and comes back to. */
  path: string;
}

/** Over the page rather than in its place: what was typed there can still be copied. */
export function SessionEndedDialog({ open, onOpenChange, path }: SessionEndedDialogProps) {
  return (
    <Dialog
      open={open}
      feature="Signed Out"
      onOpenChange={onOpenChange}
      title="You are signed out"
      description="This sign-in has ended, perhaps from another device. Sign in again to go on where you are."
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Not now
          </Button>
          <Button variant="primary" onClick={() => startSignIn(path)}>
            Sign in
          </Button>
        </>
      }
    />
  );
}
