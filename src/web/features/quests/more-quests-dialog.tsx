import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { questsText } from "./quest-time.ts";

interface MoreQuestsDialogProps {
  open: boolean;
  activeCount: number;
  onClose: () => void;
  onGenerate: () => void;
}

/** Asks for confirmation before adding quests to a full week. */
export function MoreQuestsDialog({ open, activeCount, onClose, onGenerate }: MoreQuestsDialogProps) {
  const generate = () => {
    onClose();
    onGenerate();
  };
  return (
    <Dialog
      open={open}
      feature="More Quests"
      onOpenChange={(isOpen) => isOpen || onClose()}
      width="sm"
      title="Add more quests?"
      description={`You have ${questsText(activeCount)} waiting. New ones join them; none is removed.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Not now
          </Button>
          <Button variant="primary" onClick={generate}>
            Generate
          </Button>
        </>
      }
    />
  );
}
