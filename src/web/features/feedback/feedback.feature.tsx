import { MessageSquare } from "lucide-react";
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
      label: "Feedback",
      icon: <MessageSquare />,
      run: () => openOverlay.emit("feedback"),
    },
  ],
};
