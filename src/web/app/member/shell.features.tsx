import {
  ChartColumn,
  Gauge,
  Keyboard,
  LayoutDashboard,
  LogOut,
  Moon,
  Sun,
  UserRound,
  Users,
} from "lucide-react";
import type { UserView } from "#contracts/accounts.ts";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { currentTheme, otherTheme, setTheme } from "#web/platform/theme/theme.ts";
import { Kbd } from "#web/ui/kbd.tsx";
import { figurePages } from "#web/wiring/figure-pages.ts";
import { openProfile } from "#web/wiring/profile-address.ts";
import { PROFILE_SECTIONS, type ProfileSection } from "#web/wiring/profile-sections.ts";
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

/** A page of two features. */
export const together: WebFeature = {
  commands: ({ navigate }) => [
    {
      id: "together",
      label: "Together",
      group: "Go to",
      icon: <Users />,
      keywords: "league group companion friend invite",
      run: () => navigate("/together"),
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
  commands: ({ user, toldFacts }) => [
    {
      id: "profile",
      label: "Profile",
      icon: <UserRound />,
      keywords: "business schedule plan subscription account settings",
      ownWords: profileWords(user),
      run: () => openProfile(),
    },
    ...PROFILE_SECTIONS.map(({ id, label }) => ({
      id: `profile-${id}`,
      label: `Profile: ${label}`,
      icon: <UserRound />,
      keywords: SECTION_WORDS[id],
      ...(id === "known" && { ownWords: toldFacts }),
      isOnlyFound: true,
      run: () => openProfile(id),
    })),
  ],
};

/** Further words by which people look for a section. */
const SECTION_WORDS: Record<ProfileSection, string> = {
  business: "name type stage description goals",
  schedule: "days hours week calendar",
  privacy: "time zone leaderboard alias mail",
  reminders: "calendar ics notifications push digest quiet hours mail",
  known: "facts about your business remembers",
  plan: "subscription trial payment invoice cancel",
  account: "email picture devices sign-in data export close delete",
  tokens: "api token key developer program script",
  social: "twitter linkedin connections networks",
};

/** What the person wrote about their business, a line each. */
function profileWords(user: UserView): string {
  const { businessName, businessType, businessStage, businessDescription, goals, experience } = user;
  return [businessName, businessType, businessStage, businessDescription, goals, experience]
    .filter(Boolean)
    .join("\n");
}

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
