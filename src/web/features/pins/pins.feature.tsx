import { Trophy } from "lucide-react";
import type { WebFeature } from "#web/wiring/web-feature.ts";

export const pins: WebFeature = {
  commands: ({ navigate }) => [
    {
      id: "pins",
      label: "Pins",
      group: "Go to",
      icon: <Trophy />,
      keywords: "ranks progress",
      run: () => navigate("/pins"),
    },
  ],
};
