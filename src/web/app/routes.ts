import type { ComponentType } from "react";
import type { PagePath } from "#contracts/pages/pages.ts";
import { LEGAL_TITLES } from "#web/pages/legal/legal-titles.ts";
import { type LazyPart, lazyPart } from "#web/platform/lazy/lazy-part.ts";

export interface Screen {
  title: string;
  Page: LazyPart<object>;
}

function screen(name: string, title: string, load: () => Promise<ComponentType<object>>): Screen {
  return { title, Page: lazyPart(name, load) };
}

const landing = screen("landing", "SideQuest: turn your side business into a quest", async () => {
  return (await import("#web/pages/landing/leave-for-landing.tsx")).LeaveForLanding;
});

const signIn = screen("sign-in", "Sign in · SideQuest", async () => {
  return (await import("#web/pages/sign-in/sign-in-page.tsx")).SignInPage;
});

const dashboard = screen("dashboard", "Dashboard · SideQuest", async () => {
  return (await import("#web/pages/dashboard/dashboard-page.tsx")).DashboardPage;
});

const leaderboard = screen("leaderboard", "Leaderboard · SideQuest", async () => {
  return (await import("#web/pages/leaderboard/leaderboard-page.tsx")).LeaderboardPage;
});

const analytics = screen("analytics", "Analytics · SideQuest", async () => {
  return (await import("#web/pages/analytics/analytics-page.tsx")).AnalyticsPage;
});

const performance = screen("performance", "Performance · SideQuest", async () => {
  return (await import("#web/pages/performance/performance-page.tsx")).PerformancePage;
});

const privacy = screen("privacy", LEGAL_TITLES.privacy, async () => {
  return (await import("#web/pages/legal/privacy-page.tsx")).PrivacyPage;
});

const terms = screen("terms", LEGAL_TITLES.terms, async () => {
  return (await import("#web/pages/legal/terms-page.tsx")).TermsPage;
});

const balls = screen("balls", "Bouncing orbs · SideQuest", async () => {
  return (await import("#web/pages/balls/balls-page.tsx")).BallsPage;
});

const notFound = screen("not-found", "404 Page Not Found · SideQuest", async () => {
  return (await import("#web/pages/not-found/not-found-page.tsx")).NotFoundPage;
});

/** Every part of the design system on one page, for developers only: the build leaves it out. */
const gallery = import.meta.env.DEV
  ? screen("gallery", "Gallery · SideQuest", async () => (await import("#web/dev/gallery.tsx")).Gallery)
  : undefined;

interface Route {
  signedIn: Screen;
  signedOut: Screen;
}

const forAll = (one: Screen): Route => ({ signedIn: one, signedOut: one });
const forMembers = (one: Screen): Route => ({ signedIn: one, signedOut: signIn });

/** The whole route table. Paths match exactly, as they do on the server. */
const ROUTES: Record<PagePath, Route> = {
  "/": { signedIn: dashboard, signedOut: landing },
  "/app": forMembers(dashboard),
  "/leaderboard": forMembers(leaderboard),
  "/analytics": forMembers(analytics),
  "/performance": forMembers(performance),
  "/privacy": forAll(privacy),
  "/terms": forAll(terms),
  "/balls": forAll(balls),
};

function routeAt(path: string): Route {
  if (gallery && path === "/dev/gallery") return forAll(gallery);
  return Object.hasOwn(ROUTES, path) ? ROUTES[path as PagePath] : forAll(notFound);
}

export function screenAt(path: string, isSignedIn: boolean): Screen {
  const { signedIn, signedOut } = routeAt(path);
  return isSignedIn ? signedIn : signedOut;
}

/** Whether the path shows the same to everybody: then it stands even when nobody can say who is here. */
export function isSameForAll(path: string): boolean {
  const { signedIn, signedOut } = routeAt(path);
  return signedIn === signedOut;
}
