import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

interface ClearDialogProps {
  open: boolean;
  isClearing: boolean;
  onClear: () => void;
  onClose: () => void;
}

export function ClearDialog({ open, isClearing, onClear, onClose }: ClearDialogProps) {
  return (
    <Dialog
      open={open}
      feature="Clear Conversation"
      onOpenChange={(isOpen) => isOpen || onClose()}
      width="sm"
      title="Clear the conversation?"
      description="Every question and answer is deleted for good. Quests you added stay."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" loading={isClearing} onClick={onClear}>
            Clear
          </Button>
        </>
      }
    />
  );
}
