import { Lamp } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { Kbd } from "#web/ui/kbd.tsx";
import type { WebFeature } from "#web/wiring/web-feature.ts";
import { askMentor } from "./ask-mentor.ts";

export const mentor: WebFeature = {
  commands: () => [
    {
      id: "mentor",
      label: t("Ask the mentor"),
      icon: <Lamp />,
      aside: <Kbd>M</Kbd>,
      keywords: t("ai chat help"),
      run: () => askMentor(),
    },
  ],
};
