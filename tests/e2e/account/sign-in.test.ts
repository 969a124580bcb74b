import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { withBrowser } from "../browser.ts";
import { skipValidation } from "../in-page/form.ts";
import { storedText } from "../in-page/storage.ts";
import { look } from "../look.ts";
import { OUR_COOKIE, withSite } from "../site.ts";
import { fillSignInForm } from "./sign-in-by-hand.ts";

const site = withSite();
const visit = withBrowser(site);

const pathOf = (page: Page) => new URL(page.url()).pathname;
const greeting = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name: `Welcome back, ${name}!` });
const landing = (page: Page) => page.getByRole("link", { name: "Start my SideQuest Today" }).first();

test("from the landing page through the form to the dashboard, and a reload stays there", async () => {
  const { page } = await visit("/");
  await landing(page).click();
  await page.getByRole("heading", { name: "Who is on this quest?" }).waitFor();
  expect(await look(page, "local-sign-in")).toEqual([]);

  await fillSignInForm(page, { email: "maya@example.com", name: "Maya Lindqvist" });
  await greeting(page, "Maya").waitFor();
  expect(pathOf(page)).toBe("/");

  await page.reload();
  await greeting(page, "Maya").waitFor();
});

test("a page for members shows the sign-in screen, and after it the page", async () => {
  const noor = { email: "noor@example.com", name: "Noor" };
  await site().member(noor);
  const { page } = await visit("/leaderboard");
  await page.getByRole("heading", { level: 1, name: "Welcome to SideQuest", exact: true }).waitFor();
  for (const words of [
    "Level up your side hustle journey",
    "Sign in with your Google account to start your quest",
    "This instance signs you in locally: no Google account needed.",
  ])
    await page.getByText(words, { exact: true }).waitFor();

  await page.getByRole("button", { name: "Continue with Google", exact: true }).click();
  await fillSignInForm(page, noor);
  await page.getByRole("heading", { level: 1, name: "Leaderboard" }).waitFor();
  expect(pathOf(page)).toBe("/leaderboard");
});

test("an invalid address is rejected by the browser, and by the server with an error in the form", async () => {
  const { page, allow } = await visit("/api/auth/google");
  const form = pathOf(page);
  await fillSignInForm(page, { email: "not an address" });
  expect(await page.locator("input:invalid").getAttribute("name")).toBe("email");

  await page.evaluate(skipValidation);
  allow(/status of 400/u);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("That email address is not complete.").waitFor();
  expect(pathOf(page)).toBe(form);
  expect(await look(page, "local-sign-in-refused")).toEqual([]);
});

test("a failed sign-in says why", async () => {
  const { page } = await visit("/app");
  for (const [problem, words] of [
    ["failed", "Signing in did not work this time. Nothing was changed: please try again."],
    ["expired", "Signing in took too long, so it was stopped to keep you safe. Please try again."],
    ["closed", "This account is closed. If that comes as a surprise, write to support@127.0.0.1."],
  ]) {
    await page.goto(`/app?signin=${problem}`);
    const line = page.getByRole("alert");
    await line.waitFor();
    expect(await line.textContent()).toBe(words);
  }
  await page.locator("#loading-screen").waitFor({ state: "detached" });
  expect(await look(page, "sign-in-closed", { widths: [1280, 360] })).toEqual([]);
});

test("signing out ends at the landing page and leaves no personal data in the browser", async () => {
  const quinn = { email: "quinn@example.com", name: "Quinn Vetiver" };
  await site().member(quinn);
  const { page, context } = await visit("/leaderboard");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await fillSignInForm(page, quinn);
  await page.getByRole("button", { name: "Sign out" }).click();
  await landing(page).waitFor();
  expect(pathOf(page)).toBe("/");
  expect(await ourCookies(context)).toEqual([]);
  expect(await page.evaluate(storedText)).not.toMatch(/quinn|vetiver/iu);

  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Welcome to SideQuest" }).waitFor();
  expect(await page.locator("body").textContent()).not.toContain("Quinn");

  // The next sign-in asks who it is.
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("heading", { name: "Who is on this quest?" }).waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("");
});

test("signing out everywhere signs out a second browser too", async () => {
  const person = { email: "sam@example.com", name: "Sam" };
  const desk = await visit("/", { as: await site().member(person) });
  const phone = await visit("/", { as: await site().member(person), width: 360 });
  await greeting(phone.page, "Sam").waitFor();

  await desk.page.getByRole("button", { name: "Profile" }).click();
  const dialog = desk.page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await dialog.getByText("This ends every sign-in, also here.").waitFor();
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await landing(desk.page).waitFor();

  // The analytics call on leaving may notice first and remove the cookie.
  phone.tolerate(/status of 401/u);
  await phone.page.reload();
  await landing(phone.page).waitFor();
  expect(await ourCookies(phone.context)).toEqual([]);
});

async function ourCookies(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => OUR_COOKIE.test(name));
}
