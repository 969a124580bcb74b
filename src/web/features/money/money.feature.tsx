import { ChartColumn, Plus } from "lucide-react";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { openOverlay } from "#web/wiring/signals.ts";
import type { WebFeature } from "#web/wiring/web-feature.ts";

export const money: WebFeature = {
  commands: ({ navigate }) => [
    {
      id: "money",
      label: "Money",
      group: "Go to",
      icon: <ChartColumn />,
      keywords: "income revenue goal tax",
      run: () => navigate("/money"),
    },
  ],
};

/** What is done rather than gone to. */
export const moneyEntry: WebFeature = {
  overlays: {
    money: lazyPart("money-entry", async () => (await import("./entry-dialog.tsx")).EntryDialog),
  },
  commands: () => [
    {
      id: "money-entry",
      label: "Enter money",
      icon: <Plus />,
      keywords: "income expense sale",
      run: () => openOverlay.emit("money"),
    },
  ],
};
