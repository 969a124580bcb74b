import { t } from "#web/platform/language/text.ts";
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
      title={t("Clear the conversation?")}
      description={t("Every question and answer is deleted for good. Quests you added stay.")}
      footer={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button variant="danger" loading={isClearing} onClick={onClear}>
            {t("Clear")}
          </Button>
        </>
      }
    />
  );
}
