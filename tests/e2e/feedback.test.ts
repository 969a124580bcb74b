import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { withBrowser } from "./browser.ts";
import { button, dialog, toastText } from "./dashboard-by-hand.ts";
import { pageEnd } from "./in-page/page-end.ts";
import { look } from "./look.ts";
import { withSite } from "./site.ts";

const site = withSite();
const visit = withBrowser(site);

const DIALOG = "[role=dialog]";
const PHONE_TABS = "[data-phone-tabs]";
const WIDGETS = "aside[aria-label=Feedback]";
const REPORT = "BR: Report a bug or request a feature";
const LONG_NAME = "Alexandra-Josephine Featherstone-Haversham of Wintergreen";

const someone = (email: string, name = "Maya Lindqvist") => site().member({ email, name });
const idOf = async (email: string) =>
  (
    await site()
      .world.db.selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow()
  ).id;
const heading = (page: Page) => page.getByRole("heading", { level: 1 }).waitFor();

async function openFeedback(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: "Feedback" }).click();
  await dialog(page, "Tell us what you saw").waitFor();
}

test("a message from the header survives a failure and arrives as it was typed", async () => {
  const email = "a-rather-long-address-of-someone-with-much-to-say@subdomain.example.com";
  const { page, allow } = await visit("/app", { as: await someone(email, LONG_NAME) });
  await heading(page);
  // More than are listed: what is clicked before the page listens is not counted.
  for (let round = 0; round < 10; round += 1) {
    await button(page, "Switch to dark theme").click();
    await button(page, "Switch to light theme").click();
  }
  await openFeedback(page);
  const form = dialog(page);
  await form.getByText("and the 9 before it").click();
  await form.getByRole("radio", { name: "Rate AI" }).click();
  await form.getByLabel("Title").fill("The mentor knows my wax");
  await form.getByLabel("Description").fill("It named the right supplier.\nI had asked three people before.");
  allow(/status of 500/u);
  await page.route("**/api/feedback", (route) => route.fulfill({ status: 500, body: "" }));
  await button(form, "Submit").click();
  await toastText(page, "Submission Failed").waitFor();
  expect(await look(page, "feedback-refused", { within: DIALOG })).toEqual([]);

  await page.unroute("**/api/feedback");
  await button(form, "Submit").click();
  await toastText(page, "AI Rating Submitted").waitFor();
  await form.waitFor({ state: "hidden" });
  const row = await site()
    .world.db.selectFrom("feedback")
    .selectAll()
    .where("user_id", "=", await idOf(email))
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    type: "ai",
    title: "The mentor knows my wax",
    description: "It named the right supplier.\nI had asked three people before.",
    email,
    page: "/app",
  });
  expect(row.last_action?.split(" → ")).toHaveLength(10);
  expect(row.last_action).not.toMatch(/wax|supplier/u);
  expect(row.user_agent).toContain("Chrome");
  expect(row.written_at).toBeInstanceOf(Date);
});

test("missing fields are named, and the first has the focus", async () => {
  const { page } = await visit("/", { as: await someone("missing@example.com") });
  await heading(page);
  await openFeedback(page);
  await button(dialog(page), "Submit").click();
  await toastText(page, "Please provide a title for your feedback.").waitFor();
  await page.keyboard.type("Typed at once");
  expect(await dialog(page).getByLabel("Title").inputValue()).toBe("Typed at once");
  await button(dialog(page), "Submit").click();
  await toastText(page, "Please describe your feedback in detail.").waitFor();
  expect(await look(page, "feedback-missing", { within: DIALOG })).toEqual([]);
});

