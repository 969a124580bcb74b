import { ChartColumn, Plus } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { openOverlay } from "#web/wiring/signals.ts";
import type { WebFeature } from "#web/wiring/web-feature.ts";

export const money: WebFeature = {
  commands: ({ navigate }) => [
    {
      id: "money",
      label: t("Money"),
      group: t("Go to"),
      icon: <ChartColumn />,
      keywords: t("income revenue goal tax"),
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
      label: t("Enter money"),
      icon: <Plus />,
      keywords: t("income expense sale"),
      run: () => openOverlay.emit("money"),
    },
  ],
};
