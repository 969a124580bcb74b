import { Bell } from "lucide-react";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { openOverlay } from "#web/wiring/signals.ts";
import type { WebFeature } from "#web/wiring/web-feature.ts";

export const activity: WebFeature = {
  overlays: {
    activity: lazyPart("activity", async () => (await import("./activity-sheet.tsx")).ActivitySheet),
  },
  commands: () => [
    {
      id: "activity",
      label: "Activity",
      icon: <Bell />,
      keywords: "notifications history news",
      run: () => openOverlay.emit("activity"),
    },
  ],
};
