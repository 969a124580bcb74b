import { t, tn } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

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
      title={t("Add more quests?")}
      description={tn(
        activeCount,
        "You have 1 quest waiting. New ones join them; none is removed.",
        "You have {n} quests waiting. New ones join them; none is removed.",
      )}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("Not now")}
          </Button>
          <Button variant="primary" onClick={generate}>
            {t("Generate")}
          </Button>
        </>
      }
    />
  );
}
