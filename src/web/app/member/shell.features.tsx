import {
  Bell,
  ChartColumn,
  Gauge,
  Keyboard,
  LayoutDashboard,
  LogOut,
  Moon,
  Sun,
  UserRound,
} from "lucide-react";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { currentTheme, otherTheme, setTheme } from "#web/platform/theme/theme.ts";
import { Kbd } from "#web/ui/kbd.tsx";
import { figurePages } from "#web/wiring/figure-pages.ts";
import { openOverlay } from "#web/wiring/signals.ts";
import type { WebFeature } from "#web/wiring/web-feature.ts";

/** The shell's own overlays and commands, and overlays whose parts belong to several features. */

export const dashboard: WebFeature = {
  commands: ({ navigate }) => [
    {
      id: "dashboard",
      label: "Dashboard",
      group: "Go to",
      icon: <LayoutDashboard />,
      keywords: "home quests",
      run: () => navigate("/"),
    },
  ],
};

export const figures: WebFeature = {
  commands: ({ user, navigate }) =>
    figurePages(user.role).map(({ path, label }) => ({
      id: path,
      label,
      group: "Go to",
      icon: path === "/performance" ? <Gauge /> : <ChartColumn />,
      keywords: path === "/performance" ? "health speed" : "analytics report figures admin",
      run: () => navigate(path),
    })),
};

export const theme: WebFeature = {
  commands: () => {
    const next = otherTheme(currentTheme());
    return [
      {
        id: "theme",
        label: `Switch to ${next} theme`,
        icon: next === "dark" ? <Moon /> : <Sun />,
        run: () => setTheme(next),
      },
    ];
  },
};

export const account: WebFeature = {
  overlays: {
    account: lazyPart("profile", async () => (await import("./overlays/profile-overlay.tsx")).ProfileOverlay),
  },
  commands: () => [
    { id: "profile", label: "Profile", icon: <UserRound />, run: () => openOverlay.emit("account") },
  ],
};

export const activity: WebFeature = {
  overlays: {
    activity: lazyPart("activity", async () => (await import("./overlays/activity-sheet.tsx")).ActivitySheet),
  },
  commands: () => [
    { id: "activity", label: "Activity", icon: <Bell />, run: () => openOverlay.emit("activity") },
  ],
};

export const keyboard: WebFeature = {
  overlays: {
    shortcuts: lazyPart("shortcuts", async () => {
      return (await import("./overlays/shortcuts-dialog.tsx")).ShortcutsDialog;
    }),
  },
  commands: () => [
    {
      id: "shortcuts",
      label: "Keyboard shortcuts",
      icon: <Keyboard />,
      aside: <Kbd>?</Kbd>,
      keywords: "keys help",
      run: () => openOverlay.emit("shortcuts"),
    },
  ],
};

export const session: WebFeature = {
  commands: ({ onSignOut }) => [{ id: "sign-out", label: "Sign out", icon: <LogOut />, run: onSignOut }],
};
