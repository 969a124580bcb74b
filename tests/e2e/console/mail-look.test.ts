import { expect, test } from "vitest";
import { type MailPage, mailHtml } from "#server/platform/mail/mail-page.ts";
import { withBrowser } from "../browser.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const mail = (more: Partial<MailPage>): MailPage => ({
  subject: "Your quests kept your place",
  preheader: "As you left them.",
  band: "Your trail, where you left it",
  tone: "calm",
  paragraphs: ["Hi Maya,"],
  button: null,
  because: "you have an account",
  operator: "Quest Works Ltd",
  ...more,
});

async function read(page: MailPage, system: "light" | "dark" = "light") {
  const { page: browser } = await visit("/privacy", { width: 360, system });
  await browser.setContent(mailHtml(page));
  return browser;
}

test("on a phone the words of the band stand below its stones, and nothing is wider than the window", async () => {
  const page = await read(mail({ walked: 3 }));
  const words = await page.getByText("Your trail, where you left it").boundingBox();
  const lastStone = await page.getByText("6", { exact: true }).boundingBox();
  if (!words || !lastStone) throw new Error("The band is not shown.");
  expect(words.y).toBeGreaterThanOrEqual(lastStone.y + lastStone.height);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
});

test("in dark a warning's band is dark as well", async () => {
  const page = await read(mail({ tone: "warning", band: "Memory is high" }), "dark");
  const colours = await page.evaluate(
    `[getComputedStyle(document.querySelector(".words")).color, getComputedStyle(document.querySelector(".band")).backgroundColor]`,
  );
  expect(colours).toEqual(["rgb(251, 207, 90)", "rgb(51, 40, 13)"]);
});