test("the three widgets open their dialogs, and their input is stored", async () => {
  const email = "widgets@example.com";
  const { page } = await visit("/", { as: await someone(email) });
  await heading(page);
  await page.locator(WIDGETS).waitFor();

  await button(page, REPORT).click();
  await dialog(page, "Report a bug or request a feature").waitFor();
  expect(await look(page, "widget-report", { within: DIALOG, widths: [1280, 768] })).toEqual([]);
  await dialog(page).getByRole("radio", { name: "Feature Request" }).click();
  await dialog(page).getByLabel("Title").fill("Quests on paper");
  await dialog(page).getByLabel("Description").fill("For the workshop wall.");
  await button(dialog(page), "Submit").click();
  await toastText(page, "Feature Request Submitted").waitFor();
  await dialog(page).waitFor({ state: "hidden" });

  await button(page, "Rate the AI").click();
  await dialog(page, "Rate the AI").waitFor();
  expect(await look(page, "widget-ai-rating", { within: DIALOG, widths: [1280, 768] })).toEqual([]);
  await page.getByRole("slider", { name: "AI quests" }).press("End");
  await button(dialog(page), "Submit").click();
  await toastText(page, "AI Rating Submitted").waitFor();
  await dialog(page).waitFor({ state: "hidden" });

  await button(page, "Rate the UI").click();
  await dialog(page, "Rate the UI").waitFor();
  await dialog(page).getByRole("textbox").fill("Calm, and quick.");
  expect(await look(page, "widget-ui-rating", { within: DIALOG })).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("slider", { name: "Navigation" }).press("ArrowLeft");
  await button(dialog(page), "Submit").click();
  await toastText(page, "UI Rating Submitted").waitFor();
  await dialog(page).waitFor({ state: "hidden" });

  const { db } = site().world;
  const mine = await idOf(email);
  const rowOf = (table: "feedback" | "ai_ratings" | "ui_ratings") =>
    db.selectFrom(table).selectAll().where("user_id", "=", mine).executeTakeFirstOrThrow();
  expect(await rowOf("feedback")).toMatchObject({ type: "feature", title: "Quests on paper", page: "/" });
  expect(await rowOf("ai_ratings")).toMatchObject({ ai_tool: 7, ai_task: 10 });
  expect(await rowOf("ui_ratings")).toMatchObject({
    visual_design: 7,
    navigation: 6,
    responsive_design: 7,
    loading_speed: 7,
    feedback: "Calm, and quick.",
  });
});

test("the widgets stand in the margin of wider screens, away from the mentor and the toasts", async () => {
  const { page } = await visit("/", { as: await someone("floats@example.com") });
  await heading(page);
  const widgets = page.locator(WIDGETS);
  await widgets.waitFor();
  for (const [width, isVisible] of [
    [639, false],
    [640, true],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await widgets.isVisible()]).toEqual([width, isVisible]);
  }
  expect(await look(page, "widgets", { within: WIDGETS, widths: [1280, 768] })).toEqual([]);

  await page.setViewportSize({ width: 640, height: 800 });
  await button(page, "Rate the AI").click();
  await button(dialog(page), "Submit").click();
  const toast = toastText(page, "AI Rating Submitted");
  await toast.waitFor();
  const [ours, mentor, message] = await Promise.all(
    [widgets, button(page, "Mentor"), toast].map((part) => part.boundingBox()),
  );
  if (!(ours && mentor && message)) throw new Error("Something that floats is not there");
  expect(ours.x + ours.width).toBeLessThan(message.x);
  expect(message.x + message.width).toBeLessThan(mentor.x);

  await button(page, "Mentor").click();
  await dialog(page, "AI Mentor").waitFor();
  await widgets.waitFor({ state: "hidden" });
});

test("the widgets and the mentor's tab cover no page, and are hidden during onboarding", async () => {
  const { page } = await visit("/privacy", { as: await someone("ends@example.com"), width: 768 });
  for (const path of ["/privacy", "/terms", "/leaderboard", "/performance", "/analytics", "/", "/app"]) {
    await page.goto(path);
    await heading(page);
    await page.locator(WIDGETS).waitFor();
    const [content, widgets, mentor] = await Promise.all(
      ["#main > *", WIDGETS, "#mentor-button"].map((part) => page.locator(part).first().boundingBox()),
    );
    if (!(content && widgets && mentor)) throw new Error("Something is not there");
    expect([path, widgets.x + widgets.width <= content.x, content.x + content.width <= mentor.x]).toEqual([
      path,
      true,
      true,
    ]);
  }
  await page.goto("/balls");
  await heading(page);
  expect(await page.locator(WIDGETS).count()).toBe(0);

  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/privacy", "/leaderboard", "/path", "/"]) {
    await page.goto(path);
    await heading(page);
    const isClear = async () => {
      const { contentEndsAt, floatsFrom } = await page.evaluate(pageEnd, PHONE_TABS);
      return [path, contentEndsAt < floatsFrom];
    };
    await expect.poll(isClear).toEqual([path, true]);
  }

  const as = await site().newcomer({ email: "newcomer@example.com", name: "Ines" });
  const { page: other } = await visit("/", { as });
  await dialog(other).waitFor();
  expect(await other.locator(WIDGETS).count()).toBe(0);
});
