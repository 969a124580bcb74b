import { Trophy } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import type { WebFeature } from "#web/wiring/web-feature.ts";

export const leaderboard: WebFeature = {
  commands: ({ navigate }) => [
    {
      id: "leaderboard",
      label: t("Leaderboard"),
      group: t("Go to"),
      icon: <Trophy />,
      keywords: t("ranks progress"),
      run: () => navigate("/leaderboard"),
    },
  ],
};
