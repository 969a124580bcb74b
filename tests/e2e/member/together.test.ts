import { expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { weekAt, weekBefore, weekBounds } from "#domain/leagues/league-week.ts";
import { runLeagues } from "#server/features/leagues/league-week.service.ts";
import { addLeaguePeople, earn } from "#server/testing/people/league-people.ts";
import { fillSignInForm } from "../account/sign-in-by-hand.ts";
import { withBrowser } from "../browser.ts";
import { look } from "../look.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const LONG = "Donaudampfschifffahrtsgesellschaftskapit";

/** Two weeks of a league with eighteen others, of which the first is over; the person has been in from the start. */
async function leagueOf(email: string): Promise<void> {
  const { db } = site().world;
  const week = weekAt(new Date());
  const last = weekBounds(weekBefore(week));
  const { from } = weekBounds(week);
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const joined_at = new Date(last.from.getTime() - MS_PER_DAY);
  await db.insertInto("league_people").values({ user_id: id, league: 1, joined_at, left_at: null }).execute();
  await earn(db, id, [{ at: new Date(last.from.getTime() + MS_PER_DAY), amount: 120 }]);
  await addLeaguePeople(
    db,
    from,
    Array.from({ length: 18 }, (_, index) => ({
      league: 1,
      joinedAt: joined_at,
      showsName: index % 6 === 0,
      account: { username: index === 0 ? LONG : `Walker ${index}` },
      earned: [
        { at: new Date(last.from.getTime() + MS_PER_DAY), amount: 10 * index },
        { at: from, amount: 190 - 10 * index },
      ],
    })),
  );
  await runLeagues(db, new Date(last.from.getTime() + 6 * MS_PER_MINUTE));
  await runLeagues(db, new Date(from.getTime() + 6 * MS_PER_MINUTE));
}

test("from an invitation to two companions, a kind word, and the end of it", async () => {
  const ines = await visit("/together", {
    as: await site().member({ email: "ines@example.com", name: "Ines Okafor" }),
  });
  const { page } = ines;
  await page.getByRole("heading", { name: "Take one person along" }).waitFor();
  await page.getByRole("heading", { name: "Walk a week with about twenty others" }).waitFor();
  expect(await look(page, "together-empty")).toEqual([]);
  await page.getByRole("button", { name: "Make an invitation link" }).click();
  const url = await page.getByText(/#invite=/u).innerText();
  expect(await look(page, "together-invite")).toEqual([]);

  // The other opens the link signed out: it is kept over the sign-in, and out of the address.
  const noor = { email: "noor@example.com", name: LONG };
  await site().member(noor);
  const { page: theirs } = await visit(url.replace(site().origin, ""));
  await theirs.getByRole("button", { name: "Continue with Google", exact: true }).click();
  await fillSignInForm(theirs, noor);
  await theirs.getByRole("heading", { name: "Ines Okafor invites you along" }).waitFor();
  expect(theirs.url()).toBe(`${site().origin}/together`);
  expect(await look(theirs, "together-invited")).toEqual([]);
  await theirs.getByRole("button", { name: "Walk together" }).focus();
  await theirs.keyboard.press("Enter");
  await theirs.getByRole("heading", { name: "Your companion" }).waitFor();
  await theirs.getByRole("button", { name: "Rest well. Tomorrow is another day." }).click();
  await theirs.getByText("Your word of today is on its way.").waitFor();

  await page.reload();
  await page.getByRole("heading", { name: "Your companion" }).waitFor();
  await page.getByText("Rest well. Tomorrow is another day.").first().waitFor();
  expect(await look(page, "together-pair")).toEqual([]);
  await page.getByRole("button", { name: "End this" }).click();
  await page.getByRole("button", { name: "End it now" }).click();
  await page.getByRole("heading", { name: "Take one person along" }).waitFor();
  await theirs.reload();
  await theirs.getByRole("heading", { name: "Take one person along" }).waitFor();

  const used = await visit(url.replace(site().origin, ""), {
    as: await site().member({ email: "late@example.com", name: "Lara" }),
  });
  used.allow(/status of 404/u);
  await used.page.getByText("This invitation no longer works.").waitFor();
  await used.page.getByRole("button", { name: "All right" }).click();
  await used.page.getByText("This invitation no longer works.").waitFor({ state: "detached" });
});

test("a league: how the last week ended, this week's group, a name of one's own, and leaving", async () => {
  const as = await site().member({ email: "lea@example.com", name: "Lea Brandt" });
  await leagueOf("lea@example.com");
  const { page } = await visit("/", { as });
  await page.locator("#loading-screen").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Activity" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("league");
  await page.getByRole("option", { name: "Together" }).click();
  const group = page.getByRole("list", { name: "Points of this week" });
  await group.waitFor();
  await expect.poll(() => group.getByRole("listitem").count()).toBe(19);
  await page.getByRole("region", { name: "You stay in Meadow" }).waitFor();
  expect(await group.getByText("Lea Brandt").count()).toBe(0);
  expect(await look(page, "together-league")).toEqual([]);
  await page.getByRole("switch", { name: "Show my own name" }).click();
  await group.getByText("Lea Brandt").waitFor();
  await page.getByRole("button", { name: "Leave the league" }).click();
  await page.getByRole("button", { name: "Leave now" }).click();
  await page.getByRole("button", { name: "Join the league" }).click();
  await page.getByText("You are in from Monday on").waitFor();
  expect(await look(page, "together-waiting")).toEqual([]);
});
