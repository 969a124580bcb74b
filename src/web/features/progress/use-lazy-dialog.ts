import { type ComponentType, useState } from "react";
import { t } from "#web/platform/language/text.ts";
import { reportProblem } from "#web/platform/report.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";

/** A dialog in its own chunk, fetched on first opening. If that fails, only the dialog is missing. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [open, setOpen] = useState(false);

  const show = async () => {
    setOpen(true);
    if (Dialog) return;
    try {
      const component = await load();
      setDialog(() => component);
    } catch (cause) {
      setOpen(false);
      reportProblem("A window could not be opened", cause);
      toastError(t("This window could not be opened. Please reload the page and try again."));
    }
  };

  return { Dialog, frame: { open, onOpenChange: setOpen }, show };
}
