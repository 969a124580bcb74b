import {
  Brain,
  CircleDollarSign,
  FileChartColumn,
  HeartPulse,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Users,
} from "lucide-react";
import type { PagePath } from "#contracts/pages/pages.ts";

export interface ConsolePage {
  readonly path: PagePath;
  readonly label: string;
  readonly about: string;
  readonly Icon: LucideIcon;
  /** Other addresses of the same page. */
  readonly also?: readonly PagePath[];
}

interface ConsoleGroup {
  readonly name: string;
  readonly pages: readonly ConsolePage[];
}

export const CONSOLE_GROUPS: readonly ConsoleGroup[] = [
  {
    name: "Analytics",
    pages: [
      { path: "/analytics", label: "Overview", about: "Figures, funnel, lists", Icon: LayoutDashboard },
      { path: "/analytics/revenue", label: "Revenue", about: "MRR, trials, churn", Icon: CircleDollarSign },
      {
        path: "/analytics/report",
        label: "Report",
        about: "Ranges, export JSON or CSV",
        Icon: FileChartColumn,
      },
    ],
  },
  {
    name: "Admin Panel",
    pages: [
      { path: "/analytics/people", label: "People", about: "Accounts, plans, flags", Icon: Users },
      { path: "/analytics/engine", label: "Engine", about: "Training data, decisions", Icon: Brain },
      {
        path: "/analytics/feedback",
        label: "Feedback",
        about: "Bugs, wishes, ratings",
        Icon: MessageSquareText,
      },
      {
        path: "/analytics/system",
        label: "System",
        about: "Health, alerts, audit log",
        Icon: HeartPulse,
        also: ["/performance"],
      },
    ],
  },
  {
    name: "Email Automation",
    pages: [{ path: "/analytics/mails", label: "Mails", about: "Who is due, rules, schedule", Icon: Mail }],
  },
];

export function isPageAt({ path, also = [] }: ConsolePage, at: string): boolean {
  return path === at || also.some((other) => other === at);
}

/** The page at an address and its group; null for the list of all pages. */
export function consolePageAt(at: string): { group: string; label: string } | null {
  for (const { name, pages } of CONSOLE_GROUPS) {
    const page = pages.find((known) => isPageAt(known, at));
    if (page) return { group: name, label: page.label };
  }
  return null;
}
