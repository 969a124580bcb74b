import { NotebookPen } from "lucide-react";
import type { WebFeature } from "#web/wiring/web-feature.ts";

export const review: WebFeature = {
  commands: ({ navigate }) => [
    {
      id: "review",
      label: "Weekly review",
      group: "Go to",
      icon: <NotebookPen />,
      keywords: "week wins plan",
      run: () => navigate("/review"),
    },
  ],
};
