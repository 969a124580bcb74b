import {
  ClipboardList,
  FileText,
  PenTool,
  Presentation,
  Share2,
  Sparkles,
  SquareArrowOutUpRight,
  Table2,
} from "lucide-react";
import type { ComponentType } from "react";
import { type ToolLook, toolLook } from "#domain/toolbox/toolbox.ts";
import { type BadgeTone, IconTile } from "#web/ui/badge.tsx";
import { FacebookSign, InstagramSign, LinkedInSign, XSign } from "#web/ui/brand/share-icons.tsx";

type Sign = ComponentType<{ className?: string }>;

const LOOKS: Record<ToolLook, { tone: BadgeTone; Sign: Sign }> = {
  mentor: { tone: "primary", Sign: Sparkles },
  network: { tone: "growth", Sign: Share2 },
  document: { tone: "sales", Sign: FileText },
  spreadsheet: { tone: "finance", Sign: Table2 },
  slides: { tone: "gold", Sign: Presentation },
  form: { tone: "operations", Sign: ClipboardList },
  design: { tone: "product", Sign: PenTool },
  other: { tone: "neutral", Sign: SquareArrowOutUpRight },
};

/** Social networks that have their own logo. */
const NETWORK_SIGNS: [RegExp, Sign][] = [
  [/linkedin/iu, LinkedInSign],
  [/instagram/iu, InstagramSign],
  [/facebook/iu, FacebookSign],
  [/twitter|\bx\b/iu, XSign],
];

export function ToolSign({ name }: { name: string }) {
  const look = toolLook(name);
  const { tone } = LOOKS[look];
  const Sign =
    (look === "network" && NETWORK_SIGNS.find(([word]) => word.test(name))?.[1]) || LOOKS[look].Sign;
  return (
    <IconTile tone={tone} className="size-7 rounded-badge">
      <Sign className="size-4" />
    </IconTile>
  );
}
