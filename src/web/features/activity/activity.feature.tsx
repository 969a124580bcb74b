import { Bell } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
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
      label: t("Activity"),
      icon: <Bell />,
      keywords: t("notifications history news"),
      run: () => openOverlay.emit("activity"),
    },
  ],
};
