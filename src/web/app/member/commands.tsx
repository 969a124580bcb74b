import {
  Bell,
  ChartColumn,
  Gauge,
  Keyboard,
  Lamp,
  LayoutDashboard,
  LogOut,
  MessageSquare,
  Moon,
  NotebookPen,
  Sun,
  Trophy,
  UserRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import type { PagePath } from "#contracts/pages/pages.ts";
import type { Role } from "#domain/accounts/role.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { figurePages } from "#web/platform/figure-pages.ts";
import { otherTheme, setTheme } from "#web/platform/theme/theme.ts";
import { useTheme } from "#web/platform/theme/use-theme.ts";
import { Kbd } from "#web/ui/kbd.tsx";
import { type Command, CommandPalette } from "#web/ui/overlays/command-palette.tsx";
import { askMentor } from "./ask-mentor.ts";
import type { Overlay } from "./use-overlay.ts";

interface CommandsProps {
  role: Role;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onOpenOverlay: (overlay: Overlay) => void;
  onSignOut: () => void;
}

const PAGES = [
  { path: "/", label: "Dashboard", icon: <LayoutDashboard />, keywords: "home quests" },
  { path: "/leaderboard", label: "Leaderboard", icon: <Trophy />, keywords: "ranks progress" },
];

/** Found by other words than their label, too. */
const FIGURES: Partial<Record<PagePath, { icon: ReactNode; keywords: string }>> = {
  "/analytics": { icon: <ChartColumn />, keywords: "analytics report figures admin" },
  "/performance": { icon: <Gauge />, keywords: "health speed" },
};

export function Commands({ role, open, onOpenChange, onOpenOverlay, onSignOut }: CommandsProps) {
  const [, navigate] = useLocation();
  const next = otherTheme(useTheme());
  const figures = figurePages(role).map((page) => ({
    icon: null,
    keywords: "",
    ...FIGURES[page.path],
    ...page,
  }));
  const go = [...PAGES, ...figures].map(
    ({ path, label, icon, keywords }): Command => ({
      id: path,
      label,
      group: "Go to",
      icon,
      keywords,
      run: () => navigate(path),
    }),
  );
  const act = (id: string, label: string, icon: Command["icon"], run: () => void): Command => {
    return { id, label, group: "Do", icon, run };
  };
  const byKey = (key: string): Pick<Command, "aside"> => ({ aside: <Kbd>{key}</Kbd> });
  const commands = [
    ...go,
    { ...act("mentor", "Ask the mentor", <Lamp />, askMentor), ...byKey("M"), keywords: "ai chat help" },
    act("logbook", "Founder's Logbook", <NotebookPen />, () => onOpenOverlay("logbook")),
    act("theme", `Switch to ${next} theme`, next === "dark" ? <Moon /> : <Sun />, () => setTheme(next)),
    act("profile", "Profile", <UserRound />, () => onOpenOverlay("account")),
    act("activity", "Activity", <Bell />, () => onOpenOverlay("activity")),
    act("feedback", "Feedback", <MessageSquare />, () => onOpenOverlay("feedback")),
    {
      ...act("shortcuts", "Keyboard shortcuts", <Keyboard />, () => onOpenOverlay("shortcuts")),
      ...byKey("?"),
      keywords: "keys help",
    },
    act("sign-out", "Sign out", <LogOut />, onSignOut),
  ];
  const counted = commands.map((command) => ({
    ...command,
    run: () => {
      track("button_click", command.label);
      command.run();
    },
  }));
  return <CommandPalette open={open} onOpenChange={onOpenChange} commands={counted} />;
}
