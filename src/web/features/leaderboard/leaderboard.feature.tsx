import { Trophy } from "lucide-react";
import type { WebFeature } from "#web/wiring/web-feature.ts";

export const leaderboard: WebFeature = {
  commands: ({ navigate }) => [
    {
      id: "leaderboard",
      label: "Leaderboard",
      group: "Go to",
      icon: <Trophy />,
      keywords: "ranks progress",
      run: () => navigate("/leaderboard"),
    },
  ],
};
