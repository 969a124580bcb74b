import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiError } from "#web/platform/api/api-error.ts";
import { PLANS, renderWithPlan } from "#web/testing/billing.ts";
import { shownToasts } from "#web/ui/toast/toast-store.ts";
import { noticePlanRequired } from "#web/wiring/plan-required.ts";
import { openPlan } from "#web/wiring/signals.ts";

const OFFER = "Thirty days to find out";
const dialog = (name: string) => screen.findByRole("dialog", { name });
const button = (name: string) => screen.getByRole("button", { name });
const open = (isToPay = false) => act(() => void openPlan.emit({ isToPay }));

test("the trial offer says what it costs, what it brings, and what always works", async () => {
  renderWithPlan(null, PLANS.none);
  open();
  const { textContent } = await dialog(OFFER);
  expect(textContent).toContain("$0for 30 days, no card needed");
  expect(textContent).toContain("Then $20 per month, only if you subscribe");
  expect(textContent).toContain(
    "Seeing, completing and creating your own quests, exporting and feedback always work without a plan.",
  );
  expect(textContent).not.toContain("Test mode");
});

test("starting the trial says so, closes the dialog and keeps the answer", async () => {
  const { asked, client, person } = renderWithPlan(null, PLANS.none, {
    "POST /api/subscription/start-trial": { json: PLANS.trial },
  });
  open();
  await dialog(OFFER);
  await person.click(button("Start free trial"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(shownToasts()[0]).toMatchObject({
    title: "Trial Started",
    description: "Enjoy your 30-day free trial!",
  });
  await waitFor(() => expect(client.getQueryData(["/api/subscription/status"])).toEqual(PLANS.trial));
  expect(asked.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("a trial that cannot start says so, and the dialog shows how the plan stands by now", async () => {
  const { client, person } = renderWithPlan(null, PLANS.none, {
    "GET /api/subscription/status": [{ json: PLANS.none }, { json: PLANS.expired }],
    "POST /api/subscription/start-trial": { status: 409, json: { error: "conflict", message: "Once only." } },
  });
  const thrown: unknown[] = [];
  client.getMutationCache().subscribe(({ mutation }) => thrown.push(String(mutation?.state.error)));
  open();
  await dialog(OFFER);
  await person.click(button("Start free trial"));
  await dialog("Keep your quest going");
  expect(shownToasts()[0]).toMatchObject({
    title: "Error",
    description: "Failed to start trial. Please try again.",
    variant: "destructive",
  });
  expect(thrown).toContain("Error: Failed to start trial");
});

test.each([
  ["expired", "Keep your quest going", "Your trial ended on November 10, 2026."],
  ["lapsed", "Keep your quest going", "Your subscription ended on November 11, 2026."],
  ["failed", "Let's try that payment again", "This pays for the month that is open"],
] as const)("%s: the card form, in test mode, with the price", async (plan, title, text) => {
  renderWithPlan(null, PLANS[plan]);
  open();
  const shown = await dialog(title);
  await screen.findByRole("button", { name: "Pay $20 and continue" });
  expect(shown.textContent).toContain(text);
  expect(shown.textContent).toContain("$20per month");
  expect(shown.textContent).toContain("Test mode");
  expect(shown.textContent).toContain("Cancel in two clicks. Access runs to the end of the month you paid.");
  expect(shown.textContent?.includes("always work without a plan")).toBe(plan !== "failed");
});

test("the running trial is shown first; the next step subscribes and says what is charged when", async () => {
  const { asked, person } = renderWithPlan(null, PLANS.trial);
  open();
  const shown = await dialog("Your free trial");
  expect(shown.textContent).toContain("18 days left");
  expect(shown.textContent).toContain("until November 30, 2026");
  await person.click(button("Subscribe now, $20 per month"));
  await dialog("Subscribe to SideQuest");
  expect(shown.textContent).toContain(
    "Your trial still has 18 free days. If you subscribe now, your card is charged today.",
  );
  expect(asked.map(({ path }) => path)).toEqual(["/api/subscription/status"]);
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  open();
  await dialog("Your free trial");
});

test("a refused call opens it with the server's message, after reading the plan again", async () => {
  renderWithPlan(null, PLANS.trial, {
    "GET /api/subscription/status": [{ json: PLANS.trial }, { json: PLANS.expired }],
  });
  open();
  await dialog("Your free trial");
  const refusal = new ApiError(402, "", { error: "plan_required", message: "This needs a plan." });
  act(() => expect(noticePlanRequired(refusal)).toBe(true));
  const shown = await dialog("Keep your quest going");
  expect(shown.textContent).toContain("This needs a plan.");
});

test("only a missing plan opens it, and only where somebody listens", () => {
  const refusal = new ApiError(402, "", { error: "plan_required", message: "This needs a plan." });
  expect(noticePlanRequired(refusal)).toBe(false);
  renderWithPlan(null, PLANS.paid);
  expect(noticePlanRequired(new ApiError(409, "", { error: "conflict", message: "No." }))).toBe(false);
  expect(noticePlanRequired(new Error("plan_required"))).toBe(false);
});

test("a plan that cannot be read is asked for again", async () => {
  const { person } = renderWithPlan(null, PLANS.none, {
    "GET /api/subscription/status": [{ status: 500, text: "" }, { json: PLANS.none }],
  });
  open();
  await screen.findByText("Your plan could not be read.");
  await person.click(button("Retry"));
  await dialog(OFFER);
});

test("where paying is switched off the dialog says so, offers a way to write, and asks for no card", async () => {
  renderWithPlan(null, PLANS.expiredUnpayable);
  open();
  const shown = await dialog("Keep your quest going");
  expect(shown.textContent).toContain("This SideQuest takes no payments at the moment");
  expect(shown.textContent).toContain("always work without a plan");
  expect(shown.textContent).not.toContain("$20");
  expect(screen.getByRole("link", { name: "Write to us" }).getAttribute("href")).toContain("mailto:");
  expect(screen.queryByLabelText("Card number")).toBeNull();
});

test("a running trial offers no subscription where paying is switched off", async () => {
  renderWithPlan(null, { ...PLANS.trial, cardForm: { kind: "off" } });
  open();
  await dialog("Your free trial");
  expect(screen.queryByRole("button", { name: /Subscribe now/u })).toBeNull();
});
