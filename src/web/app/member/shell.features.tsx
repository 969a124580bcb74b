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
import { t } from "#web/platform/language/text.ts";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { currentTheme, otherTheme, setTheme } from "#web/platform/theme/theme.ts";
import { Kbd } from "#web/ui/kbd.tsx";
import { figurePages } from "#web/wiring/figure-pages.ts";
import { openProfile } from "#web/wiring/profile-address.ts";
import { PROFILE_SECTIONS, type ProfileSection } from "#web/wiring/profile-sections.ts";
import { openOverlay } from "#web/wiring/signals.ts";
import type { WebFeature } from "#web/wiring/web-feature.ts";

/** The shell's own overlays and commands, and overlays whose parts belong to several features. */

const ACCOUNT = t("Account");

export const dashboard: WebFeature = {
  commands: ({ navigate }) => [
    {
      id: "dashboard",
      label: t("Dashboard"),
      group: t("Go to"),
      icon: <LayoutDashboard />,
      keywords: t("home quests"),
      run: () => navigate("/"),
    },
  ],
};

/** A page of two features. */
export const together: WebFeature = {
  commands: ({ navigate }) => [
    {
      id: "together",
      label: t("Together"),
      group: t("Go to"),
      icon: <Users />,
      keywords: t("league group companion friend invite"),
      run: () => navigate("/together"),
    },
  ],
};

export const figures: WebFeature = {
  commands: ({ user, navigate }) =>
    figurePages(user.role).map(({ path, label }) => ({
      id: path,
      label,
      group: t("Go to"),
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
        group: ACCOUNT,
        label: next === "dark" ? t("Switch to dark theme") : t("Switch to light theme"),
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
      group: ACCOUNT,
      label: t("Profile"),
      icon: <UserRound />,
      keywords: t("business schedule plan subscription account settings"),
      ownWords: profileWords(user),
      run: () => openProfile(),
    },
    ...PROFILE_SECTIONS.map(({ id, label }) => ({
      id: `profile-${id}`,
      group: ACCOUNT,
      label: t("Profile: {section}", { section: label }),
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
  business: t("name type stage description goals"),
  schedule: t("days hours week calendar"),
  privacy: t("time zone leaderboard alias mail"),
  reminders: t("calendar ics notifications push digest quiet hours mail"),
  known: t("facts about your business remembers"),
  plan: t("subscription trial payment invoice cancel"),
  account: t("email picture devices sign-in data export close delete"),
  tokens: t("api token key developer program script"),
  webhooks: t("webhook hook events developer program automation"),
  social: t("twitter linkedin connections networks"),
};

/** What the person chose and wrote about their business, a line each. */
function profileWords(user: UserView): string {
  const { businessName, businessType, businessStage, businessDescription, goals, experience } = user;
  const chosen = (value: string | null) => value && t(value);
  return [
    businessName,
    chosen(businessType),
    chosen(businessStage),
    businessDescription,
    goals,
    chosen(experience),
  ]
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
      group: ACCOUNT,
      label: t("Keyboard shortcuts"),
      icon: <Keyboard />,
      aside: <Kbd>?</Kbd>,
      keywords: t("keys help"),
      run: () => openOverlay.emit("shortcuts"),
    },
  ],
};

export const session: WebFeature = {
  commands: ({ onSignOut }) => [
    { id: "sign-out", group: ACCOUNT, label: t("Sign out"), icon: <LogOut />, run: onSignOut },
  ],
};
