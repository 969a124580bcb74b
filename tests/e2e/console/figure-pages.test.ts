import { expect, test } from "vitest";
import { withBrowser } from "../browser.ts";
import { button } from "../dashboard-by-hand.ts";
import { look } from "../look.ts";
import { openSite, withSite } from "../site.ts";

const site = withSite(() => openSite(undefined, { REPORTS: "admins" }));
const visit = withBrowser(site);

const HEADER = "body > div header";
const FIGURES = /^(Console|Analytics|Performance)$/u;

test("an admin finds the console in the header, the phone's menu and the profile", async () => {
  // The first account of a local instance is its admin.
  const { page } = await visit("/leaderboard", { as: await site().member() });
  await page.getByRole("link", { name: "Console", exact: true }).waitFor();
  expect(await look(page, "admin-header", { within: HEADER })).toEqual([]);

  await button(page, "Menu").click();
  await page.getByRole("menuitem", { name: "Performance" }).waitFor();
  expect(await look(page, "admin-menu", { within: "[role=menu]", widths: [360] })).toEqual([]);
  await page.getByRole("menuitem", { name: "Profile" }).click();
  const links = page.getByRole("navigation", { name: "Figures" });
  await links.scrollIntoViewIfNeeded();
  expect(await look(page, "admin-profile", { within: "[role=dialog]", widths: [1280, 360] })).toEqual([]);
  await links.getByRole("link", { name: "Console" }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/analytics");
});

test.each([
  [640, "Profile"],
  [768, "Profile"],
  [861, "Console"],
  [1024, "Console"],
])("a header of %i px with all its buttons also fits large figures", async (width, last) => {
  const email = `far${width}@example.com`;
  const member = await site().member({ email, name: "Far Along" });
  const progress = { total_xp: 123_456, role: "admin" as const };
  await site().world.db.updateTable("users").set(progress).where("email", "=", email).execute();
  const { page } = await visit("/leaderboard", { as: member });
  await page.setViewportSize({ width, height: 740 });
  await page.getByRole(last === "Console" ? "link" : "button", { name: last, exact: true }).waitFor();
  const header = page.getByRole("banner").first();
  const [needed, has] = await header.evaluate((element) => [
    Reflect.get(element, "scrollWidth"),
    Reflect.get(element, "clientWidth"),
  ]);
  expect(needed).toBeLessThanOrEqual(has);
  const signOut = await button(page, "Sign out").boundingBox();
  expect((signOut?.x ?? 0) + (signOut?.width ?? 0)).toBeLessThanOrEqual(width - 16);
});

test("if reports are for admins, members see no link to them", async () => {
  const member = await site().member({ email: "noor@example.com", name: "Noor Haddad" });
  const { page } = await visit("/leaderboard", { as: member });
  await button(page, "Profile").waitFor();
  expect(await page.getByRole("link", { name: FIGURES }).count()).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await button(page, "Menu").click();
  await page.getByRole("menuitem", { name: "Profile" }).waitFor();
  expect(await page.getByRole("menuitem", { name: FIGURES }).count()).toBe(0);
});
