import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { withBrowser } from "../browser.ts";
import { button, dialog, fromBar, toastText } from "../dashboard-by-hand.ts";
import { look } from "../look.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const DIALOG = "[role=dialog]";
const PAY = "Pay $20 and continue";

/** A trial with this many days left; null for a person who never had one. */
async function leaveDays(email: string, days: number | null): Promise<void> {
  const { db, clock } = site().world;
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const end = days === null ? null : new Date(clock.now().getTime() + days * MS_PER_DAY - 60_000);
  await db
    .updateTable("subscriptions")
    .set({ status: days === null ? "unsubscribed" : "trial", trial_expires_at: end })
    .where("user_id", "=", id)
    .execute();
}

async function arrive(name: string, days: number | null) {
  const email = `${name}@example.com`;
  const as = await site().member({ email, name: "Maya Lindqvist" });
  await leaveDays(email, days);
  const { page, allow } = await visit("/", { as });
  await loaded(page);
  return { page, allow };
}

async function loaded(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator("#loading-screen").waitFor({ state: "detached" });
}

const payWith = async (page: Page, card: RegExp) => {
  await button(page, card).click();
  await button(page, PAY).click();
};

test("no plan: the offer opens by itself, a banner stays, and the trial starts from either", async () => {
  const { page } = await arrive("newcomer", null);
  await dialog(page, "Thirty days to find out").waitFor();
  expect(await look(page, "plan-offer", { within: DIALOG })).toEqual([]);
  await page.keyboard.press("Escape");
  const banner = page.getByRole("region", { name: "Your plan" });
  await banner.waitFor();
  expect(await look(page, "plan-banner-needed")).toEqual([]);
  await button(banner, "See the free trial").click();
  await button(page, "Start free trial").click();
  await toastText(page, "Enjoy your 30-day free trial!").waitFor();
  await banner.waitFor({ state: "detached" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(page, "Free trial: 30 days left").click();
  await dialog(page, "Your free trial").waitFor();
  expect(await look(page, "plan-trial", { within: DIALOG, widths: [1280, 360] })).toEqual([]);
});

test.each([
  [18, "teal"],
  [6, "yellow"],
  [2, "red"],
] as const)("%i days left: the badge and the banner stand well", async (days, tone) => {
  const { page } = await arrive(`days${days}`, days);
  await button(page, `Free trial: ${days} days left`).waitFor();
  expect(await look(page, `plan-badge-${tone}`, { widths: [1280, 360] })).toEqual([]);
});

test("expired: card form, refusal, the bank's question, success; then the profile, and cancelling in two clicks", async () => {
  const { page } = await arrive("payer", 0);
  const form = dialog(page, "Keep your quest going");
  await button(form, PAY).waitFor();
  expect(await look(page, "plan-card-form", { within: DIALOG })).toEqual([]);

  await form.getByLabel("Card number").pressSequentially("5555555555554444");
  expect(await form.getByLabel("Card number").inputValue()).toBe("5555 5555 5555 4444");
  await button(form, PAY).click();
  await form.getByText("Test mode takes only the test cards below.").waitFor();
  expect(await look(page, "plan-card-refused-here", { within: DIALOG, widths: [1280, 360] })).toEqual([]);

  await payWith(page, /Is declined/u);
  await toastText(page, "Payment Failed").waitFor();
  expect(await look(page, "plan-card-declined", { within: DIALOG, widths: [1280, 360] })).toEqual([]);

  await payWith(page, /Asks to confirm/u);
  await form.getByText("Your bank asks you to confirm this payment").waitFor();
  expect(await look(page, "plan-bank-question", { within: DIALOG, widths: [1280, 360] })).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(form, "Approve").click();
  await toastText(page, "Welcome to your SideQuest subscription!").waitFor();
  await form.waitFor({ state: "hidden" });

  await fromBar(page, "Profile");
  const profile = dialog(page, "Maya Lindqvist");
  await profile.getByText(/per month, renews on/u).waitFor();
  await profile.getByRole("heading", { name: "Invoices" }).scrollIntoViewIfNeeded();
  expect(await look(page, "plan-profile", { within: DIALOG })).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(profile, "Cancel subscription").click();
  await profile.getByText(/You keep full access until/u).waitFor();
  expect(await look(page, "plan-cancelling", { within: DIALOG, widths: [1280, 360] })).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(profile, "Confirm").click();
  await profile.getByText(/Nothing more is charged/u).waitFor();
  await button(profile, "Resume subscription").click();
  await button(profile, "Cancel subscription").waitFor();
});

test("a question that needs a plan opens the plan dialog over the mentor, and stays in the input", async () => {
  const { page, allow } = await arrive("asker", 0);
  await dialog(page, "Keep your quest going").waitFor();
  await page.keyboard.press("Escape");
  await dialog(page, "Keep your quest going").waitFor({ state: "hidden" });
  allow(/402/u);
  await button(page, "Mentor").click();
  const box = page.getByRole("textbox", { name: "Your question" });
  await box.fill("Is 38 too much for a candle?");
  await box.press("Enter");
  await dialog(page, "Keep your quest going").getByText("This needs a plan.").waitFor();
  expect(await look(page, "plan-over-mentor", { within: DIALOG, widths: [1280, 360] })).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog(page, "Keep your quest going").waitFor({ state: "hidden" });
  expect(await box.inputValue()).toBe("Is 38 too much for a candle?");
});

test("a failed payment has a banner and a way to pay again", async () => {
  const { page } = await arrive("failing", 0);
  await button(dialog(page), PAY).waitFor();
  await payWith(page, /Fails at renewal/u);
  await toastText(page, "Payment Successful").waitFor();
  const { db, clock } = site().world;
  const past = new Date(clock.now().getTime() - MS_PER_DAY);
  await db
    .updateTable("subscriptions")
    .set({ payment_state: "past_due", paid_until: past })
    .where("payment_state", "=", "active")
    .execute();
  await page.reload();
  await loaded(page);
  await page.getByText("Your last payment did not go through").waitFor();
  expect(await look(page, "plan-banner-failed", { widths: [1280, 768, 360] })).toEqual([]);
});
