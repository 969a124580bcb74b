import type { Page } from "playwright-core";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const BUSINESS = "Wick & Willow";

/** Answers the eight steps; pressing the last button is left to the test. */
export async function answerOnboarding(page: Page): Promise<void> {
  const next = () => page.getByRole("button", { name: "Continue", exact: true }).click();
  const choose = (text: string) => page.getByText(text, { exact: true }).click();
  await page.getByRole("textbox", { name: "What is your business called?" }).fill(BUSINESS);
  await page.keyboard.press("Enter");
  // A tap on a single choice goes on by itself.
  await choose("E-commerce");
  await choose("Pre-Launch");
  await page.getByRole("textbox", { name: /What does Wick & Willow do/u }).fill("Candles in reused glass.");
  await page.keyboard.press("Enter");
  await choose("Generate Revenue");
  await page.getByText("1 goal(s) selected").waitFor();
  await next();
  await choose("Complete Beginner");
  await choose("5-10 hours/week");
  // Every day is available, so that today has a column whenever the test runs.
  for (const day of DAYS) await page.getByRole("checkbox", { name: day }).click();
}

export async function finishOnboarding(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start Your Quest" }).click();
}
