import { expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { type Width, withBrowser } from "../browser.ts";
import { button } from "../dashboard-by-hand.ts";
import { look } from "../look.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

test("a German browser shows German from onboarding to the first finished quest; the server hears English", async () => {
  const as = await site().newcomer({ email: "deutsch@example.com", name: "Jonas Weber" });
  const { page, requests } = await visit("/app", { as, language: "de-DE" });
  await page.locator("html[lang=de]").waitFor({ state: "attached" });
  await page.getByRole("textbox", { name: "Wie heißt dein Business?" }).fill("Docht & Weide");
  await page.keyboard.press("Enter");
  for (const choice of ["E-Commerce", "Vor dem Start"]) await page.getByText(choice, { exact: true }).click();
  await page.getByRole("textbox", { name: /Docht & Weide/u }).fill("Candles in reused glass.");
  await page.keyboard.press("Enter");
  await page.getByText("Umsatz erzielen", { exact: true }).click();
  await button(page, "Weiter").click();
  for (const choice of ["Ganz am Anfang", "5–10 Std./Woche"])
    await page.getByText(choice, { exact: true }).click();
  await button(page, "Werktags abends").click();
  await button(page, "Quest starten").click();

  await page.locator("#loading-screen").waitFor({ state: "detached" });
  await button(page.locator("#main"), "Starten").first().click();
  await button(page.locator("#main"), "Abschließen").first().click();
  await page.getByRole("region", { name: "Heute erledigt" }).getByText("+25 XP").first().waitFor();
  expect(requests.filter((url) => /\/es-[\w-]+\.js/u.test(url))).toEqual([]);
  const user = await page.evaluate(async () => (await fetch("/api/auth/user")).json());
  expect(user).toMatchObject({ businessType: "E-commerce", businessStage: "Pre-Launch", language: null });
});

test("the profile chooses the language, on this device and the next; nothing is cut off in it", async () => {
  const as = await site().member({ email: "espanol@example.com", name: "Lucía Peña" });
  const { page } = await visit("/app#profile/privacy", { as });
  const profile = page.getByRole("dialog");
  await profile.getByLabel("Language").click();
  await page.getByRole("option", { name: "Español" }).click();
  await profile.getByRole("button", { name: "Save changes" }).click();
  await page.locator("html[lang=es]").waitFor({ state: "attached" });
  await page.goto("/app");
  expect(await look(page, "today-spanish")).toEqual([]);

  const elsewhere = await visit("/app", { as, language: "de-DE" });
  await elsewhere.page.locator("html[lang=es]").waitFor({ state: "attached" });
  await elsewhere.page.goto("/app#profile/privacy");
  await elsewhere.page.getByRole("dialog").getByLabel("Idioma").click();
  await elsewhere.page.getByRole("option", { name: "Deutsch" }).click();
  await elsewhere.page.getByRole("dialog").getByRole("button", { name: "Guardar cambios" }).click();
  await elsewhere.page.locator("html[lang=de]").waitFor({ state: "attached" });
  await elsewhere.page.goto("/app");
  expect(await look(elsewhere.page, "today-german")).toEqual([]);
});

const WIDE_AND_NARROW: Width[] = [1280, 360];
/** In member/money, review and together, overlays and today/running. */
const knownInEnglish = { widths: WIDE_AND_NARROW, inOtherWords: true };

test.each([
  ["de", "Starten", "Weiter"],
  ["es", "Empezar", "Continuar"],
])(
  "nothing is cut off or overflows in %s: onboarding, money, review, together, profile, a running quest",
  async (language, start, next) => {
    const widths = { widths: WIDE_AND_NARROW };
    const email = `wide-${language}@example.com`;
    const newcomer = await site().newcomer({ email: `new-${language}@example.com`, name: "Jo" });
    const first = await visit("/app", { as: newcomer, language });
    await first.page.locator(`html[lang=${language}]`).waitFor({ state: "attached" });
    await first.page.getByRole("textbox").first().fill("Wick & Willow");
    const problems = await look(first.page, `onboarding-${language}`, widths);
    await button(first.page, next).click();
    problems.push(...(await look(first.page, `onboarding-kind-${language}`, widths)));
    await first.page.close();

    const as = await site().member({ email, name: "Maya Lindqvist" });
    // The week before is there to look back on.
    const month = new Date(Date.now() - 40 * MS_PER_DAY);
    await site()
      .world.db.updateTable("users")
      .set({ created_at: month })
      .where("email", "=", email)
      .execute();
    const { page, context } = await visit("/money", { as, language });
    await context.request.post("/api/money/entries", {
      data: { kind: "income", amount: 1_234_500, currency: "eur", what: "Gift set" },
    });
    await context.request.post("/api/tasks", { data: QUEST });
    for (const path of ["money", "review", "together"]) {
      await page.goto(`/${path}`);
      await page.locator("#main h1").waitFor();
      await page.waitForLoadState("networkidle");
      problems.push(...(await look(page, `${path}-${language}`, knownInEnglish)));
    }
    await page.goto("/app#profile/privacy");
    await page.getByRole("dialog").waitFor();
    const within = '[role="dialog"]';
    problems.push(...(await look(page, `profile-${language}`, { ...knownInEnglish, within })));
    await page.goto("/app");
    await button(page.locator("#main"), start).first().click();
    await page.getByRole("timer").waitFor();
    problems.push(...(await look(page, `running-${language}`, knownInEnglish)));
    expect(problems).toEqual([]);
  },
);

const QUEST = {
  title: "Write the Cedar & Clove gift-set page",
  description:
    "Scent first, price last.\n1. Write the scent in one line.\n2. Put the price last.\nDone when it is online.",
  xpReward: 25,
  category: "Marketing",
  difficulty: "Beginner",
  estimatedHours: 1,
  dueDate: new Date(Date.now() - MS_PER_DAY),
};
