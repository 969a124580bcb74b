import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { withBrowser } from "../browser.ts";
import { button, fromBar } from "../dashboard-by-hand.ts";
import { storedText } from "../in-page/storage.ts";
import { isDayKept } from "../in-page/workers.ts";
import { look } from "../look.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const TITLE = "Write the Cedar & Clove gift-set page";
const OFFLINE = /net::ERR_|Failed to fetch|WebSocket|status of 401/u;

const region = (page: Page) => page.getByRole("region", { name: TITLE });
const waiting = (page: Page) => page.getByRole("region", { name: "Done today" }).getByText("Waiting to send");

/** Somebody whose day is kept on this device. */
async function arrive(email: string) {
  const person = { email, name: "Maya Lindqvist" };
  const visited = await visit("/terms", { as: await site().member(person), worker: true });
  const { page, context } = visited;
  visited.tolerate(OFFLINE);
  const dueDate = new Date(Date.now() - MS_PER_DAY);
  const data = {
    title: TITLE,
    xpReward: 50,
    category: "Marketing",
    difficulty: "Beginner",
    estimatedHours: 1,
    dueDate,
  };
  await context.request.post("/api/tasks", { data });
  await page.goto("/");
  await button(region(page), "Start").waitFor();
  await expect.poll(() => page.evaluate(isDayKept)).toBe(true);
  return { ...visited, person };
}

async function completeOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await button(region(page), "Start").click();
  await button(region(page), "Complete").click();
  await waiting(page).waitFor();
}

async function signInAs(context: BrowserContext, person: { email: string; name: string }): Promise<void> {
  const cookies = await site().member(person);
  await context.clearCookies();
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site().origin })));
}

const questOf = (email: string) =>
  site()
    .world.db.selectFrom("quests")
    .innerJoin("users", "users.id", "quests.user_id")
    .select(["completed_at", "started_at", "xp_paid"])
    .where("users.email", "=", email)
    .where("title", "=", TITLE)
    .executeTakeFirstOrThrow();

test("with the line cut the app opens with the day and the money of the last visit", async () => {
  const { page, context } = await arrive("open@example.com");
  await context.setOffline(true);
  await page.reload();
  await button(region(page), "Start").waitFor();
  // Whether the browser itself knows that it is offline differs between machines.
  await page
    .getByText(/You are offline\.|The server cannot be reached/u)
    .first()
    .waitFor();
  await page.getByRole("region", { name: "Money" }).getByRole("button", { name: "Entry" }).waitFor();
  expect(await look(page, "offline-open", { widths: [1280, 360] })).toEqual([]);
});

test("started and completed without connection, it counts when it was done", async () => {
  const { page, context, person } = await arrive("day@example.com");
  await completeOffline(page, context);
  await context.setOffline(false);
  await expect.poll(async () => (await questOf(person.email)).xp_paid).toBe(50);
  const { started_at, completed_at } = await questOf(person.email);
  expect(completed_at?.getTime()).toBeGreaterThan(started_at?.getTime() ?? Number.NaN);
});

test("after signing out nothing of the person is left on the device", async () => {
  const { page } = await arrive("leaves@example.com");
  await fromBar(page, "Sign out");
  await expect.poll(() => page.evaluate(storedText).catch(() => "answers-")).not.toMatch(/answers-|draft:/u);
});

test("signing out without connection loses nothing: the same person's next sign-in sends it", async () => {
  const { page, context, person } = await arrive("out@example.com");
  await completeOffline(page, context);
  await fromBar(page, "Sign out");
  await expect.poll(() => page.evaluate(storedText).catch(() => "")).toContain("unsent-quests");
  await signInAs(context, person);
  await context.setOffline(false);
  await page.goto("/");
  await expect.poll(async () => (await questOf(person.email)).xp_paid).toBe(50);
});

test("an ended session keeps what waits, and the same person's next sign-in sends it", async () => {
  const { page, context, person } = await arrive("same@example.com");
  await completeOffline(page, context);
  await context.clearCookies();
  await context.setOffline(false);
  // Nobody is signed in any more: the app leaves for the landing page by itself.
  await page.getByRole("heading", { name: "Turn your side business" }).waitFor();
  expect(await page.evaluate(storedText)).toContain("unsent-quests");
  await signInAs(context, person);
  await page.goto("/");
  await expect.poll(async () => (await questOf(person.email)).xp_paid).toBe(50);
});

test("for another person what waits and what was kept is dropped, and nothing is sent in their name", async () => {
  const { page, context, person } = await arrive("first@example.com");
  await completeOffline(page, context);
  await signInAs(context, { email: "second@example.com", name: "Tom Weber" });
  await context.setOffline(false);
  await page.goto("/");
  await page.getByText("Welcome back, Tom!").waitFor();
  await expect.poll(() => page.evaluate(storedText)).not.toContain("unsent-quests");
  await context.setOffline(true);
  await page.reload();
  await page.getByText("Welcome back, Tom!").waitFor();
  expect(await page.getByText(TITLE).count()).toBe(0);
  expect((await questOf(person.email)).completed_at).toBeNull();
});

test("the app can be installed: name, start, scope and icons of both kinds", async () => {
  const { page } = await visit("/terms");
  const manifest = await (await page.request.get("/site.webmanifest")).json();
  expect(manifest).toMatchObject({
    name: "SideQuest",
    id: "/app",
    start_url: "/app",
    scope: "/",
    display: "standalone",
  });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toContain("192x192");
});
