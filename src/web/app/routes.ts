import type { FunctionComponent } from "react";
import {
  documentTitle,
  OPERATOR_PAGES,
  type OperatorPath,
  PAGE_PATHS,
  type PagePath,
  type PUBLIC_PAGES,
} from "#contracts/pages/pages.ts";
import type { ListedPath } from "#web/pages/load-member-page.ts";
import { type LazyPart, lazyPart } from "#web/platform/lazy/lazy-part.ts";

export interface Screen {
  /** In English: its first part names the page in the figures. */
  title: string;
  Page: LazyPart<object>;
}

function screen(name: string, title: string, load: () => Promise<FunctionComponent<object>>): Screen {
  return { title, Page: lazyPart(name, load) };
}

const landing = screen("landing", documentTitle("/"), async () => {
  return (await import("#web/pages/landing/leave-for-landing.tsx")).LeaveForLanding;
});

const signIn = screen("sign-in", "Sign in · SideQuest", async () => {
  return (await import("#web/pages/sign-in/sign-in-page.tsx")).SignInPage;
});

const dashboard = screen("dashboard", documentTitle("/app"), async () => {
  return (await import("#web/pages/dashboard/dashboard-page.tsx")).DashboardPage;
});

const notFound = screen("not-found", "404 Page Not Found · SideQuest", async () => {
  return (await import("#web/pages/not-found/not-found-page.tsx")).NotFoundPage;
});

interface Route {
  signedIn: Screen;
  signedOut: Screen;
}

const same = (one: Screen): Route => ({ signedIn: one, signedOut: one });
const forAll = (path: PagePath, load: () => Promise<FunctionComponent<object>>): Route =>
  same(screen(path, documentTitle(path), load));

/** Pages of their own: the others are in the lists of `contracts/pages/pages.ts`. */
const OWN: Record<"/app" | keyof typeof PUBLIC_PAGES, Route> = {
  "/": { signedIn: dashboard, signedOut: landing },
  "/app": { signedIn: dashboard, signedOut: signIn },
  "/privacy": forAll("/privacy", async () => (await import("#web/pages/legal/privacy-page.tsx")).PrivacyPage),
  "/terms": forAll("/terms", async () => (await import("#web/pages/legal/terms-page.tsx")).TermsPage),
  "/docs/api": forAll("/docs/api", async () => {
    return (await import("#web/pages/api-docs/api-docs-page.tsx")).ApiDocsPage;
  }),
  "/balls": forAll("/balls", async () => (await import("#web/pages/balls/balls-page.tsx")).BallsPage),
};

/** Where a page's file is, only the list of its kind says: the first screen does not carry it, nor members the console's. */
async function loadPage(path: PagePath): Promise<FunctionComponent<object>> {
  if (path in OPERATOR_PAGES) {
    const { loadConsolePage } = await import("#web/pages/console/load-console-page.tsx");
    return loadConsolePage(path as OperatorPath);
  }
  const { loadMemberPage } = await import("#web/pages/load-member-page.ts");
  return loadMemberPage(path as ListedPath);
}

/** Every page: its path, its title and its file. Paths match exactly, as they do on the server. */
const ROUTES = Object.fromEntries(
  PAGE_PATHS.map((path) => [
    path,
    path in OWN
      ? OWN[path as keyof typeof OWN]
      : { signedIn: screen(path, documentTitle(path), () => loadPage(path)), signedOut: signIn },
  ]),
) as Record<PagePath, Route>;

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
