import { NotebookPen } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { openOverlay } from "#web/wiring/signals.ts";
import type { WebFeature } from "#web/wiring/web-feature.ts";

export const logbook: WebFeature = {
  overlays: {
    logbook: lazyPart("logbook", async () => (await import("./logbook-dialog.tsx")).LogbookDialog),
  },
  commands: () => [
    {
      id: "logbook",
      label: t("Founder's Logbook"),
      icon: <NotebookPen />,
      run: () => openOverlay.emit("logbook"),
    },
  ],
};
