import { Lamp } from "lucide-react";
import { Kbd } from "#web/ui/kbd.tsx";
import type { WebFeature } from "#web/wiring/web-feature.ts";
import { askMentor } from "./ask-mentor.ts";

export const mentor: WebFeature = {
  commands: () => [
    {
      id: "mentor",
      label: "Ask the mentor",
      icon: <Lamp />,
      aside: <Kbd>M</Kbd>,
      keywords: "ai chat help",
      run: () => askMentor(),
    },
  ],
};
