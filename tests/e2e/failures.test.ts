import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillSignInForm } from "./account/sign-in-by-hand.ts";
import { withBrowser } from "./browser.ts";
import { goInApp } from "./in-page/navigation.ts";
import { look } from "./look.ts";
import { withSite } from "./site.ts";

const site = withSite();
const visit = withBrowser(site);

/** The topmost dialog, not one behind it. */
const TOP_DIALOG = "body > :not([aria-hidden=true]) [role=dialog]";
const LEADERBOARD_PART = "**/assets/leaderboard-page-*.js";
const CRASHING_PART = `export function LeaderboardPage() {
  if (!globalThis.isRepaired) throw new Error("the page is broken");
  return "The page works again";
}`;

test("a crashed page shows a message with a retry button, and the bar still works", async () => {
  const { page, allow } = await visit("/leaderboard", {
    as: await site().member(),
    prepare: (page) =>
      page.route(LEADERBOARD_PART, (route) =>
        route.fulfill({ contentType: "text/javascript", body: CRASHING_PART }),
      ),
  });
  allow(/A part of the screen crashed.*the page is broken/u);
  await page.getByRole("heading", { level: 1, name: "We lost the trail" }).waitFor();
  await page.getByRole("button", { name: "Profile" }).waitFor();
  await page.locator("#loading-screen").waitFor({ state: "detached" });
  expect(await look(page, "crashed-page", { widths: [1280, 360] })).toEqual([]);

  await page.evaluate(() => Object.assign(globalThis, { isRepaired: true }));
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByText("The page works again").waitFor();
});

test("a chunk that is gone after a deploy reloads the page once, which then works", async () => {
  const { page, allow } = await visit("/privacy", { as: await site().member() });
  await page.locator("#main h1").waitFor();
  allow(/status of 404/u);
  await page.route(LEADERBOARD_PART, (route) => route.fulfill({ status: 404 }), { times: 1 });
  const loads = countLoads(page);
  await page.evaluate(goInApp, "/leaderboard");
  await page.getByRole("heading", { level: 1, name: "Leaderboard" }).waitFor();
  expect(loads()).toBe(1);
});

test("a chunk that stays missing reloads the page once and then shows an error, without a loop", async () => {
  const { page, allow } = await visit("/privacy", { as: await site().member() });
  await page.locator("#main h1").waitFor();
  allow(/status of 404/u);
  allow(/A part of the screen crashed/u);
  await page.route(LEADERBOARD_PART, (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await page.evaluate(goInApp, "/leaderboard");
  await page.getByRole("heading", { level: 1, name: "We lost the trail" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(loads()).toBe(1);
});

test("a session ended elsewhere leads to sign-in, and back to the same page", async () => {
  const person = { email: "ines@example.com", name: "Ines" };
  const { page, requests, allow } = await visit("/performance", { as: await site().member(person) });
  await page.getByRole("heading", { level: 1, name: "Performance" }).waitFor();
  // A connection still being opened would be refused, which the browser logs.
  await page.getByText("Live", { exact: true }).waitFor();
  const elsewhere = await site().world.person(person);
  expect((await elsewhere.post("/api/auth/logout-everywhere", {})).statusCode).toBe(200);
  allow(/status of 401/u);

  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("heading", { name: "You are signed out" }).waitFor();
  await page.waitForLoadState("networkidle");
  // One retry is specified for every read; more would be a loop.
  expect(requests.filter((url) => url.startsWith("/api/auth/sessions")).length).toBeLessThanOrEqual(2);
  expect(await look(page, "signed-out-elsewhere", { within: TOP_DIALOG })).toEqual([]);

  await page.getByRole("button", { name: "Sign in" }).click();
  await fillSignInForm(page, person);
  await page.getByRole("heading", { level: 1, name: "Performance" }).waitFor();
});

test("if the session cannot be read, the person can retry", async () => {
  const { page, allow } = await visit("/leaderboard", {
    as: await site().member(),
    prepare: (page) =>
      page.route("**/api/auth/user", (route) => route.fulfill({ status: 503 }), { times: 1 }),
  });
  allow(/status of 503/u);
  await page.getByText("We could not find out who you are.").waitFor();
  await page.locator("#loading-screen").waitFor({ state: "detached" });
  expect(await look(page, "who-is-here-unknown", { widths: [1280, 360] })).toEqual([]);
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("heading", { level: 1, name: "Leaderboard" }).waitFor();
});

function countLoads(page: Page): () => number {
  let count = 0;
  page.on("load", () => {
    count += 1;
  });
  return () => count;
}
