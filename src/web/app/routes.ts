import type { FunctionComponent } from "react";
import type { PagePath } from "#contracts/pages/pages.ts";
import type { ConsolePageName } from "#web/pages/console/load-console-page.tsx";
import { LEGAL_TITLES } from "#web/pages/legal/legal-titles.ts";
import type { MemberPageName } from "#web/pages/load-member-page.ts";
import { type LazyPart, lazyPart } from "#web/platform/lazy/lazy-part.ts";

export interface Screen {
  title: string;
  Page: LazyPart<object>;
}

function screen(name: string, title: string, load: () => Promise<FunctionComponent<object>>): Screen {
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

const notFound = screen("not-found", "404 Page Not Found · SideQuest", async () => {
  return (await import("#web/pages/not-found/not-found-page.tsx")).NotFoundPage;
});

interface Route {
  signedIn: Screen;
  signedOut: Screen;
}

type ScreenParts = Parameters<typeof screen>;
const same = (one: Screen): Route => ({ signedIn: one, signedOut: one });
const forAll = (...parts: ScreenParts): Route => same(screen(...parts));
/** Where the files of these pages are, their own list says, so that the first screen does not carry it. */
const listed = (name: MemberPageName, title: string): Screen =>
  screen(name, title, async () => {
    const { loadMemberPage } = await import("#web/pages/load-member-page.ts");
    return loadMemberPage(name);
  });
const forMembers = (name: MemberPageName, title: string): Route => ({
  signedIn: listed(name, title),
  signedOut: signIn,
});
const memberRoute = (...parts: ScreenParts): Route => ({ signedIn: screen(...parts), signedOut: signIn });

/** A page of the console: where its file is, only the console's own list says, so that members do not load it. */
const forOperators = (name: ConsolePageName, title: string): Route =>
  memberRoute(name, `${title} · SideQuest`, async () => {
    const { loadConsolePage } = await import("#web/pages/console/load-console-page.tsx");
    return loadConsolePage(name);
  });

/** Every page: its path, its title and its file. Paths match exactly, as they do on the server. */
const ROUTES: Record<PagePath, Route> = {
  "/": { signedIn: dashboard, signedOut: landing },
  "/app": { signedIn: dashboard, signedOut: signIn },
  "/path": forMembers("path", "Path · SideQuest"),
  "/money": forMembers("money", "Money · SideQuest"),
  "/review": forMembers("review", "Review · SideQuest"),
  "/streak": forMembers("streak", "Streak · SideQuest"),
  "/level": forMembers("level", "Level · SideQuest"),
  "/leaderboard": forMembers("leaderboard", "Leaderboard · SideQuest"),
  "/together": forMembers("together", "Together · SideQuest"),
  "/analytics": forMembers("analytics", "Analytics · SideQuest"),
  "/analytics/revenue": forOperators("revenue", "Revenue"),
  "/analytics/report": forOperators("console-report", "Report"),
  "/analytics/people": forOperators("people", "People"),
  "/analytics/engine": forOperators("engine", "Engine"),
  "/analytics/feedback": forOperators("inbox", "Feedback"),
  "/analytics/system": forOperators("system", "System"),
  "/analytics/mails": forOperators("mails", "Mails"),
  "/analytics/more": forOperators("more", "Console"),
  "/performance": forMembers("performance", "Performance · SideQuest"),
  "/privacy": forAll("privacy", LEGAL_TITLES.privacy, async () => {
    return (await import("#web/pages/legal/privacy-page.tsx")).PrivacyPage;
  }),
  "/terms": forAll("terms", LEGAL_TITLES.terms, async () => {
    return (await import("#web/pages/legal/terms-page.tsx")).TermsPage;
  }),
  "/docs/api": same(listed("api-docs", "API · SideQuest")),
  "/balls": forAll("balls", "Bouncing orbs · SideQuest", async () => {
    return (await import("#web/pages/balls/balls-page.tsx")).BallsPage;
  }),
};

function routeAt(path: string): Route {
  return Object.hasOwn(ROUTES, path) ? ROUTES[path as PagePath] : same(notFound);
}

export function screenAt(path: string, isSignedIn: boolean): Screen {
  const { signedIn, signedOut } = routeAt(path);
  return isSignedIn ? signedIn : signedOut;
}

/** Whether the page is the same signed in or out: then it is shown even if the session is unknown. */
export function isSameForAll(path: string): boolean {
  const { signedIn, signedOut } = routeAt(path);
  return signedIn === signedOut;
}
