import { Flame, Shield } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import type { WebFeature } from "#web/wiring/web-feature.ts";

export const progress: WebFeature = {
  commands: ({ navigate }) => [
    {
      id: "streak",
      label: t("Streak"),
      group: t("Go to"),
      icon: <Flame />,
      keywords: t("calendar rest tokens repair days"),
      run: () => navigate("/streak"),
    },
    {
      id: "level",
      label: t("Level"),
      group: t("Go to"),
      icon: <Shield />,
      keywords: t("xp frame badge trail colour rewards opens"),
      run: () => navigate("/level"),
    },
  ],
};
