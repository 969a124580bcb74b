import { Mountain } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import type { WebFeature } from "#web/wiring/web-feature.ts";

export const business: WebFeature = {
  commands: ({ navigate }) => [
    {
      id: "path",
      label: t("Path"),
      group: t("Go to"),
      icon: <Mountain />,
      keywords: t("milestones stages map mountain next"),
      run: () => navigate("/path"),
    },
  ],
};
