import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { SubscriptionView } from "#contracts/billing.ts";
import { beginFirstVisit } from "#web/platform/session/first-visit.ts";
import { PLANS } from "#web/testing/billing.ts";
import { maya } from "#web/testing/maya.ts";
import { renderApp } from "#web/testing/render-app.tsx";
import { EMPTY_DASHBOARD } from "#web/testing/render-dashboard.tsx";
import type { Answers } from "#web/testing/stub-server.ts";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";

beforeEach(() => {
  sessionStorage.clear();
  forgetToasts();
});

const OFFER = "Thirty days to find out";
const REFUSAL = {
  status: 402,
  json: { error: "plan_required", message: "This needs a plan. Your quests stay yours." },
};
const person = userEvent.setup();
const banner = () => screen.queryByRole("region", { name: "Your plan" });
const button = (name: string) => screen.findByRole("button", { name });

function visit(plan: SubscriptionView, answers: Answers = {}, user = maya) {
  return renderApp({
    path: "/",
    user,
    answers: { ...EMPTY_DASHBOARD, "GET /api/subscription/status": { json: plan }, ...answers },
  });
}

/** Longer than a dialog that comes by itself would take. */
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 1_300)));

test("without a plan the offer opens by itself once; after dismissal a banner stays and reopens it", async () => {
  const first = visit(PLANS.none);
  await screen.findByRole("dialog", { name: OFFER });
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(banner()?.textContent).toContain("Your quests stay yours");
  first.unmount();

  visit(PLANS.none);
  await waitFor(() => expect(banner()).not.toBeNull());
  await wait();
  expect(screen.queryByRole("dialog")).toBeNull();
  await person.click(await button("See the free trial"));
  await screen.findByRole("dialog", { name: OFFER });
  await person.keyboard("{Escape}");
  await person.click(await button("Put this away for now"));
  expect(banner()).toBeNull();
});

test("on the first visit the offer waits for the first finished quest", async () => {
  const newcomer = { ...maya, totalXP: 0, level: 1 };
  beginFirstVisit(newcomer.id);
  const first = visit(PLANS.none, {}, newcomer);
  await screen.findByRole("heading", { level: 1 });
  await wait();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(banner()).toBeNull();
  first.unmount();

  const afterOneQuest = { ...newcomer, totalXP: 10 };
  visit(PLANS.none, {}, afterOneQuest);
  await screen.findByRole("dialog", { name: OFFER });
});

test("at the second visit the offer opens, also if nothing is finished yet", async () => {
  visit(PLANS.none, {}, { ...maya, totalXP: 0, level: 1 });
  await screen.findByRole("dialog", { name: OFFER });
});

test.each(["paid", "granted", "legacy", "trial"] as const)("%s: nothing comes by itself", async (plan) => {
  visit(PLANS[plan]);
  await screen.findByRole("heading", { level: 1, name: "Welcome back, Maya!" });
  await wait();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(banner()).toBeNull();
});

test("who has not told about the business is neither asked nor offered anything", async () => {
  const { asked } = visit(PLANS.none, {}, { ...maya, hasCompletedOnboarding: false });
  await screen.findByRole("heading", { level: 1 });
  await wait();
  expect(asked.map(({ path }) => path)).not.toContain("/api/subscription/status");
  expect(screen.queryByRole("dialog", { name: OFFER })).toBeNull();
});

test("it waits for whatever else is open", async () => {
  let tell = () => {};
  const after = new Promise<void>((resolve) => {
    tell = resolve;
  });
  visit(PLANS.expired, { "GET /api/subscription/status": { json: PLANS.expired, after } });
  await screen.findByRole("heading", { level: 1, name: "Welcome back, Maya!" });
  await person.click(await button("Create my own"));
  await screen.findByRole("dialog", { name: "New quest" });
  tell();
  await wait();
  expect(screen.queryByRole("dialog", { name: "Keep your quest going" })).toBeNull();
  await person.click(await button("Close"));
  await screen.findByRole("dialog", { name: "Keep your quest going" });
});

test.each([
  [18, "teal"],
  [7, "yellow"],
  [3, "red"],
] as const)("%i days of trial left: the badge is %s and opens the plan", async (daysLeft, tone) => {
  visit({ ...PLANS.trial, daysLeft });
  const badge = await button(`Free trial: ${daysLeft} days left`);
  expect(badge.querySelector(".badge")?.className).toContain(`bg-trial-${tone}`);
  expect(badge.textContent).toBe(`${daysLeft} days left`);
  expect(banner() !== null).toBe(daysLeft === 3);
  await person.click(badge);
  await screen.findByRole("dialog", { name: "Your free trial" });
});

test("a payment that failed has its banner, which leads to the card form", async () => {
  visit(PLANS.failed);
  await screen.findByText("Your last payment did not go through");
  expect(screen.queryByRole("button", { name: /days left/u })).toBeNull();
  await person.click(await button("Pay again"));
  await screen.findByRole("dialog", { name: "Let's try that payment again" });
});

test("generating without a plan opens the offer with the reason instead of an error", async () => {
  sessionStorage.setItem(`planOffered:${maya.id}`, "1");
  visit(PLANS.none, { "POST /api/tasks/regenerate": REFUSAL });
  await person.click(await button("Generate quests"));
  const dialog = await screen.findByRole("dialog", { name: OFFER });
  expect(dialog.textContent).toContain("This needs a plan.");
  expect(shownToasts()).toEqual([]);
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await button("Generate quests")).toBeTruthy();
});

test("a question without a plan stays in the mentor's box", async () => {
  sessionStorage.setItem(`planOffered:${maya.id}`, "1");
  visit(PLANS.expired, { "POST /api/rag/chat": REFUSAL });
  await person.click(await button("Mentor"));
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your question" });
  await person.type(box, "Is 38 too much?{Enter}");
  await screen.findByRole("dialog", { name: "Keep your quest going" });
  expect(shownToasts()).toEqual([]);
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Keep your quest going" })).toBeNull());
  expect(box.value).toBe("Is 38 too much?");
});
