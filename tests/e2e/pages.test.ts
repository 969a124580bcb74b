import { beforeAll, expect, test } from "vitest";
import { MEMBER_PAGES, OPERATOR_PAGES, PAGE_PATHS } from "#contracts/pages/pages.ts";
import { type VisitOptions, withBrowser } from "./browser.ts";
import { AXE_UNANSWERED, SCRIPT_REFUSED } from "./console/mail-preview.ts";
import { goInApp, titleIs } from "./in-page/navigation.ts";
import { look } from "./look.ts";
import { withSite } from "./site.ts";

const site = withSite();
const visit = withBrowser(site);

const UNKNOWN = "/no/such/trail";
const PEOPLE = ["signed-out", "signed-in"] as const;
type Who = (typeof PEOPLE)[number];

const SIGN_IN = "Sign in · SideQuest";
const DASHBOARD = "Dashboard · SideQuest";
const LEGAL = { "/privacy": "Privacy Policy · SideQuest", "/terms": "Terms of Service · SideQuest" } as const;
const behindSignIn = [...Object.keys(MEMBER_PAGES), ...Object.keys(OPERATOR_PAGES)];
const FOR_ALL = {
  "/docs/api": "API · SideQuest",
  "/balls": "Bouncing orbs · SideQuest",
  ...LEGAL,
  [UNKNOWN]: "404 Page Not Found · SideQuest",
};
const TITLES: Record<Who, Record<string, string>> = {
  "signed-out": {
    "/": "SideQuest: turn your side business into a quest",
    ...Object.fromEntries(behindSignIn.map((path) => [path, SIGN_IN])),
    ...FOR_ALL,
  },
  "signed-in": {
    "/": DASHBOARD,
    "/app": DASHBOARD,
    "/path": "Path · SideQuest",
    "/money": "Money · SideQuest",
    "/review": "Review · SideQuest",
    "/streak": "Streak · SideQuest",
    "/level": "Level · SideQuest",
    "/leaderboard": "Leaderboard · SideQuest",
    "/together": "Together · SideQuest",
    "/analytics": "Analytics · SideQuest",
    "/analytics/revenue": "Revenue · SideQuest",
    "/analytics/report": "Report · SideQuest",
    "/analytics/people": "People · SideQuest",
    "/analytics/engine": "Engine · SideQuest",
    "/analytics/feedback": "Feedback · SideQuest",
    "/analytics/system": "System · SideQuest",
    "/analytics/mails": "Mails · SideQuest",
    "/analytics/more": "Console · SideQuest",
    "/performance": "Performance · SideQuest",
    ...FOR_ALL,
  },
};
const CASES = PEOPLE.flatMap((who) =>
  [...PAGE_PATHS, UNKNOWN].map((path) => ({ who, path, title: TITLES[who][path] ?? "" })),
);

let member: VisitOptions = {};

beforeAll(async () => {
  member = { as: await site().member() };
});

const asPerson = (who: Who) => (who === "signed-in" ? member : {});
/** The landing page has a file of its own. */
const lookedAt = new Set([`signed-out ${TITLES["signed-out"]["/"]}`]);

test.each(CASES)(
  "$path $who has the title “$title” and no layout or accessibility problems",
  async ({ who, path, title }) => {
    const statuses: number[] = [];
    const { page, requests, allow, tolerate } = await visit(path, {
      ...asPerson(who),
      prepare: async (page) =>
        page.on("response", (response) => {
          if (response.request().isNavigationRequest()) statuses.push(response.status());
        }),
    });
    if (path === UNKNOWN) allow(/status of 404/u);
    if (path === "/analytics/mails") [SCRIPT_REFUSED, AXE_UNANSWERED].forEach(tolerate);

    await page.waitForFunction(titleIs, title);
    await page.locator("#loading-screen").waitFor({ state: "detached" });
    await page.locator("#first-page").waitFor({ state: "detached" });
    expect(statuses).toEqual([path === UNKNOWN ? 404 : 200]);
    expect(await page.locator("h1").count()).toBe(1);

    // A visitor's page reads nothing about a person; analytics calls and the API document are allowed.
    const apiCalls = requests.filter((url) => /^\/api(?!\/analytics\/|\/openapi\.json)/u.test(url));
    if (who === "signed-out") expect(apiCalls).toEqual([]);

    // Four addresses show the same sign-in screen and two the same dashboard: one check of each is enough.
    const screen = `${who} ${title}`;
    if (lookedAt.has(screen)) return;
    lookedAt.add(screen);
    expect(await look(page, `${pictureName(path)}-${who}`)).toEqual([]);
  },
);

test.each(["/privacy", "/terms"] as const)(
  "%s is named and can be read without script, word for word as with it",
  async (path) => {
    const { page, tolerate } = await visit(path, { script: false });
    // The page refers to the app's files, which a browser without script does not load.
    tolerate(/^request: .*\.js csp$/u);
    expect(await page.title()).toBe(LEGAL[path]);
    const text = await page.locator("main").innerText();
    expect(text).toContain("Back to Home");
    const { page: alive } = await visit(path);
    await alive.locator("#first-page").waitFor({ state: "detached" });
    expect(await alive.locator("main").innerText()).toBe(text);
  },
);

test.each(PEOPLE)(
  "navigating within the app %s sets the title and moves the focus to the heading",
  async (who) => {
    const { page, tolerate } = await visit("/privacy", asPerson(who));
    // On the page of mails, if the preview is there before the next page.
    tolerate(SCRIPT_REFUSED);
    await page.locator("#main h1").waitFor();
    for (const [path, title] of Object.entries(TITLES[who]).toReversed()) {
      // For a visitor it is a separate document.
      if (path === "/" && who === "signed-out") continue;
      await page.evaluate(goInApp, path);
      await page.waitForFunction(titleIs, title);
      // The sign-in screen is the same at both addresses, with the focus on its heading.
      await page.locator("h1:focus").waitFor();
      expect(await page.locator("h1").count(), path).toBe(1);
    }
  },
);

function pictureName(path: string): string {
  return { "/": "home", [UNKNOWN]: "unknown" }[path] ?? path.slice(1).replaceAll("/", "-");
}
