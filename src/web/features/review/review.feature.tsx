import { NotebookText } from "lucide-react";
import type { WebFeature } from "#web/wiring/web-feature.ts";

export const review: WebFeature = {
  commands: ({ navigate }) => [
    {
      id: "review",
      label: "Weekly review",
      group: "Go to",
      icon: <NotebookText />,
      keywords: "week wins look back plan hours",
      run: () => navigate("/review"),
    },
  ],
};
