import { NotebookPen } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import type { WebFeature } from "#web/wiring/web-feature.ts";

export const review: WebFeature = {
  commands: ({ navigate }) => [
    {
      id: "review",
      label: t("Weekly review"),
      group: t("Go to"),
      icon: <NotebookPen />,
      keywords: t("week wins plan"),
      run: () => navigate("/review"),
    },
  ],
};
