/**
 * All pages, with their titles in English. The server answers any other address with 404; the first part of a title
 * names the page in the figures.
 */
export const PUBLIC_PAGES = {
  "/": "SideQuest: turn your side business into a quest",
  "/docs/api": "API",
  "/privacy": "Privacy Policy",
  "/terms": "Terms of Service",
  "/balls": "Bouncing orbs",
} as const;

/** Others are asked to sign in. The files of these pages: `src/web/pages/load-member-page.ts`. */
export const MEMBER_PAGES = {
  "/app": "Dashboard",
  "/path": "Path",
  "/money": "Money",
  "/review": "Review",
  "/streak": "Streak",
  "/level": "Level",
  "/leaderboard": "Leaderboard",
  "/together": "Together",
  "/analytics": "Analytics",
  "/performance": "Performance",
} as const;

/** Members see that there is no such page. The files of these pages: `src/web/pages/console/load-console-page.tsx`. */
export const OPERATOR_PAGES = {
  "/analytics/revenue": "Revenue",
  "/analytics/report": "Report",
  "/analytics/people": "People",
  "/analytics/engine": "Engine",
  "/analytics/feedback": "Feedback",
  "/analytics/system": "System",
  "/analytics/mails": "Mails",
  "/analytics/more": "Console",
} as const;

export type MemberPath = keyof typeof MEMBER_PAGES;
export type OperatorPath = keyof typeof OPERATOR_PAGES;
export type PagePath = keyof typeof PUBLIC_PAGES | MemberPath | OperatorPath;

const TITLES: Record<PagePath, string> = { ...PUBLIC_PAGES, ...MEMBER_PAGES, ...OPERATOR_PAGES };

export const PAGE_PATHS = Object.keys(TITLES) as PagePath[];

/** What stands in the browser's tab. */
export function documentTitle(path: PagePath): string {
  return path === "/" ? TITLES[path] : `${TITLES[path]} · SideQuest`;
}
