import {
  ChartLine,
  ClipboardList,
  FileText,
  NotebookText,
  PenTool,
  Presentation,
  Sparkles,
  Table2,
} from "lucide-react";
import type { ComponentType } from "react";
import { AI_MENTOR } from "#domain/toolbox/tools.ts";
import { FacebookSign, InstagramSign, LinkedInSign, XSign } from "#web/ui/brand/share-icons.tsx";

const ICONS: Record<string, ComponentType<{ className?: string }>> = {
  [AI_MENTOR]: Sparkles,
  LinkedIn: LinkedInSign,
  Instagram: InstagramSign,
  Facebook: FacebookSign,
  Twitter: XSign,
  "Google Docs": FileText,
  "Google Sheets": Table2,
  "Google Slides": Presentation,
  "Google Forms": ClipboardList,
  Figma: PenTool,
  Notion: NotebookText,
  Causal: ChartLine,
};

export function ToolIcon({ name, className }: { name: string; className: string }) {
  const Icon = ICONS[name] ?? FileText;
  return (
    <span className="grid flex-none place-items-center" aria-hidden="true">
      <Icon className={className} />
    </span>
  );
}
