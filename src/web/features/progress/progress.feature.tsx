import { Flame, Shield } from "lucide-react";
import type { WebFeature } from "#web/wiring/web-feature.ts";

export const progress: WebFeature = {
  commands: ({ navigate }) => [
    {
      id: "streak",
      label: "Streak",
      group: "Go to",
      icon: <Flame />,
      keywords: "calendar rest tokens repair days",
      run: () => navigate("/streak"),
    },
    {
      id: "level",
      label: "Level",
      group: "Go to",
      icon: <Shield />,
      keywords: "xp frame badge trail colour rewards opens",
      run: () => navigate("/level"),
    },
  ],
};
