import { expect, test } from "vitest";
import { withBrowser } from "./browser.ts";
import { look } from "./look.ts";
import { withSite } from "./site.ts";

const site = withSite();
const visit = withBrowser(site);

/** A person with an achievement and a visible business name, and the public pages of what they earned. */
async function someoneShares(name: string, businessName: string) {
  const { world } = site();
  const client = await world.person({ name });
  const { id }: { id: string } = (await client.get("/api/auth/user")).json();
  await world.db
    .updateTable("users")
    .set({ username: name, business_name: businessName, shares_business_name: true, total_xp: 1_175 })
    .where("id", "=", id)
    .execute();
  await world.db
    .insertInto("earned_achievements")
    .values({ user_id: id, achievement_id: "streak-3", earned_at: world.clock.now() })
    .execute();
  const path = (answer: { json(): { shareUrl: string } }) => new URL(answer.json().shareUrl).pathname;
  return {
    medal: path(await client.get("/api/achievements/streak-3/share-image")),
    level: path(await client.get("/api/share/level")),
  };
}

test("a shared medal works without script, has no layout problems, and links to the landing page", async () => {
  const { medal } = await someoneShares("Maya Lindqvist", "Wick & Willow");
  const { page, requests } = await visit(medal);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Three days running");
  expect(await look(page, "share-medal")).toEqual([]);
  expect(requests.filter((url) => /\.m?js(\?|$)/u.test(url))).toEqual([]);
  await page.getByRole("link", { name: "Start your own quest" }).click();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a shared level with the longest names stays inside its card", async () => {
  const { level } = await someoneShares("W".repeat(40), "مؤسسة 王小明 & Sons of the Very Long Business Name");
  const { page } = await visit(level);
  expect(await look(page, "share-level")).toEqual([]);
});

test("a removed address explains that it is gone", async () => {
  const { page, allow } = await visit("/s/AAAAAAAAAAAAAAAAAAAAAA");
  allow(/404/u);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("This trail ends here");
  expect(await look(page, "share-gone")).toEqual([]);
});
