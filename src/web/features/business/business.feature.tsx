import { Mountain } from "lucide-react";
import type { WebFeature } from "#web/wiring/web-feature.ts";

export const business: WebFeature = {
  commands: ({ navigate }) => [
    {
      id: "path",
      label: "Path",
      group: "Go to",
      icon: <Mountain />,
      keywords: "milestones stages map mountain next",
      run: () => navigate("/path"),
    },
  ],
};
