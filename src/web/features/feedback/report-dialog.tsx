import { t } from "#web/platform/language/text.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { FeedbackFields } from "./feedback-fields.tsx";
import { WIDGET_FORM } from "./feedback-text.tsx";
import type { WidgetDialogProps } from "./widget-dialog-props.ts";

export function ReportDialog({ open, onOpenChange, user, path }: WidgetDialogProps) {
  return (
    <Dialog
      open={open}
      feature="Report"
      onOpenChange={onOpenChange}
      title={t("Report a bug or request a feature")}
    >
      <FeedbackFields form={WIDGET_FORM} user={user} path={path} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
