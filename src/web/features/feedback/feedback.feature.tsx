import { MessageSquare } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { openOverlay } from "#web/wiring/signals.ts";
import type { WebFeature } from "#web/wiring/web-feature.ts";

export const feedback: WebFeature = {
  overlays: {
    feedback: lazyPart("feedback", async () => (await import("./feedback-dialog.tsx")).FeedbackDialog),
  },
  commands: () => [
    {
      id: "feedback",
      label: t("Feedback"),
      icon: <MessageSquare />,
      run: () => openOverlay.emit("feedback"),
    },
  ],
};
